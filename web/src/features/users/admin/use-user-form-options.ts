import { canAdministerSite, listAssignableRoles } from '@eptw/domain/user/authority';
import { roleLabels, type Role } from '@eptw/domain/user/role';
import type { SelectOption } from '../../../components/field/select-field.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { GetUserChoicesDocument } from '../../../generated/users/admin.ts';
import type { ManagedUser } from './user-tags.tsx';

/** Returns what this administrator can select for an account; its current values stay included. */
export function useUserFormOptions(user: ManagedUser | undefined) {
  const viewer = useSignedInUser();
  const { data, error, refetch } = useQuery(GetUserChoicesDocument);
  const siteIds = data?.getSession.user.sites.map((site) => site._id) ?? [];
  const administrator = { id: viewer._id, role: viewer.role, siteIds };
  const options = data?.getSites.items.filter((site) => canAdministerSite(administrator, site._id)) ?? [];
  const currentSites = user?.sites.filter((site) => !options.some((option) => option._id === site._id)) ?? [];
  const roles: Role[] = [...listAssignableRoles(viewer.role)];
  if (user && !roles.includes(user.role)) roles.push(user.role);

  return {
    isLoading: !data && !error,
    failed: error !== undefined && !data,
    retry: () => void refetch(),
    sites: [...options, ...currentSites].map(({ _id, code, name }): SelectOption => ({
      value: _id,
      label: `${name} (${code})`,
    })),
    roles: roles.map((role): SelectOption => ({ value: role, label: roleLabels[role] })),
    /** The groups of these sites. */
    groupsAt: (ids: readonly string[]): SelectOption[] =>
      data?.getAllMTGroups.items
        .filter((group) => ids.includes(group.site._id))
        .map(({ _id, name }) => ({ value: _id, label: name })) ?? [],
  };
}
