import { siteCodes } from '../population/users.ts';

const formatDaysAgo = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const year = new Date().getFullYear();

const kinds = 'general toolInstall childPermit total';
const table = 'success message item { rows { key name counts total } totals total }';
const progress =
  'success message item { rows { key name raised underReview approved rejected finishing completed cancelled } }';

/** Every query of the boards and reports, for these sites and this many days. */
export function boardQueries(
  days: number,
  codes: readonly string[] = siteCodes,
): readonly [name: string, query: string][] {
  const sites = `sites: [${codes.map((code) => `"${code}"`).join(', ')}]`;
  const range = `startDate: "${formatDaysAgo(days)}", endDate: "${formatDaysAgo(0)}"`;
  return [
    [
      'getDashboardCardsData',
      `{ getDashboardCardsData { success message item { cards { key count } waiting { count } } } }`,
    ],
    ['getDashboardData', `{ getDashboardData { success message item { rows { status counts { ${kinds} } } } } }`],
    [
      'getDashboardTableCollapseData',
      '{ getDashboardTableCollapseData { success message item { sites { site { code } } } } }',
    ],
    ['getCriticalActivities', '{ getCriticalActivities(limit: 20) { count items { code } } }'],
    ['getEnhancedDashboardData', `{ getEnhancedDashboardData(${range}, ${sites}) { ${progress} } }`],
    ['getEnhancedDashboardData1', `{ getEnhancedDashboardData1(${range}, ${sites}) { ${progress} } }`],
    ['getEnhancedDashboardLowerData', `{ getEnhancedDashboardLowerData(${range}, ${sites}) { ${progress} } }`],
    [
      'getDisciplineEnhancedDashboardData',
      `{ getDisciplineEnhancedDashboardData(${range}, ${sites}) { ${progress} } }`,
    ],
    [
      'getDisciplineLowerGraphData',
      `{ getDisciplineLowerGraphData(${range}, ${sites}) { success message item { periods } } }`,
    ],
    ['getGraphData', `{ getGraphData(${range}, ${sites}) { success message item { periods } } }`],
    [
      'getPermitChildCountByStatus',
      `{ getPermitChildCountByStatus(${range}) { success message item { rows { status counts { ${kinds} } } } } }`,
    ],
    [
      'getChildPermitCountByDateRange',
      `{ getChildPermitCountByDateRange(${range}, childPermitType: "A", ${sites}) { ${table} } }`,
    ],
    [
      'generalAndToolInstallPermitCount',
      `{ generalAndToolInstallPermitCount(year: ${year}, ${sites}) { success message item { months { general } } } }`,
    ],
    ...['Contractor', 'Discipline', 'Level'].map((name): [string, string] => [
      `…AndPermitStatusAnd${name}`,
      `{ getDashboard4ByDateRangeSitePermitStatusAnd${name}(${range}, ${sites}, permitStatus: "Completed") { ${table} } }`,
    ]),
    [
      '…AndPermitStatusAndChildPermitType',
      `{ getDashboard4ByDateRangeSitePermitStatusAndChildPermitType(${range}, ${sites}, childPermitType: "B") { ${table} } }`,
    ],
    [
      'getDashboard5Data',
      `{ getDashboard5Data(${range}) { success message item { branches { general toolInstall } } } }`,
    ],
    [
      'getEptwInitiativesData',
      `{ getEptwInitiativesData(permitSite: "ALL", currentYear: ${year}) { success message } }`,
    ],
    [
      'getSippMonthlyReports',
      `{ getSippMonthlyReports(limit: 1000, currentMonth: "${formatDaysAgo(0).slice(0, 7)}") { success message } }`,
    ],
  ];
}
