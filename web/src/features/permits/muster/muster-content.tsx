import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useWakeLock } from '../../../lib/use-wake-lock.ts';
import { applyTicks } from './muster.ts';
import { MusterSummary } from './muster-summary.tsx';
import { PlacePanels } from './place-panels.tsx';
import { useMuster } from './use-muster.ts';
import type { MusterSite } from './use-muster-sites.ts';
import './muster.css';

/** Who is signed on at a site, to be ticked off; without a connection the last list that the device has. */
export function MusterContent({ site: { _id, name, timeZone } }: { site: MusterSite }) {
  const { saved, isOffline, refusal, load, tick } = useMuster(_id);
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
  const { entries, ticks, answeredAt } = saved;
  const people = applyTicks(entries, ticks);
  const summary = <MusterSummary {...{ people, isOffline, answeredAt, timeZone }} unsent={ticks.length} />;
  if (people.length > 0)
    return (
      <>
        {summary}
        <PlacePanels people={people} timeZone={timeZone} onTick={tick} />
      </>
    );
  return (
    <>
      {isOffline && summary}
      <Panel title="People" hiddenTitle>
        <EmptyState
          title={`Nobody is signed on at ${name}.`}
          hint="Workers appear here once they sign on to a permit."
        />
      </Panel>
    </>
  );
}
