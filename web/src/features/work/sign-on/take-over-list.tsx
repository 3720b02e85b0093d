import { toRoleNoun, type JobRole } from '@eptw/domain/role/job-role';
import { Button } from 'antd';
import { useQuery } from '../../../lib/api/use-query.ts';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { GetSignOnCandidatesDocument } from '../../../generated/work.ts';
import type { Work } from '../job/work.ts';
import { CallLink } from '../people/person-parts.tsx';
import '../people/people.css';

/** So many are proposed; everybody else stands in the sheet that signs people on. */
const shownCount = 20;

interface TakeOverListProps {
  work: Work;
  role: JobRole;
  /** Who is signing on now. */
  busy: string | undefined;
  onRelieve: (worker: string) => void;
}

/** Who can take over a role: each signs on first, and then the other one signs off, in one step. */
export function TakeOverList({ work, role, busy, onRelieve }: TakeOverListProps) {
  const { data, error, refetch } = useQuery(GetSignOnCandidatesDocument, {
    variables: { permitId: work.permitId, role, searchText: '', limit: shownCount },
    fetchPolicy: 'network-only',
  });
  const answer = data?.candidates;
  if (!answer) return error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />;
  if (!answer.success) return <p role="alert">{answer.message}</p>;
  const present = new Set(work.crew.map(({ worker }) => worker));
  const people = answer.items.filter(({ worker, problem }) => problem === null && !present.has(worker));
  if (people.length === 0) return <p>Nobody else in the crew register can be the {toRoleNoun(role)} now.</p>;
  return (
    <section className="take-over" aria-labelledby="take-over">
      <h3 id="take-over">Can take over</h3>
      <ul className="people">
        {people.map(({ worker, name, passNumber, company, phone }) => (
          <li key={worker}>
            <div className="person">
              <span className="person-who">
                <b>{name}</b>
                <small>{[passNumber, company].filter(Boolean).join(' · ')}</small>
              </span>
              <span className="person-does">
                <CallLink name={name} phone={phone} />
                <Button
                  className="work-button"
                  aria-label={`Relieve: ${name} takes over`}
                  loading={busy === worker}
                  onClick={() => onRelieve(worker)}
                >
                  Relieve
                </Button>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className="work-intro">The new {toRoleNoun(role)} is signed on first. Nothing stops.</p>
    </section>
  );
}
