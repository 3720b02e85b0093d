import { useQuery } from '../../../lib/api/use-query.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { GetSettingsDocument } from '../../../generated/settings.ts';
import { SettingsForm } from '../settings-form.tsx';

/** The settings of the whole installation. */
export function Settings() {
  const { data, error, refetch } = useQuery(GetSettingsDocument, { fetchPolicy: 'network-only' });
  useAdminSubscription(['settings'], () => void refetch());
  const settings = data?.getSettings.item;
  return (
    <>
      <PageHeader
        title="Settings"
        note="Changes apply to everyone immediately. Set the time zone of a site on the site itself."
        actions={<LinkButton to="/setup">Set up</LinkButton>}
      />
      {settings ? (
        <SettingsForm settings={settings} onSaved={refetch} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <LoadingPage />
      )}
    </>
  );
}
