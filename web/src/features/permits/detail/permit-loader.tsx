import { useLayoutEffect, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useMarkPermitAsRead } from '../../notifications/components/use-mark-permit-as-read.ts';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { holdAnnouncements } from '../../announcements/components/announcement-place.ts';
import type { PermitLevel, PermitReference } from '../components/permit-level.ts';
import { OfflinePermit } from './offline-permit.tsx';
import { PermitUnavailable } from './permit-unavailable.tsx';
import type { Permit } from '../model/permit.ts';
import { usePermit } from './use-permit.ts';

/** What is shown of a permit until it has loaded. */
export interface LoaderPreview {
  content: ReactNode;
  /** Whether it is shown first even if the permit has loaded. */
  isFirst: boolean;
}

/** A permit that has loaded. */
export interface LoadedPermit {
  permit: Permit;
  /** When it was read, by the device's clock. */
  readAt: Date | undefined;
  refresh: () => Promise<unknown>;
}

interface PermitLoaderProps {
  /** The level of permit in the address. */
  level: PermitLevel;
  /** The address at which a permit of either level is shown in this way. */
  toPath: (permit: PermitReference) => string;
  preview?: LoaderPreview | undefined;
  /** Shown above everything for as long as the permit itself is not. */
  meanwhile?: ReactNode;
  children: (loaded: LoadedPermit) => ReactNode;
}

/** Loads the permit of an address. A permit of the other level redirects to its own address. */
export function PermitLoader({ level, toPath, preview, meanwhile, children }: PermitLoaderProps) {
  const { id = '' } = useParams();
  const reading = usePermit(id, level);
  const isNarrow = useNarrowScreen();
  const isLoading = reading.state === 'loading';
  // On a phone the permit decides whether they stand below the condition of its work.
  useLayoutEffect(() => (isNarrow && isLoading ? holdAnnouncements() : undefined), [isNarrow, isLoading]);
  if (preview && (isLoading || (reading.state === 'ready' && preview.isFirst)))
    return (
      <>
        {meanwhile}
        {preview.content}
      </>
    );
  if (reading.state === 'ready')
    return (
      <>
        <MarkSeen permitId={reading.permit._id} />
        {children({ permit: reading.permit, readAt: reading.readAt, refresh: reading.refresh })}
      </>
    );
  if (reading.state === 'elsewhere') return <Navigate to={toPath(reading.permit)} replace />;
  return (
    <>
      {meanwhile}
      {reading.state === 'failed' ? (
        <OfflinePermit key={`offline ${id}`} permitId={id} level={level} onRetry={reading.retry} />
      ) : (
        <PermitUnavailable level={level} result={reading} />
      )}
    </>
  );
}

/** Renders nothing: marks the permit's notifications as read while the viewer has it open. */
function MarkSeen({ permitId }: { permitId: string }) {
  useMarkPermitAsRead(permitId);
  return null;
}
