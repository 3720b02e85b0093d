import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AsyncContent } from '../../../components/page/async-content.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { MapForm } from '../map-form.tsx';
import { GetMapToEditDocument, UpdateMapDocument } from '../../../generated/maps.ts';

const commandOptions = { silent: true };
const title = 'Edit Map';

/** The screen that edits a map. */
export function EditMap() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(GetMapToEditDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useCommand(UpdateMapDocument, commandOptions);
  return (
    <>
      <PageHeader title={title} back={{ to: '/maps', label: 'Maps' }} />
      <AsyncContent payload={data?.getMapToEdit} failed={error !== undefined} onRetry={() => void refetch()}>
        {({ name, site, mapImage }) => (
          <MapForm
            key={id}
            label={title}
            action="Save map"
            initial={{ name, site: site._id, mapImage }}
            onSubmit={(_values, changes) => update({ id, data: changes })}
          />
        )}
      </AsyncContent>
    </>
  );
}
