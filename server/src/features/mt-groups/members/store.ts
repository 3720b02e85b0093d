import { groupMemberRole } from '@eptw/domain/administration/group';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toRowList, type RowList } from '../../../database/row-list.ts';
import { matchesSearch } from '../../../database/search.ts';
import { asRead } from '../../../database/reading-order.ts';
import { fitsOption, selectUserDetails } from '../../users/person-rows.ts';
import type { OptionFilter, User } from '../../users/types.ts';

/** The filters of a list of candidates. */
export interface CandidateFilter {
  searchText?: string | null | undefined;
  option?: OptionFilter;
  /** Users of one of these sites; of any by default. */
  siteIds?: readonly string[] | undefined;
  /** Excludes the members of this group. */
  groupId?: string | undefined;
}

function selectCandidates(db: Database, { searchText, option, siteIds, groupId }: CandidateFilter) {
  return db
    .selectFrom('person')
    .where('person.archived_at', 'is', null)
    .where('person.status', '=', 'Approved')
    .where('person.role', '=', groupMemberRole)
    .where(({ ref }) => matchesSearch([ref('person.email'), ref('person.full_name')], searchText))
    .where(fitsOption(option ?? {}))
    .$if(siteIds !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('person_site')
            .select('person_site.site_id')
            .whereRef('person_site.person_id', '=', 'person.id')
            .where(sql<boolean>`person_site.site_id = any(${siteIds ?? []}::uuid[])`),
        ),
      ),
    )
    .$if(groupId !== undefined, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('mt_group_member')
              .select('mt_group_member.group_id')
              .whereRef('mt_group_member.person_id', '=', 'person.id')
              .where('mt_group_member.group_id', '=', groupId ?? ''),
          ),
        ),
      ),
    );
}

/** Approved users of the members' role, by name. */
export function listCandidates(db: Database, filter: CandidateFilter): RowList<User> {
  const candidates = selectUserDetails(selectCandidates(db, filter));
  return toRowList(db, candidates.orderBy(asRead('person.full_name')).orderBy('person.id'));
}

export async function deleteMembers(db: Database, groupId: string, personIds: readonly string[]): Promise<void> {
  await db.deleteFrom('mt_group_member').where('group_id', '=', groupId).where('person_id', 'in', personIds).execute();
}
