import { defaultTimeZone } from '@eptw/domain/time/time-zone';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { CreateSiteDocument } from '../../../generated/sites.ts';
import { SiteForm } from '../site-form.tsx';

const commandOptions = { silent: true };
const title = 'Create Site';
const emptyValues = { name: '', code: '', address: '', timeZone: defaultTimeZone };

/** A new site. */
export function CreateSite() {
  const [create] = useCommand(CreateSiteDocument, commandOptions);
  return (
    <>
      <PageHeader title={title} back={{ to: '/sites', label: 'Sites' }} />
      <SiteForm
        label={title}
        action="Create site"
        initial={emptyValues}
        hasPermits={false}
        onSubmit={(data) => create({ data })}
      />
    </>
  );
}
