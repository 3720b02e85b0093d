import { useQuery } from '@apollo/client/react';
import { administersSite, assignableRoles } from '@eptw/domain/user/authority';
import { isRole, roleLabels, type Role } from '@eptw/domain/user/role';
import type { Choice } from '../../../components/field/choice-field.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { GetUserChoicesDocument } from './operations.generated.ts';
import type { AdministeredUser } from './user-tags.tsx';

/** What this administrator may choose for an account; what the account has already stays among it. */
export function useUserChoices(user: AdministeredUser | undefined) {
  const viewer = useSignedInUser();
  const { data, error, refetch } = useQuery(GetUserChoicesDocument);
  const siteIds = data?.getSession.user.sites.map((site) => site._id) ?? [];
  const administrator = { id: viewer._id, role: viewer.role, siteIds };
  const offered = data?.getSites.items.filter((site) => administersSite(administrator, site._id)) ?? [];
  const kept = user?.sites.filter((site) => !offered.some((one) => one._id === site._id)) ?? [];
  const roles: Role[] = [...assignableRoles(viewer.role)];
  if (user && isRole(user.role) && !roles.includes(user.role)) roles.push(user.role);

  return {
    isLoading: !data && !error,
    failed: error !== undefined && !data,
    retry: () => void refetch(),
    sites: [...offered, ...kept].map(({ _id, code, name }): Choice => ({ value: _id, label: `${name} (${code})` })),
    roles: roles.map((role): Choice => ({ value: role, label: roleLabels[role] })),
    /** Groups of these sites. */
    groupsAt: (ids: readonly string[]): Choice[] =>
      data?.getAllMTGroups.items
        .filter((group) => ids.includes(group.site._id))
        .map(({ _id, name }) => ({ value: _id, label: name })) ?? [],
  };
}
