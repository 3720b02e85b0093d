import { Button } from 'antd';
import { PencilLine, Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { DetailsPanel } from '../../../components/page/details-panel.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { AsyncContent } from '../../../components/page/async-content.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { readLastListAddress } from '../../../lib/use-list-state.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { useResource } from '../../audit-log/components/use-resource.ts';
import { disciplineResource } from '../discipline-resource.ts';

const back = { to: '/disciplines', label: 'Disciplines' };

/** One discipline. */
export function DisciplineView() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(disciplineResource.read, { variables: { id } });
  useAdminSubscription(disciplineResource.kinds, () => void refetch());
  const { remove } = useResource(disciplineResource);
  const navigate = useNavigate();
  const discipline = data?.getDiscipline.item;

  async function removeAndLeave() {
    if (discipline && (await remove(discipline))) await navigate(readLastListAddress(back.to));
  }

  return (
    <>
      <PageHeader
        title={discipline ? `Discipline ${discipline.code}` : 'Discipline'}
        back={back}
        actions={
          discipline && (
            <>
              <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={() => void removeAndLeave()}>
                Delete
              </Button>
              <LinkButton
                type="primary"
                to={`/disciplines/edit-discipline/${id}`}
                icon={<PencilLine size={16} aria-hidden />}
              >
                Edit
              </LinkButton>
            </>
          )
        }
      />
      <AsyncContent payload={data?.getDiscipline} failed={error !== undefined} onRetry={() => void refetch()}>
        {({ code, description }) => (
          <DetailsPanel
            title="Discipline"
            facts={[
              { label: 'Code', value: code },
              { label: 'Description', value: description },
            ]}
          />
        )}
      </AsyncContent>
    </>
  );
}
