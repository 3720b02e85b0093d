import {
  CreateGroupDocument,
  DeleteGroupDocument,
  GetGroupsPageDocument,
  GetMtGroupByIdDocument,
  UpdateGroupDocument,
} from '../../generated/mt-groups.ts';
import type { GroupRow } from './group-columns.tsx';

/** MT groups as their screens use them. */
export const groupResource = {
  noun: 'MT group',
  kinds: ['group', 'site', 'user'],
  list: GetGroupsPageDocument,
  read: GetMtGroupByIdDocument,
  create: CreateGroupDocument,
  update: UpdateGroupDocument,
  remove: DeleteGroupDocument,
  describe: ({ name, site }: GroupRow) => `${name}, ${site.code}`,
  // Forms that read their choices once.
  refetch: ['GetUserChoices'],
} as const;
