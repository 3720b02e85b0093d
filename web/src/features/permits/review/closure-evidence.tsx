import { useMemo } from 'react';
import { Link } from 'react-router';
import { summarizeAfterWork } from '@eptw/domain/permit/after-work';
import { isFinished } from '@eptw/domain/permit/status';
import type { Submission } from '@eptw/domain/template/model/submission';
import { Panel } from '../../../components/page/panel.tsx';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import { toViewPath } from '../components/permit-level.ts';
import { WorkPictures } from '../detail/work-pictures.tsx';
import type { Permit } from '../model/permit.ts';

/** The actions with which permit closers end a permit. */
const finishing: readonly string[] = ['close', 'cancel'];

/** Whether the viewer is to close or cancel this permit. */
export function mayFinish({ actions }: Pick<Permit, 'actions'>): boolean {
  return actions.some((action) => finishing.includes(action));
}

function ChildPermitsLeft({ permit }: { permit: Permit }) {
  const { childPermits } = permit;
  const open = childPermits.filter(({ status }) => !isFinished(status));
  if (childPermits.length === 0) return 'None were raised.';
  if (open.length === 0) return childPermits.length === 1 ? 'One, finished.' : `${childPermits.length}, all finished.`;
  return (
    <>
      Not finished:{' '}
      {open.map((child, index) => (
        <span key={child._id}>
          {index > 0 && ', '}
          <Link className="text-link" to={toViewPath({ ...child, parentPermit: permit })}>
            {child.code}
          </Link>{' '}
          ({child.statusLabel})
        </span>
      ))}
    </>
  );
}

/** What a closer reads before closing: what was said and shown after the work, its people, and its child permits. */
export function ClosureEvidence({ permit }: { permit: Permit }) {
  const { form, submission, children, blockedActions, isFollowed, isNeverStarted } = permit;
  const { hasInputs, answers, pictures } = useMemo(
    () =>
      summarizeAfterWork(
        [{ form, submission }, ...children].map((filled) => ({
          code: filled.form.code,
          template: toFormTemplate(filled.form),
          submission: filled.submission as Submission,
        })),
      ),
    [form, submission, children],
  );
  const blocked = [...new Set(blockedActions.filter(({ action }) => finishing.includes(action)).map(({ why }) => why))];
  return (
    <Panel title="Before you close: what was done after the work" className="closure-evidence">
      <dl>
        {answers.map(({ code, label, answer }) => (
          <div key={`${code} ${label}`}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
        {answers.length === 0 && (
          <div>
            <dt>After the work</dt>
            <dd className="closure-evidence-missing">
              {hasInputs ? 'Nothing has been filled in.' : 'Its forms ask for nothing.'}
            </dd>
          </div>
        )}
        <div>
          <dt>Photos</dt>
          <dd>
            {pictures.length === 0 ? (
              'None were added after the work.'
            ) : (
              <WorkPictures pictures={pictures} files={permit.files} />
            )}
          </dd>
        </div>
        <div>
          <dt>Work and people</dt>
          <dd>
            {isFollowed && isNeverStarted && 'The work was never started. '}
            {blocked.length > 0 ? (
              <span className="closure-evidence-missing">{blocked.join(' ')}</span>
            ) : isFollowed ? (
              'Nothing in the record of the work keeps it from being closed. '
            ) : (
              'Not recorded in the application: ask the submitter whether everybody has left.'
            )}
            {isFollowed && (
              <Link className="text-link" to={toViewPath(permit)}>
                See who was there
              </Link>
            )}
          </dd>
        </div>
        <div>
          <dt>Child permits</dt>
          <dd>
            <ChildPermitsLeft permit={permit} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
