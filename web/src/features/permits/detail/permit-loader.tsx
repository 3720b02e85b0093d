import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useMarkPermitAsRead } from '../../notifications/components/use-mark-permit-as-read.ts';
import type { PermitKind, PermitReference } from '../model/permit-kind.ts';
import { PermitUnavailable } from './permit-unavailable.tsx';
import type { Permit } from '../model/permit.ts';
import { usePermit } from './use-permit.ts';

interface PermitLoaderProps {
  /** What the address is for. */
  kind: PermitKind;
  /** Where a permit of whatever kind is shown in this way. */
  toPath: (permit: PermitReference) => string;
  children: (permit: Permit, refresh: () => Promise<unknown>) => ReactNode;
}

/** The permit of an address once it is there. One of the other kind is shown under its own address. */
export function PermitLoader({ kind, toPath, children }: PermitLoaderProps) {
  const { id = '' } = useParams();
  const reading = usePermit(id, kind);
  if (reading.state === 'ready')
    return (
      <>
        <MarkSeen permitId={reading.permit._id} />
        {children(reading.permit, reading.refresh)}
      </>
    );
  if (reading.state === 'elsewhere') return <Navigate to={toPath(reading.permit)} replace />;
  return <PermitUnavailable kind={kind} result={reading} />;
}

/** Draws nothing: what the viewer was told of the permit counts as seen while it is before them. */
function MarkSeen({ permitId }: { permitId: string }) {
  useMarkPermitAsRead(permitId);
  return null;
}
