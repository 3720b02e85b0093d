import { mapNameMaxLength, validateMapName } from '@eptw/domain/administration/map';
import { ChoiceField } from '../../components/field/choice-field.tsx';
import { LineField } from '../../components/field/line-field.tsx';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useFormValues } from '../../components/form/use-form-values.ts';
import type { MutationPayload } from '../../lib/apollo/use-command.ts';
import { readLastListAddress } from '../../lib/use-list-state.ts';
import { toSiteOption, useManagedSites } from '../sites/components/use-managed-sites.ts';
import { MapImageField } from './map-image-field.tsx';

/** The form values of a map. */
export interface MapValues {
  name: string;
  /** The site's id. */
  site: string;
  /** The stored name of the map's picture. */
  mapImage: string;
}

interface MapFormProps {
  label: string;
  action: string;
  initial: MapValues;
  /** Called with all values, and with those that differ from the saved ones. */
  onSubmit: (values: MapValues, changes: Partial<MapValues>) => Promise<MutationPayload>;
}

/** The fields of a map, for creating or editing. */
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
