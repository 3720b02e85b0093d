import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { Panel } from '../../../components/page/panel.tsx';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { YouTag } from '../../../components/status/you-tag.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { conditionClockId } from './condition-line.tsx';
import { DayLine } from './day-line.tsx';
import { DueTime } from './due-time.tsx';
import { NextButton } from './next-button.tsx';
import { InsideFact } from '../people/inside-fact.tsx';
import { RunningClock } from './running-clock.tsx';
import type { WorkScreen } from '../job/use-work-screen.ts';
import { findWorkTone } from '../job/work.ts';
import { WorkActions } from './work-actions.tsx';
import './condition-card.css';

/** The one thing that the viewer does next. */
function NextForYou({ screen }: { screen: WorkScreen }) {
  const { step, page } = screen;
  const { work, clock } = page.permitWork;
  const isNarrow = useNarrowScreen();
  if (!step) return null;
  return (
    <div className="work-next">
      <p className="work-next-label">Next for you</p>
      <p className="work-next-title">
        {step.title} {step.due && <DueTime due={step.due} work={work} clock={clock} />}
      </p>
      {step.note && <p className="work-next-note">{step.note}</p>}
      {/* On a phone it is in the bar at the bottom. */}
      {!isNarrow && <NextButton screen={screen} />}
    </div>
  );
}

/** Who holds the permit, what is due, and what waits for an answer. */
function WorkFacts({ screen }: { screen: WorkScreen }) {
  const { work, clock } = screen.page.permitWork;
  const { _id: viewerId } = useSignedInUser();
  const { holder, handover, extension, nextCheck, revalidateBy, timeZone } = work;
  const format = (time: string) => formatJobTime(new Date(time), new Date(work.now), timeZone);
  return (
    <dl className="work-facts">
      <InsideFact work={work} clock={clock} />
      <div>
        <dt>Permit holder</dt>
        <dd>
          {holder.fullname}
          {holder._id === viewerId && <YouTag />}
          {handover && (
            <small>
              {handover.appointedBecause === null ? 'Handover waits' : 'Appointment waits'} for {handover.to.fullname}{' '}
              since {format(handover.at)}
              {handover.needsConfirmation && '; the issuing authority confirms it first'}
            </small>
          )}
        </dd>
      </div>
      {nextCheck && nextCheck !== screen.step?.due && (
        <div>
          <dt>Next check</dt>
          <dd>
            {nextCheck.title}
            <small>
              <DueTime due={nextCheck} work={work} clock={clock} />
            </small>
          </dd>
        </div>
      )}
      {revalidateBy && (
        <div>
          <dt>Revalidation</dt>
          <dd>
            due {format(revalidateBy)}
            <small>by the issuing authority</small>
          </dd>
        </div>
      )}
      {extension && (
        <div>
          <dt>Extension requested</dt>
          <dd>
            until {format(extension.until)}
            <small>{extension.reason}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The head of a controlled permit: the condition with its clock, the viewer's next step, facts and actions. */
export function ConditionCard({ screen }: { screen: WorkScreen }) {
  const { work, clock, isStale, series } = screen.page.permitWork;
  if (work.condition === null) return null;
  return (
    <Panel title="The work now" hiddenTitle className="work-card">
      <div className="work-card-top">
        <div id={conditionClockId} className="work-clock" data-tone={findWorkTone(work, isStale)}>
          <RunningClock work={work} clock={clock} isStale={isStale} />
          <DayLine work={work} clock={clock} series={series} />
        </div>
        <NextForYou screen={screen} />
      </div>
      <WorkFacts screen={screen} />
      <WorkActions screen={screen} />
    </Panel>
  );
}
