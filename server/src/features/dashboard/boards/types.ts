import { formatStatus } from '@eptw/domain/permit/status';
import type { BoardRow } from '@eptw/domain/dashboard/board-table';
import type { KindCounts } from '@eptw/domain/permit/permit-kind';
import type { TypeBranch, TypeLeaf } from '@eptw/domain/dashboard/type-tree';
import { definePayloadType } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { permitStatusEnum } from '../../../graphql/enums.ts';
import { boardSiteType } from '../types.ts';
import type { MonthRow, PermitTotals, SiteTable, SiteTotals, StatusRow, YearOfPermits } from './service.ts';

const kindCountsType = builder.objectRef<KindCounts>('KindCounts').implement({
  fields: (t) => ({
    general: t.exposeInt('general'),
    toolInstall: t.exposeInt('toolInstall'),
    childPermit: t.exposeInt('childPermit'),
    total: t.exposeInt('total'),
  }),
});

const statusRowType = builder.objectRef<StatusRow>('StatusCounts').implement({
  fields: (t) => ({
    status: t.expose('status', { type: permitStatusEnum }),
    label: t.string({ resolve: ({ status }) => formatStatus(status) }),
    counts: t.field({ type: kindCountsType, resolve: (row) => row.counts }),
  }),
});

const permitTotalsType = builder.objectRef<PermitTotals>('PermitTotals').implement({
  fields: (t) => ({
    rows: t.field({ type: [statusRowType], description: 'Every status.', resolve: (item) => item.rows }),
    totals: t.field({ type: kindCountsType, resolve: (item) => item.totals }),
  }),
});

const siteTotalsType = builder.objectRef<SiteTotals>('SiteTotals').implement({
  fields: (t) => ({
    site: t.field({ type: boardSiteType, resolve: (item) => item.site }),
    rows: t.field({ type: [statusRowType], description: 'Every status.', resolve: (item) => item.rows }),
    totals: t.field({ type: kindCountsType, resolve: (item) => item.totals }),
  }),
});

interface TotalsBySite {
  sites: SiteTotals[];
  totals: KindCounts;
}

const totalsBySiteType = builder.objectRef<TotalsBySite>('TotalsBySite').implement({
  fields: (t) => ({
    sites: t.field({ type: [siteTotalsType], resolve: (item) => item.sites }),
    totals: t.field({ type: kindCountsType, resolve: (item) => item.totals }),
  }),
});

const monthRowType = builder.objectRef<MonthRow>('MonthCounts').implement({
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM.' }),
    general: t.exposeInt('general'),
    toolInstall: t.exposeInt('toolInstall'),
  }),
});

const yearType = builder.objectRef<YearOfPermits>('YearOfPermits').implement({
  fields: (t) => ({
    months: t.field({ type: [monthRowType], description: 'All twelve.', resolve: (item) => item.months }),
    general: t.exposeInt('general'),
    toolInstall: t.exposeInt('toolInstall'),
  }),
});

const boardRowType = builder.objectRef<BoardRow>('BoardRow').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'A contractor, level or type; of a discipline its id.' }),
    name: t.exposeString('name'),
    counts: t.exposeIntList('counts', { description: 'One per site, in the order of the sites.' }),
    total: t.exposeInt('total'),
  }),
});

const siteTableType = builder.objectRef<SiteTable>('SiteTable').implement({
  fields: (t) => ({
    sites: t.field({ type: [boardSiteType], description: 'The columns.', resolve: (item) => item.sites }),
    rows: t.field({ type: [boardRowType], resolve: (item) => item.rows }),
    totals: t.exposeIntList('totals', { description: 'One per site.' }),
    total: t.exposeInt('total'),
  }),
});

const typeLeafType = builder.objectRef<TypeLeaf>('TypeLeaf').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    title: t.exposeString('title'),
    general: t.exposeInt('general'),
    toolInstall: t.exposeInt('toolInstall'),
    total: t.exposeInt('total'),
  }),
});

const typeBranchType = builder.objectRef<TypeBranch>('TypeBranch').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    title: t.exposeString('title'),
    general: t.exposeInt('general'),
    toolInstall: t.exposeInt('toolInstall'),
    total: t.exposeInt('total'),
    leaves: t.field({ type: [typeLeafType], description: 'None of B6.', resolve: (branch) => branch.leaves }),
  }),
});

export interface TypeTree {
  branches: TypeBranch[];
}

const treeType = builder.objectRef<TypeTree>('TypeTree').implement({
  description: 'How many General and Tool Install permits, or child permits raised on them, carry each type.',
  fields: (t) => ({ branches: t.field({ type: [typeBranchType], resolve: (item) => item.branches }) }),
});

export const permitTotalsPayload = definePayloadType('PermitTotalsAnswer', 'data', permitTotalsType);
export const totalsBySitePayload = definePayloadType('TotalsBySiteAnswer', 'data', totalsBySiteType);
export const siteTablePayload = definePayloadType('SiteTableAnswer', 'data', siteTableType);
export const yearPayload = definePayloadType('YearOfPermitsAnswer', 'data', yearType);
export const treePayload = definePayloadType('TypeTreeAnswer', 'data', treeType);
