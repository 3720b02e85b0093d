import { toRoleNoun, type JobRole } from '@eptw/domain/role/job-role';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { GetSignOnCandidatesDocument } from '../../../generated/work.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { Work } from '../job/work.ts';
import { CandidateRow, type Candidate } from './candidate-row.tsx';
import './role-sheet.css';

const pageSize = 20;
/** The API returns no more at once: beyond it a search finds the others. */
const mostShown = 100;
const searchDelayMs = 300;

interface RoleCandidatesProps {
  work: Work;
  role: JobRole;
  /** Who is signing on now. */
  busy: string | undefined;
  /** Who was not signed on, and why. */
  refused: { worker: string; notice: ReactNode } | undefined;
  onSignOn: (candidate: Candidate) => void;
  onChangeRole: (candidate: Candidate) => void;
}

/** Who can fill a role: qualified people who are free first, then the others with the reason of each. */
export function RoleCandidates({ work, role, busy, refused, onSignOn, onChangeRole }: RoleCandidatesProps) {
  const [searchText, setSearchText] = useState('');
  const searched = useDebounced(searchText.trim(), searchDelayMs);
  const [limit, setLimit] = useState(pageSize);
  const { data, previousData, error, refetch } = useQuery(GetSignOnCandidatesDocument, {
    variables: { permitId: work.permitId, role, searchText: searched, limit },
    // Who is free changes with each who signs on.
  });
  // While a search is under way, the rows of the previous one stay.
  const answer = (data ?? (error ? undefined : previousData))?.candidates;
  const items = answer?.items ?? [];
  const rest = (answer?.count ?? 0) - items.length;
  return (
    <div className="role-candidates">
      <TextField
        label={`Who is the ${toRoleNoun(role)}? Name, pass number or trade`}
        value={searchText}
        maxLength={200}
        onChange={(text) => {
          setSearchText(text);
          setLimit(pageSize);
        }}
      />
      {!answer && (error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />)}
      {answer && !answer.success && <p role="alert">{answer.message}</p>}
      {answer?.success && items.length === 0 && <p role="status">No worker of the crew register matches.</p>}
      <ul className="people">
        {items.map((candidate) => (
          <CandidateRow
            key={candidate.worker}
            {...{ candidate, role, work }}
            isBusy={busy === candidate.worker}
            notice={refused?.worker === candidate.worker ? refused.notice : undefined}
            onSignOn={() => onSignOn(candidate)}
            onChangeRole={() => onChangeRole(candidate)}
          />
        ))}
      </ul>
      {rest > 0 &&
        (limit < mostShown ? (
          <Button className="work-button" onClick={() => setLimit(limit + pageSize)}>
            Show more ({rest})
          </Button>
        ) : (
          <p className="work-intro">{rest} more. Search to see them.</p>
        ))}
    </div>
  );
}
