import { mapNameMaxLength, validateMapName } from '@eptw/domain/administration/map';
import { ChoiceField } from '../../components/field/choice-field.tsx';
import { LineField } from '../../components/field/line-field.tsx';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useFormValues } from '../../components/form/use-form-values.ts';
import type { MutationPayload } from '../../lib/apollo/use-command.ts';
import { readLastListAddress } from '../../lib/use-list-state.ts';
import { toSiteOption, useManagedSites } from '../sites/components/use-managed-sites.ts';
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
  onSubmit: (values: MapValues, changes: Partial<MapValues>) => Promise<MutationPayload>;
}

/** The fields of a map, to be created or changed. */
export function MapForm({ label, action, initial, onSubmit }: MapFormProps) {
  const { values, changes, hasChanges, set } = useFormValues(initial);
  const { sites, loading } = useManagedSites();
  const { name, site, mapImage } = values;
  return (
    <EditForm
      label={label}
      subject="this map"
      action={action}
      backTo={readLastListAddress('/maps')}
      isNew={initial.name === ''}
      canSubmit={validateMapName(name) === undefined && site !== '' && mapImage !== ''}
      hasChanges={hasChanges}
      onSubmit={() => onSubmit(values, changes)}
    >
      <LineField
        label="Name"
        required
        value={name}
        maxLength={mapNameMaxLength}
        hint="For example Level 2."
        problem={name.trim() ? validateMapName(name) : undefined}
        onChange={(next) => set({ name: next })}
      />
      <ChoiceField
        label="Site"
        required
        value={site}
        options={sites.map(toSiteOption)}
        loading={loading}
        onChange={(next) => set({ site: next })}
      />
      <MapImageField wide value={mapImage} onChange={(next) => set({ mapImage: next })} />
    </EditForm>
  );
}
