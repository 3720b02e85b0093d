import { toPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { dateRangeAndSitesArguments } from '../types.ts';
import {
  countChildPermitsByType,
  countGeneralAndToolInstall,
  countPermitsByChildPermit,
  countPermitsByStatus,
  countPermitsBySubject,
  loadTypeTree,
  countPermits,
  countPermitsBySite,
  type TableSubject,
} from './service.ts';
import { permitTotalsPayload, siteTablePayload, totalsBySitePayload, treePayload, yearPayload } from './types.ts';

const { startDate, endDate, sites } = dateRangeAndSitesArguments;

builder.queryField('getPermitChildCountByStatus', (t) =>
  t.field({
    type: permitTotalsPayload,
    args: { startDate, endDate },
    resolve: (_root, args, context) => toPayload('', () => countPermitsByStatus(requireActor(context), args)),
  }),
);

builder.queryField('getDashboardData', (t) =>
  t.field({
    type: permitTotalsPayload,
    args: dateRangeAndSitesArguments,
    resolve: (_root, args, context) => toPayload('', () => countPermits(requireActor(context), args)),
  }),
);

builder.queryField('getDashboardTableCollapseData', (t) =>
  t.field({
    type: totalsBySitePayload,
    args: dateRangeAndSitesArguments,
    resolve: (_root, args, context) => toPayload('', () => countPermitsBySite(requireActor(context), args)),
  }),
);

const childPermitType = builder.args((t) => ({
  childPermitType: t.string({ description: 'A for A1 to A12, B for B1 to B8, or C for C1.' }),
}));

builder.queryField('getChildPermitCountByDateRange', (t) =>
  t.field({
    type: siteTablePayload,
    description: 'A permit counts once for each type that it has, as its own form or attached.',
    args: { ...dateRangeAndSitesArguments, ...childPermitType },
    resolve: (_root, args, context) => toPayload('', () => countChildPermitsByType(requireActor(context), args)),
  }),
);

builder.queryField('generalAndToolInstallPermitCount', (t) =>
  t.field({
    type: yearPayload,
    args: { year: t.arg.int(), sites },
    resolve: (_root, args, context) => toPayload('', () => countGeneralAndToolInstall(requireActor(context), args)),
  }),
);

const permitStatus = builder.args((t) => ({
  permitStatus: t.string({ description: 'The status that permits are in.' }),
}));

const tabs: Record<string, TableSubject> = { Contractor: 'company', Discipline: 'discipline', Level: 'level' };

for (const [tab, subject] of Object.entries(tabs)) {
  builder.queryField(`getDashboard4ByDateRangeSitePermitStatusAnd${tab}`, (t) =>
    t.field({
      type: siteTablePayload,
      args: { ...dateRangeAndSitesArguments, ...permitStatus },
      resolve: (_root, args, context) =>
        toPayload('', () => countPermitsBySubject(requireActor(context), subject, args)),
    }),
  );
}

builder.queryField('getDashboard4ByDateRangeSitePermitStatusAndChildPermitType', (t) =>
  t.field({
    type: siteTablePayload,
    description: 'All statuses unless one is given.',
    args: { ...dateRangeAndSitesArguments, ...permitStatus, ...childPermitType },
    resolve: (_root, args, context) => toPayload('', () => countPermitsByChildPermit(requireActor(context), args)),
  }),
);

builder.queryField('getDashboard5Data', (t) =>
  t.field({
    type: treePayload,
    args: { startDate, endDate },
    resolve: (_root, args, context) =>
      toPayload('', async () => ({ branches: await loadTypeTree(requireActor(context), args) })),
  }),
);
