import { useState } from 'react';
import { EmergencyCall } from '../../../components/page/emergency-call.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useWakeLock } from '../../../lib/use-wake-lock.ts';
import { AddVisitor } from './add-visitor.tsx';
import { applyChanges, filterPeople, type MusterFilter } from './muster.ts';
import { MusterSummary } from './muster-summary.tsx';
import { MusterToolbar } from './muster-toolbar.tsx';
import { PeoplePanels } from './people-panels.tsx';
import { TickRecord } from './tick-record.tsx';
import { useMuster } from './use-muster.ts';
import type { MusterSite } from './use-muster-sites.ts';
import './muster.css';

/** Who is at a site, to be ticked off; without a connection the last list that the device has. */
export function MusterContent({ site: { _id, name, timeZone } }: { site: MusterSite }) {
  const { saved, changes, isOffline, refusal, problem, load, tick, add, remove } = useMuster(_id);
  const [filter, setFilter] = useState<MusterFilter>({ shown: 'all', search: '', grouping: 'place' });
  useWakeLock();
  if (refusal !== undefined) return <ErrorState title={refusal} />;
  if (!saved)
    return isOffline ? (
      <ErrorState
        title="The server cannot be reached, and this device has no earlier list."
        hint="Use the printed list, or a device on which the list was open."
        onRetry={() => void load()}
      />
    ) : (
      <LoadingPage />
    );
  const { entries, alarm, emergencyPhone, answeredAt, clockAheadMs } = saved;
  const people = applyChanges(entries, changes);
  const shown = filterPeople(people, filter);
  const hasSummary = people.length > 0 || isOffline || alarm !== null || problem !== undefined;
  return (
    <>
      {hasSummary && (
        <MusterSummary {...{ people, alarm, changes, isOffline, answeredAt, clockAheadMs, timeZone, problem }} />
      )}
      <MusterToolbar people={people} filter={filter} onFilter={setFilter}>
        <AddVisitor places={people.map(({ place }) => place)} onAdd={add} />
        <EmergencyCall number={emergencyPhone} />
      </MusterToolbar>
      {shown.length === 0 && (
        <Panel title="People" hiddenTitle>
          {people.length === 0 ? (
            <EmptyState
              title={`Nobody is signed on at ${name}.`}
              hint="Workers appear here once they sign on to a permit."
            />
          ) : (
            <EmptyState title={filter.search === '' ? nobodyShown[filter.shown] : 'Nobody found.'} />
          )}
        </Panel>
      )}
      <PeoplePanels
        people={shown}
        grouping={filter.grouping}
        {...{ timeZone, alarm, clockAheadMs }}
        onTick={tick}
        onRemove={remove}
      />
      <TickRecord siteId={_id} timeZone={timeZone} />
    </>
  );
}

/** What the list says when it shows nobody. */
const nobodyShown: Record<MusterFilter['shown'], string> = {
  notSeen: 'Everybody was seen.',
  seen: 'Nobody was seen yet.',
  all: 'Nobody found.',
};
