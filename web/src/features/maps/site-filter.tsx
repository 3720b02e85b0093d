import { compareAsRead } from '@eptw/domain/text/reading-order';
import { searchByLabel } from '../../components/field/search-by-label.ts';
import { allMapsFilter } from '@eptw/domain/administration/map';
import { useId } from 'react';
import { Select } from '../../components/field/select.tsx';
import { useManagedSites } from '../sites/components/use-managed-sites.ts';

/** Filters the list by one site, or shows the maps of all. */
export function SiteFilter({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { sites, loading } = useManagedSites();
  const id = useId();
  const codes = sites.map(({ code }) => code).toSorted(compareAsRead);
  return (
    <span className="map-site-filter">
      <label htmlFor={id}>Site</label>
      <Select
        id={id}
        value={value}
        loading={loading}
        options={[allMapsFilter, ...codes].map((code) => ({ value: code, label: code }))}
        showSearch={searchByLabel}
        onChange={onChange}
      />
    </span>
  );
}
