import { Button } from 'antd';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { mayStopArea } from '@eptw/domain/area-stop/area-stop';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { TextInput } from '../../components/field/text-input.tsx';
import { EmergencyCall } from '../../components/page/emergency-call.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../components/page/states.tsx';
import { StickyBar } from '../../components/page/sticky-bar.tsx';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { useNow } from '../../lib/use-now.ts';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { AddVisitor } from './add-visitor.tsx';
import { applyChanges, filterPeople, type MusterFilter } from './muster.ts';
import { MusterBand, OfflineStrip } from './muster-band.tsx';
import { MusterCount } from './muster-count.tsx';
import { MusterGroups } from './muster-groups.tsx';
import { TickRecord } from './tick-record.tsx';
import { useMuster } from './use-muster.ts';
import type { MusterSite } from './use-muster-sites.ts';
import './muster.css';

interface MusterContentProps {
  site: MusterSite;
  /** The permit without a work policy whose people the user adds. */
  permitId: string | undefined;
}

/** Who is at a site, to be ticked off; without a connection the last list that the device has. */
export function MusterContent({ site: { _id, name, timeZone }, permitId }: MusterContentProps) {
  const { saved, changes, isOffline, refusal, problem, load, tick, add, remove } = useMuster(_id);
  const { role, fullname } = useSignedInUser();
  const [filter, setFilter] = useState<MusterFilter>({ shown: 'notSeen', search: '', grouping: 'place' });
  // Each filtering lays the list out anew, also one that changes nothing.
  const [layouts, setLayouts] = useState(0);
  const [isSearching, setSearching] = useState(false);
  const deviceNow = useNow();
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
  const { entries, alarm, mayTick, emergencyPhone, answeredAt, clockAheadMs } = saved;
  const now = new Date(deviceNow.getTime() + clockAheadMs);
  const answered = formatJobTime(new Date(answeredAt), now, timeZone);
  const people = applyChanges(entries, changes, alarm);
  const shown = filterPeople(people, filter);
  const isFrozen = alarm !== null;
  const mayLift = mayStopArea({ role, siteIds: [_id] }, _id);
  const mayAdd = mayTick || (permitId !== undefined && isFrozen);
  const search = filter.search.trim();
  const limits = [filter.shown === 'all' ? '' : nobodyShown[filter.shown].on, search && `'${search}'`].filter(Boolean);

  function show(next: MusterFilter) {
    setFilter(next);
    setLayouts((count) => count + 1);
  }

  return (
    <div className="muster" data-frozen={isFrozen || undefined}>
      {alarm && <MusterBand siteName={name} {...{ alarm, answered, changes, isOffline, mayLift, now, timeZone }} />}
      {!alarm && isOffline && <OfflineStrip answered={answered} changes={changes} />}
      <div role="status">{problem !== undefined && <p className="muster-problem">{problem}</p>}</div>
      <MusterCount people={people} filter={filter} onFilter={show} frozenSince={alarm?.since ?? null} />
      {!mayTick && (
        <p className="muster-note">
          These are the people of your company. The host ticks them; call those who are not seen.
        </p>
      )}
      {shown.length < people.length && <p className="muster-printed">Not everybody: {limits.join(', ')}</p>}
      {(isSearching || filter.search !== '') && (
        <span className="muster-search">
          <Search size={16} aria-hidden />
          <TextInput
            type="search"
            autoFocus
            aria-label="Search by name, company, place or permit"
            placeholder="Name, company, place or permit"
            value={filter.search}
            maxLength={100}
            onChange={(next) => show({ ...filter, search: next })}
          />
        </span>
      )}
      {shown.length === 0 && people.length === 0 && (
        <EmptyState
          title={`Nobody is signed on at ${name}.`}
          hint="Workers appear here once they sign on to a permit."
        />
      )}
      {shown.length === 0 && people.length > 0 && (
        <EmptyState title={filter.search === '' ? nobodyShown[filter.shown].title : 'Nobody found.'} />
      )}
      <MusterGroups
        key={layouts}
        frame={{ timeZone, user: fullname, mayTick, isFrozen }}
        {...{ people, filter, clockAheadMs }}
        onTick={tick}
        onRemove={remove}
      />
      {mayTick && <TickRecord siteId={_id} timeZone={timeZone} />}
      <StickyBar label="Actions">
        {mayAdd && <AddVisitor places={people.map(({ place }) => place)} onAdd={(visitor) => add(visitor, permitId)} />}
        <Button icon={<Search size={16} aria-hidden />} onClick={() => setSearching(true)}>
          Find
        </Button>
        <EmergencyCall number={emergencyPhone} />
      </StickyBar>
    </div>
  );
}

/** What the list says when it shows nobody, and whom it shows on paper. */
const nobodyShown: Record<MusterFilter['shown'], { title: string; on: string }> = {
  notSeen: { title: 'Everybody was seen.', on: 'not seen only' },
  seen: { title: 'Nobody was seen yet.', on: 'seen only' },
  all: { title: 'Nobody found.', on: 'all' },
};
