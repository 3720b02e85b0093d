import { answering } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { daysAndSites } from '../site-type.ts';
import {
  childPermitsByType,
  generalAndToolInstall,
  permitsByChildPermit,
  permitsByStatus,
  permitsBySubject,
  permitsByTypeTree,
  permitTotalsOf,
  totalsBySite,
  type TableSubject,
} from './service.ts';
import { permitTotalsAnswer, siteTableAnswer, totalsBySiteAnswer, treeAnswer, yearAnswer } from './types.ts';

const { startDate, endDate, sites } = daysAndSites;

builder.queryField('getPermitChildCountByStatus', (t) =>
  t.field({
    type: permitTotalsAnswer,
    args: { startDate, endDate },
    resolve: (_root, args, context) => answering('', () => permitsByStatus(scopeOf(context), args)),
  }),
);

builder.queryField('getDashboardData', (t) =>
  t.field({
    type: permitTotalsAnswer,
    args: daysAndSites,
    resolve: (_root, args, context) => answering('', () => permitTotalsOf(scopeOf(context), args)),
  }),
);

builder.queryField('getDashboardTableCollapseData', (t) =>
  t.field({
    type: totalsBySiteAnswer,
    args: daysAndSites,
    resolve: (_root, args, context) => answering('', () => totalsBySite(scopeOf(context), args)),
  }),
);

const childPermitType = builder.args((t) => ({
  childPermitType: t.string({ description: 'A for A1 to A12, B for B1 to B8, or C for C1.' }),
}));

builder.queryField('getChildPermitCountByDateRange', (t) =>
  t.field({
    type: siteTableAnswer,
    description: 'A permit counts once for each type that is on it, as its own form or attached to it.',
    args: { ...daysAndSites, ...childPermitType },
    resolve: (_root, args, context) => answering('', () => childPermitsByType(scopeOf(context), args)),
  }),
);

builder.queryField('generalAndToolInstallPermitCount', (t) =>
  t.field({
    type: yearAnswer,
    args: { year: t.arg.int(), sites },
    resolve: (_root, args, context) => answering('', () => generalAndToolInstall(scopeOf(context), args)),
  }),
);

const permitStatus = builder.args((t) => ({
  permitStatus: t.string({ description: 'The status that permits are in.' }),
}));

const tabs: Record<string, TableSubject> = { Contractor: 'company', Discipline: 'discipline', Level: 'level' };

for (const [tab, subject] of Object.entries(tabs)) {
  builder.queryField(`getDashboard4ByDateRangeSitePermitStatusAnd${tab}`, (t) =>
    t.field({
      type: siteTableAnswer,
      args: { ...daysAndSites, ...permitStatus },
      resolve: (_root, args, context) => answering('', () => permitsBySubject(scopeOf(context), subject, args)),
    }),
  );
}

builder.queryField('getDashboard4ByDateRangeSitePermitStatusAndChildPermitType', (t) =>
  t.field({
    type: siteTableAnswer,
    description: 'In every status, unless one is given.',
    args: { ...daysAndSites, ...permitStatus, ...childPermitType },
    resolve: (_root, args, context) => answering('', () => permitsByChildPermit(scopeOf(context), args)),
  }),
);

builder.queryField('getDashboard5Data', (t) =>
  t.field({
    type: treeAnswer,
    args: { startDate, endDate },
    resolve: (_root, args, context) =>
      answering('', async () => ({ branches: await permitsByTypeTree(scopeOf(context), args) })),
  }),
);
