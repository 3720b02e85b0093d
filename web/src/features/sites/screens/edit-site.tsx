import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AsyncContent } from '../../../components/page/async-content.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { GetSiteDocument, UpdateSiteDocument } from '../../../generated/sites.ts';
import { SiteForm } from '../site-form.tsx';

const commandOptions = { silent: true };
const title = 'Edit Site';

/** A site to be changed. */
export function EditSite() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(GetSiteDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useCommand(UpdateSiteDocument, commandOptions);
  return (
    <>
      <PageHeader title={title} back={{ to: '/sites', label: 'Sites' }} />
      <AsyncContent payload={data?.getSite} failed={error !== undefined} onRetry={() => void refetch()}>
        {({ name, code, address, timeZone, hasPermits }) => (
          <SiteForm
            key={id}
            label={title}
            action="Save site"
            initial={{ name, code, address, timeZone }}
            hasPermits={hasPermits}
            onSubmit={(_values, changes) => update({ id, data: changes })}
          />
        )}
      </AsyncContent>
    </>
  );
}
