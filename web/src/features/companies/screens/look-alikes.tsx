import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { revealText } from '@eptw/domain/text/reveal';
import { Link } from 'react-router';
import { GetLookAlikesDocument } from '../../../generated/companies.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { countLookAlikes, type LookAlikes as Found } from '../components/count-look-alikes.ts';
import { CompanyMerge } from '../company-merge.tsx';
import '../companies.css';

/** Companies, accounts and pass numbers that people read as the same, from before new ones were refused. */
export function LookAlikes() {
  const { data, error, refetch } = useQuery(GetLookAlikesDocument);
  useAdminSubscription(['company', 'user', 'worker'], () => void refetch());
  const found = data?.getLookAlikes;
  return (
    <>
      <PageHeader title="Look-Alikes" note={found && (countLookAlikes(found) || 'None')} />
      {found ? <Lists {...found} /> : error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />}
    </>
  );
}

function Lists({ companies, accounts, workers }: Found) {
  if (companies.length + accounts.length + workers.length === 0)
    return (
      <EmptyState
        title="No look-alikes."
        hint="Companies, addresses and pass numbers that look like existing ones are no longer accepted."
      />
    );
  return (
    <div className="look-alikes">
      {companies.map((company) => (
        <CompanyMerge key={company.names[0]} company={company} />
      ))}
      {accounts.length > 0 && (
        <Panel title="Accounts with addresses that look alike">
          <div className="look-alikes-body">
            <p>One may be taken for the other. Change an address, or delete the account that is not needed.</p>
            {accounts.map((alike) => (
              <ul key={alike.accounts[0]?._id}>
                {alike.accounts.map(({ _id, email, fullname, company }) => (
                  <li key={_id}>
                    <Link to={`/users/${_id}`}>{revealText(email)}</Link>
                    <span>{company ? `${fullname}, ${company}` : fullname}</span>
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </Panel>
      )}
      {workers.length > 0 && (
        <Panel title="Workers with pass numbers that look alike">
          <div className="look-alikes-body">
            <p>
              At the gate, one may be taken for another. Correct a number, or erase the worker who is registered twice.
            </p>
            {workers.map((alike) => (
              <ul key={alike.workers[0]?._id}>
                {alike.workers.map(({ _id, name, passNumber, company }) => (
                  <li key={_id}>
                    <Link to={`/crew/edit-worker/${_id}`}>{revealText(passNumber)}</Link>
                    <span>{`${name}, ${company}`}</span>
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </Panel>
      )}
    </div>
  );
}
