import { findShownTone, formatShownCondition } from '@eptw/domain/work/records/last-known';
import { formatTaskTime } from '@eptw/domain/work/summary/my-work';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { toViewPath } from '../../permits/components/permit-level.ts';
import type { JobTask } from './use-my-work.ts';

interface WorkRowProps {
  task: JobTask;
  now: Date;
  /** Whether its condition is only last known. */
  isStale: boolean;
  /** Whether its button is the filled one of the screen. */
  isFirst: boolean;
}

/** A job: what to do, where, by when, and the way to its permit. */
export function WorkRow({ task, now, isStale, isFirst }: WorkRowProps) {
  const { _id, code, title, button, due, condition, label, workDescription, place, siteName, holder, contractor } =
    task;
  const time = due === null ? label : formatTaskTime(task.task, new Date(due), now, task.timeZone);
  return (
    <li className="my-work-row" data-group={task.group}>
      <div className="my-work-what">
        <h3>{title}</h3>
        <p>
          <span className="my-work-code">{code}</span> {workDescription}
        </p>
      </div>
      <div className="my-work-where">
        <p>{[place, siteName].filter(Boolean).join(', ')}</p>
        <p className="quiet">{[`Holder: ${holder}`, contractor].filter(Boolean).join(', ')}</p>
      </div>
      <div className="my-work-when">
        <StatusTag tone={findShownTone(condition, isStale)}>{formatShownCondition(condition, isStale)}</StatusTag>
        <p>{time}</p>
      </div>
      <LinkButton
        className="my-work-button"
        type={isFirst ? 'primary' : 'default'}
        to={toViewPath({ _id, parentPermit: task.isChildPermit ? {} : null })}
      >
        {button}
        <span className="visually-hidden"> {code}</span>
      </LinkButton>
    </li>
  );
}
