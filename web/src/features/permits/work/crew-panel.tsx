import { Button } from 'antd';
import { QrCode, UserPlus } from 'lucide-react';
import { formatJobTime } from '@eptw/domain/work/job-time';
import { Panel } from '../../../components/page/panel.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { useSignOn } from './use-sign-on.ts';
import type { WorkScreen } from './use-work-screen.ts';
import './crew-panel.css';

/** Who is signed on to the permit and since when, with what the viewer may do about it. */
export function CrewPanel({ screen: { page, open } }: { screen: WorkScreen }) {
  const { work } = page.permitWork;
  const { condition, crew, maySignOn, maySignOff, signOnPath, now, timeZone } = work;
  const { sign, worker: signedOff, failure, isSending } = useSignOn('off', page);
  if (crew.length === 0 && signOnPath === null) return null;
  return (
    <Panel
      title="On the job"
      extra={
        <div className="work-crew-buttons">
          {signOnPath !== null && (
            <Button
              className="work-button"
              icon={<QrCode size={16} aria-hidden />}
              onClick={() => open({ code: true })}
            >
              Sign-on code
            </Button>
          )}
          {maySignOn && (
            <Button
              className="work-button"
              icon={<UserPlus size={16} aria-hidden />}
              onClick={() => open({ signOn: true })}
            >
              Sign on
            </Button>
          )}
        </div>
      }
    >
      {condition === null && (
        <p className="work-crew-forbidden">
          Work under this permit is not allowed. Make sure that everybody leaves, and that each person is signed off.
        </p>
      )}
      {crew.length === 0 ? (
        <p className="work-crew-none">Nobody is signed on.</p>
      ) : (
        <ul className="work-crew">
          {crew.map(({ worker, name, since }) => (
            <li key={worker}>
              <div className="work-crew-row">
                <span>
                  <b>{name}</b>
                  <small>since {formatJobTime(new Date(since), new Date(now), timeZone)}</small>
                </span>
                {maySignOff && (
                  <Button
                    className="work-button"
                    aria-label={`Sign off ${name}`}
                    loading={isSending && signedOff === worker}
                    onClick={() => void sign(worker)}
                  >
                    Sign off
                  </Button>
                )}
              </div>
              {signedOff === worker && <FailureNotice failure={failure} work={work} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
