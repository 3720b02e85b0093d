import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useSeenPermit } from '../../notifications/components/use-seen-permit.ts';
import type { PermitKind, PlacedPermit } from '../kinds/permit-kind.ts';
import { PermitAbsent } from './permit-absent.tsx';
import type { Permit } from './permit-track.ts';
import { usePermit } from './use-permit.ts';

interface OpenedPermitProps {
  /** What the address is for. */
  kind: PermitKind;
  /** Where a permit of whatever kind is shown in this way. */
  addressOf: (permit: PlacedPermit) => string;
  children: (permit: Permit, refresh: () => Promise<unknown>) => ReactNode;
}

/** The permit of an address once it is there. One of the other kind is shown under its own address. */
export function OpenedPermit({ kind, addressOf, children }: OpenedPermitProps) {
  const { id = '' } = useParams();
  const reading = usePermit(id, kind);
  if (reading.state === 'ready')
    return (
      <>
        <Seen permitId={reading.permit._id} />
        {children(reading.permit, reading.refresh)}
      </>
    );
  if (reading.state === 'elsewhere') return <Navigate to={addressOf(reading.permit)} replace />;
  return <PermitAbsent kind={kind} reading={reading} />;
}

/** Draws nothing: what the viewer was told of the permit counts as seen while it is before them. */
function Seen({ permitId }: { permitId: string }) {
  useSeenPermit(permitId);
  return null;
}
