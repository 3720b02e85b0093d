import { longestMapName, mapNameProblem } from '@eptw/domain/administration/map';
import { ChoiceField } from '../../components/field/choice-field.tsx';
import { LineField } from '../../components/field/line-field.tsx';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useTyped } from '../../components/form/use-typed.ts';
import type { MutationAnswer } from '../../lib/apollo/use-command.ts';
import { lastListAddress } from '../../lib/use-list-state.ts';
import { siteChoice, useKeptSites } from '../sites/components/use-kept-sites.ts';
import { MapImageField } from './map-image-field.tsx';

/** A map as its form holds it. */
export interface MapValues {
  name: string;
  /** An id. */
  site: string;
  /** The stored name of its picture. */
  mapImage: string;
}

interface MapFormProps {
  label: string;
  action: string;
  initial: MapValues;
  /** Takes the whole, and what of it differs from what was read. */
  onSubmit: (values: MapValues, changes: Partial<MapValues>) => Promise<MutationAnswer>;
}

/** The fields of a map, to be created or changed. */
export function MapForm({ label, action, initial, onSubmit }: MapFormProps) {
  const { values, changes, hasChanges, set } = useTyped(initial);
  const { sites, loading } = useKeptSites();
  const { name, site, mapImage } = values;
  return (
    <EditForm
      label={label}
      subject="this map"
      action={action}
      backTo={lastListAddress('/maps')}
      creates={initial.name === ''}
      ready={mapNameProblem(name) === undefined && site !== '' && mapImage !== ''}
      hasChanges={hasChanges}
      onSubmit={() => onSubmit(values, changes)}
    >
      <LineField
        label="Name"
        required
        value={name}
        maxLength={longestMapName}
        hint="What people choose it by, such as Level 2."
        problem={name.trim() ? mapNameProblem(name) : undefined}
        onChange={(next) => set({ name: next })}
      />
      <ChoiceField
        label="Site"
        required
        value={site}
        choices={sites.map(siteChoice)}
        loading={loading}
        onChange={(next) => set({ site: next })}
      />
      <MapImageField wide value={mapImage} onChange={(next) => set({ mapImage: next })} />
    </EditForm>
  );
}
