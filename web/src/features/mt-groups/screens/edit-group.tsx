import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AsyncContent } from '../../../components/page/async-content.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { GroupForm } from '../group-form.tsx';
import { GetMtGroupByIdDocument, UpdateGroupDocument } from '../../../generated/mt-groups.ts';

const commandOptions = { silent: true };
const title = 'Edit Group';

/** The screen that edits a group; its members are changed from the list. */
export function EditGroup() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(GetMtGroupByIdDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useCommand(UpdateGroupDocument, commandOptions);
  return (
    <>
      <PageHeader title={title} back={{ to: '/mtgroup', label: 'MT Groups' }} />
      <AsyncContent payload={data?.getMTGroupById} failed={error !== undefined} onRetry={() => void refetch()}>
        {({ name, site, permitCloser, siteLocked }) => (
          <GroupForm
            key={id}
            label={title}
            action="Save group"
            initial={{ name, site: site._id, permitCloser }}
            lockedSite={siteLocked ? site : undefined}
            onSubmit={(_values, changes) => update({ id, data: changes })}
          />
        )}
      </AsyncContent>
    </>
  );
}
