import { approverRoles } from './reviewers.ts';
import { dashboardViewers } from '../user/role-groups.ts';
import { roles, type Role } from '../user/role.ts';

/** A page that may be the first after signing in. */
interface FirstPage {
  label: string;
  /** The roles that may open it. */
  roles: readonly Role[];
}

/** THE table of first pages, by path. Everybody starts on the list of permits who has chosen none. */
export const firstPages = {
  '/permits': { label: 'Permits', roles },
  '/my-pending-approval-permits': { label: 'Pending My Approval', roles: approverRoles },
  '/work': { label: 'Live work', roles },
  '/dashboard': { label: 'Dashboard', roles: dashboardViewers },
} as const satisfies Record<string, FirstPage>;

export type FirstPagePath = keyof typeof firstPages;

/** The first page of whoever has not chosen another. */
export const defaultFirstPage: FirstPagePath = '/permits';

/** The pages that this role may choose. */
export function listFirstPages(role: Role): FirstPagePath[] {
  const rows: Record<FirstPagePath, FirstPage> = firstPages;
  return (Object.keys(rows) as FirstPagePath[]).filter((path) => rows[path].roles.includes(role));
}

/** The first page of a person: the one they chose, as long as their role may open it. */
export function findFirstPage(role: Role, chosen: string | null | undefined): FirstPagePath {
  return listFirstPages(role).find((path) => path === chosen) ?? defaultFirstPage;
}

/** Why a page cannot be the first one; undefined if it can. */
export function checkFirstPage(role: Role, page: string): string | undefined {
  return listFirstPages(role).some((path) => path === page)
    ? undefined
    : 'This page cannot be your first page. Choose one from the list.';
}
