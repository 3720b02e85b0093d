import { approverRoles } from '@eptw/domain/permit/reviewers';
import { permitCreators } from '@eptw/domain/user/role-groups';
import type { Role } from '@eptw/domain/user/role';
import { GetOwnTasksDocument, GetPermitsDocument } from '../../../generated/permits/list.ts';
import { readAhead } from '../../../lib/api/requests.ts';
import { readListState } from '../../../lib/list-state.ts';
import { toQueryVariables } from './list-variables.ts';

/** Reads the general list of permits, and what needs the viewer, ahead as their screen will ask for it at this address. */
export function readPermitListAhead(address: URLSearchParams, role: Role): void {
  const list = { list: 'permits', showsQuota: permitCreators.includes(role) } as const;
  if (approverRoles.includes(role)) readAhead([GetOwnTasksDocument], {});
  readAhead([GetPermitsDocument], toQueryVariables(readListState(address), list));
}
