import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { Loaded } from '../../../components/page/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { GroupForm } from '../group-form.tsx';
import { GetMtGroupByIdDocument, UpdateGroupDocument, type UpdateGroupMutation } from '../operations.generated.ts';

const answerOf = (data: UpdateGroupMutation) => data.updateGroup;
const silent = { silent: true };
const title = 'Edit Group';

/** A group to be changed; its members are changed from the list. */
export function EditGroup() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(GetMtGroupByIdDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useCommand(UpdateGroupDocument, answerOf, silent);
  return (
    <>
      <PageHeader title={title} back={{ to: '/mtgroup', label: 'MT Groups' }} />
      <Loaded answer={data?.getMTGroupById} failed={error !== undefined} onRetry={() => void refetch()}>
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
      </Loaded>
    </>
  );
}
