import { Dashboard } from '../features/dashboard/screens/dashboard.tsx';
import { GetSiteChoicesDocument } from '../generated/sites.ts';
import { respondTo } from './api.ts';
import { mount } from './mount.tsx';

export const dashboardSites = ['F10N', 'F10W'].map((code) => ({
  _id: `site-${code}`,
  code,
  name: code.replace('F', 'Fab '),
}));

/** Lets the API offer the sites to choose from. */
export function respondWithSites(): void {
  respondTo(GetSiteChoicesDocument, () => ({
    getSites: { items: dashboardSites },
    getSession: { user: { _id: 'person-admin', role: 'SuperAdmin' as const, sites: [] } },
  }));
}

/** Opens the dashboard; with its parameters of the address, such as 'view=status&from=&to='. */
export function openDashboard(parameters: string) {
  return mount({ screens: { '/dashboard': <Dashboard /> }, address: `/dashboard?${parameters}` });
}

/** Reads the rows of the shown table by name. */
export function readRows(): Record<string, number[]> {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')].filter((row) => row.checkVisibility());
  return Object.fromEntries(
    rows.map((row) => [
      row.querySelector('th')?.innerText.trim() ?? '',
      [...row.querySelectorAll('td')].map(({ innerText }) => Number(innerText.replaceAll(',', ''))),
    ]),
  );
}
