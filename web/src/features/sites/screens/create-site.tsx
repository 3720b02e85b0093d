import { defaultTimeZone } from '@eptw/domain/permit/time-zone';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { CreateSiteDocument, type CreateSiteMutation } from '../operations.generated.ts';
import { SiteForm } from '../site-form.tsx';

const answerOf = (data: CreateSiteMutation) => data.createSite;
const silent = { silent: true };
const title = 'Create Site';
const blank = { name: '', code: '', address: '', timeZone: defaultTimeZone };

/** A new site. */
export function CreateSite() {
  const [create] = useCommand(CreateSiteDocument, answerOf, silent);
  return (
    <>
      <PageHeader title={title} back={{ to: '/sites', label: 'Sites' }} />
      <SiteForm
        label={title}
        action="Create site"
        initial={blank}
        hasPermits={false}
        onSubmit={(data) => create({ data })}
      />
    </>
  );
}
