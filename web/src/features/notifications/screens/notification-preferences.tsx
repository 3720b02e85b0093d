import { useQuery } from '../../../lib/api/use-query.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { GetNotificationPreferencesDocument } from '../../../generated/notifications/preferences.ts';
import { PreferencesForm } from '../preferences/preferences-form.tsx';

/** The notifications that the user gets, in the app and by e-mail. */
export function NotificationPreferences() {
  const { data, error, refetch } = useQuery(GetNotificationPreferencesDocument, { fetchPolicy: 'network-only' });
  const preferences = data?.getNotificationPreferences;
  return (
    <>
      <PageHeader
        title="Notification Preferences"
        note="E-mails leave out notifications you have already read in the app."
        back={{ to: '/my-profile', label: 'Account' }}
      />
      {preferences && <PreferencesForm preferences={preferences} />}
      {!preferences && (error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />)}
    </>
  );
}
