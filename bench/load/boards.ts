import { siteCodes } from '../population/people.ts';

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const quarter = `startDate: "${day(90)}", endDate: "${day(0)}"`;
const sites = `sites: [${siteCodes.map((code) => `"${code}"`).join(', ')}]`;
const year = new Date().getFullYear();

const kinds = 'general toolInstall childPermit total';
const table = 'success message item { rows { key name counts total } totals total }';
const progress =
  'success message item { rows { key name raised underReview approved rejected finishing completed cancelled } }';

/** Every query of the boards and reports, as somebody asks it who looks at all sites and the last quarter. */
export const boardQueries: readonly [name: string, query: string][] = [
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
  ['getEnhancedDashboardData', `{ getEnhancedDashboardData(${quarter}, ${sites}) { ${progress} } }`],
  ['getEnhancedDashboardData1', `{ getEnhancedDashboardData1(${quarter}, ${sites}) { ${progress} } }`],
  ['getEnhancedDashboardLowerData', `{ getEnhancedDashboardLowerData(${quarter}, ${sites}) { ${progress} } }`],
  [
    'getDisciplineEnhancedDashboardData',
    `{ getDisciplineEnhancedDashboardData(${quarter}, ${sites}) { ${progress} } }`,
  ],
  [
    'getDisciplineLowerGraphData',
    `{ getDisciplineLowerGraphData(${quarter}, ${sites}) { success message item { periods } } }`,
  ],
  ['getGraphData', `{ getGraphData(${quarter}, ${sites}) { success message item { periods } } }`],
  [
    'getPermitChildCountByStatus',
    `{ getPermitChildCountByStatus(${quarter}) { success message item { rows { status counts { ${kinds} } } } } }`,
  ],
  [
    'getChildPermitCountByDateRange',
    `{ getChildPermitCountByDateRange(${quarter}, childPermitType: "A", ${sites}) { ${table} } }`,
  ],
  [
    'generalAndToolInstallPermitCount',
    `{ generalAndToolInstallPermitCount(year: ${year}, ${sites}) { success message item { months { general } } } }`,
  ],
  ...['Contractor', 'Discipline', 'Level'].map((name): [string, string] => [
    `…AndPermitStatusAnd${name}`,
    `{ getDashboard4ByDateRangeSitePermitStatusAnd${name}(${quarter}, ${sites}, permitStatus: "Completed") { ${table} } }`,
  ]),
  [
    '…AndPermitStatusAndChildPermitType',
    `{ getDashboard4ByDateRangeSitePermitStatusAndChildPermitType(${quarter}, ${sites}, childPermitType: "B") { ${table} } }`,
  ],
  [
    'getDashboard5Data',
    `{ getDashboard5Data(${quarter}) { success message item { branches { general toolInstall } } } }`,
  ],
  ['getEptwInitiativesData', `{ getEptwInitiativesData(permitSite: "ALL", currentYear: ${year}) { success message } }`],
  [
    'getSippMonthlyReports',
    `{ getSippMonthlyReports(limit: 1000, currentMonth: "${day(0).slice(0, 7)}") { success message } }`,
  ],
];
