import { Siren, UserPlus, Users } from 'lucide-react';
import { formatStopLabel } from '@eptw/domain/area-stop/area-stop';
import { formatAgo } from '@eptw/domain/time/format-ago';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { EmergencyCall } from '../../../components/page/emergency-call.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { PermitOfWork } from '../../permits/components/work-slot.ts';
import { StopButton } from '../condition/work-actions.tsx';
import type { WorkScreen } from '../job/use-work-screen.ts';
import { toShownStop, type AreaStop } from '../../area-stops/components/area-stop.ts';

interface StopCardProps {
  permit: PermitOfWork;
  stop: AreaStop;
  /** The work under the permit, where it is followed and loaded. */
  screen: WorkScreen | undefined;
}

/** What the viewer does next: people, and nothing that checks, starts or signs. */
function NextDuringStop({ permit, stop, screen }: StopCardProps) {
  const { _id: viewerId } = useSignedInUser();
  const work = screen?.page.permitWork.work;
  const list = `/muster/${stop.site}`;
  if (!permit.isFollowed)
    return (
      <div className="work-next">
        <p>
          This permit has no work policy: who is there is not recorded. Make sure that everybody has left, and add your
          people to the muster list.
        </p>
        {stop.mustered && (
          <LinkButton type="primary" className="work-button" icon={<UserPlus size={17} aria-hidden />} to={list}>
            Add my people
          </LinkButton>
        )}
      </div>
    );
  if (work?.holder._id === viewerId)
    return (
      <div className="work-next">
        <p className="work-next-label">Next for you</p>
        <p className="work-next-title">Find your people</p>
        <p className="work-next-note">
          {work.crew.length === 0
            ? 'Nobody is signed on. Make sure that nobody is there.'
            : `${work.crew.length} signed on: ${work.crew.map(({ name }) => name).join(', ')}.`}
        </p>
        {stop.mustered && (
          <LinkButton type="primary" className="work-button" icon={<Users size={17} aria-hidden />} to={list}>
            Find your people
          </LinkButton>
        )}
      </div>
    );
  return (
    <div className="work-next">
      <p className="work-next-title">Nobody starts, checks or resumes here</p>
      <p className="work-next-note">
        When the stop is lifted, each job is resumed on its own by the issuing authority.
      </p>
    </div>
  );
}

/** The head of a permit of a stopped site, with or without a work policy, in place of the condition of its work. */
export function StopCard({ permit, stop, screen }: StopCardProps) {
  const now = useNow();
  const since = new Date(stop.setAt);
  const work = screen?.page.permitWork.work;
  return (
    <Panel title="All work is stopped" hiddenTitle className="work-card">
      <div className="work-card-top">
        <div className="work-clock" data-tone="red">
          <p className="work-clock-headline">
            <Siren size={18} aria-hidden />
            {formatStopLabel(toShownStop(stop))} at {stop.siteName}
          </p>
          <p className="work-clock-figure">{stop.mustered ? 'Leave now. Nobody works.' : 'Stop now. Nobody works.'}</p>
          <p className="work-clock-note">
            Since {formatJobTime(since, now, stop.timeZone)}, {formatAgo(since, now)}, by {stop.setBy}.
          </p>
        </div>
        <NextDuringStop permit={permit} stop={stop} screen={screen} />
      </div>
      {screen && work && (
        <div className="work-actions">
          <EmergencyCall number={work.emergencyPhone} />
          <span className="work-action-stop">
            <StopButton screen={screen} />
          </span>
        </div>
      )}
    </Panel>
  );
}
