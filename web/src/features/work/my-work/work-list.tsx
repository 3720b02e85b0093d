import { Button } from 'antd';
import { formatTime } from '@eptw/domain/time/format-date';
import { taskGroupTitles } from '@eptw/domain/work/summary/my-work';
import { CountBadge } from '../../../components/status/status-tag.tsx';
import type { useMyWork } from './use-my-work.ts';
import { toWorkSections } from './work-sections.ts';
import { WorkRow } from './work-row.tsx';
import './my-work.css';

type WorkListProps = Pick<
  ReturnType<typeof useMyWork>,
  'groups' | 'now' | 'lastKnown' | 'holders' | 'added' | 'moved' | 'showLatest'
> & {
  tasks: NonNullable<ReturnType<typeof useMyWork>['rows']>;
};

/** The jobs of a page under the headings of their groups. They stay where they are while the list is touched. */
export function WorkList({ tasks, groups, now, lastKnown, holders, added, moved, showLatest }: WorkListProps) {
  const [first] = tasks;
  return (
    <div className="my-work-frame">
      <div role="status">
        {lastKnown !== undefined && (
          <p className="my-work-stale">
            <b>Last known {formatTime(lastKnown, first?.timeZone)}</b> The server does not respond.
          </p>
        )}
      </div>
      <WorkUpdates {...{ added, moved, showLatest }} />
      <div className="my-work" {...holders}>
        {toWorkSections(tasks, groups).map(({ group, count, tasks: jobs }) => (
          <section key={group} aria-labelledby={`my-work-${group}`}>
            <h2 id={`my-work-${group}`}>
              {taskGroupTitles[group]} <CountBadge count={count} warm={group === 'now'} label="in all" />
            </h2>
            <ul className="panel">
              {jobs.map((task) => (
                <WorkRow
                  key={task._id}
                  task={task}
                  now={now}
                  isStale={lastKnown !== undefined}
                  isFirst={task === first}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Says what has changed while the list is touched. It lies over the list, because nothing may move then. */
function WorkUpdates({ added, moved, showLatest }: Pick<WorkListProps, 'added' | 'moved' | 'showLatest'>) {
  const isChanged = added > 0 || moved;
  return (
    <div role="status" className="my-work-updates">
      {isChanged && (
        <Button size="small" onClick={showLatest}>
          {added > 0 ? `${added} new above` : 'The order has changed'}
          <span className="visually-hidden">. Show the latest</span>
        </Button>
      )}
    </div>
  );
}
