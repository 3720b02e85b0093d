import { mapNameMaxLength, validateMapName } from '@eptw/domain/administration/map';
import { SelectField } from '../../../components/field/select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { useFormValues } from '../../../components/form/use-form-values.ts';
import { ResourceScreen, type ResourceForm } from '../../audit-log/components/resource-screen.tsx';
import { toSiteOption, useManagedSites } from '../../sites/components/use-managed-sites.ts';
import type { CreateMapInput, UpdateMapInput } from '../../../generated/maps.ts';
import type { MapRow } from '../map-columns.tsx';
import { MapImageField } from '../map-image-field.tsx';
import { mapResource } from '../map-resource.ts';

function MapForm({ item, form, save }: ResourceForm<MapRow, CreateMapInput, UpdateMapInput>) {
  const { values, changes, hasChanges, set } = useFormValues({
    name: item?.name ?? '',
    site: item?.site._id ?? '',
    mapImage: item?.mapImage ?? '',
  });
  const { sites, loading } = useManagedSites();
  const { name, site, mapImage } = values;
  return (
    <EditForm
      {...form}
      canSubmit={validateMapName(name) === undefined && site !== '' && mapImage !== ''}
      hasChanges={hasChanges}
      onSubmit={() => save(values, changes)}
    >
      <TextField
        label="Name"
        required
        value={name}
        maxLength={mapNameMaxLength}
        hint="For example Level 2."
        problem={name.trim() ? validateMapName(name) : undefined}
        onChange={(next) => set({ name: next })}
      />
      <SelectField
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

const titles = { create: 'Add Map', edit: 'Edit Map' };
const back = { to: '/maps', label: 'Maps' };

/** Creates a map, or changes the one in the address. */
export function EditMap() {
  return (
    <ResourceScreen resource={mapResource} titles={titles} back={back}>
      {(form) => <MapForm {...form} />}
    </ResourceScreen>
  );
}
