import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { message } from '@eptw/domain/message';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { MusterContent } from '../muster-content.tsx';
import { useMusterSites } from '../use-muster-sites.ts';

/** The muster list of a site: who is there and where, to be ticked off in an emergency. */
export function MusterList() {
  const { site: siteId } = useParams();
  const [search] = useSearchParams();
  const { sites, failed, retry } = useMusterSites();
  const site = sites?.find(({ _id }) => _id === siteId);
  const back = sites && sites.length > 1 ? { to: '/muster', label: 'Sites' } : undefined;
  return (
    <>
      <PageHeader
        title="Muster list"
        note={site?.name}
        {...(back && { back })}
        actions={
          site && (
            <>
              <LinkButton to={`/muster/${site._id}/records`}>Records</LinkButton>
              <Button icon={<Printer size={16} aria-hidden />} onClick={() => print()}>
                Print
              </Button>
            </>
          )
        }
      />
      {site ? (
        <MusterContent key={site._id} site={site} permitId={search.get('permit') ?? undefined} />
      ) : sites ? (
        <ErrorState title={message.notFound} />
      ) : failed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <LoadingPage />
      )}
    </>
  );
}
