import { readAhead } from '../../../lib/apollo/client.ts';
import type { PermitKind } from '../components/permit-kind.ts';
import { getPermitOperations } from '../model/permit-operations.ts';

/** Reads a permit ahead, as a screen for this kind will ask for it. */
export function readPermitAhead(id: string, kind: PermitKind): void {
  readAhead([getPermitOperations(kind).read], { id });
}
