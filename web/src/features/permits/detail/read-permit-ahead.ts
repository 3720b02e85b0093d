import { readAhead } from '../../../lib/api/requests.ts';
import type { PermitLevel } from '../components/permit-level.ts';
import { getPermitOperations } from '../model/permit-operations.ts';

/** Reads a permit ahead, as a screen for this level will ask for it. */
export function readPermitAhead(id: string, level: PermitLevel): void {
  readAhead([getPermitOperations(level).read], { id });
}
