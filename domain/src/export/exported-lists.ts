import type { Operation } from '../access/access.ts';
import { auditLogColumns as auditLog, type AuditSubject } from '../administration/audit-entry.ts';
import { administeredNouns } from '../administration/nouns.ts';
import { draftColumnTitles as drafts } from '../permit/draft-columns.ts';
import { notificationColumnTitles as notifications } from '../notification/list-columns.ts';
import { permitColumns, permitColumnTitles, type PermitColumn, type PermitColumnKey } from '../permit/list-columns.ts';
import { highRiskColumnTitles as highRisk } from '../permit/high-risk.ts';

/** A list that can be exported as a file. */
interface ExportedList {
  /** The operation whose rights, filters and order the export uses. */
  operation: Operation;
  /** Key → title, in the order of the columns. */
  columns: Readonly<Record<string, string>>;
}

function createPermitList<Name extends Operation>(operation: Name, columns: readonly PermitColumn[]) {
  const titles: Partial<Record<PermitColumnKey, string>> = {};
  for (const { key, title, notes } of columns) {
    titles[key] = title;
    // A screen shows several facts in one cell, a file has a column for each.
    for (const note of notes) titles[note] = permitColumnTitles[note];
  }
  return { operation, columns: titles };
}

const { general, own, child, lifeSupportChild, queue, childQueue, closers } = permitColumns;

/** Every list of permits that can be exported, keyed by its screen. */
export const exportedPermitLists = {
  permits: createPermitList('getPermits', general),
  'my-submitted-permits': createPermitList('getMyPermits', own),
  'my-pending-approval-permits': createPermitList('getMyPendingApprovalPermits', queue),
  'permits-pending-approval': createPermitList('getPendingPermits', general),
  'permits-pending-close-cancel': createPermitList('getPendingPermits', closers),
  'permits-for-my-action': createPermitList('getPermitsForMyAction', closers),
  'permits-i-approved': createPermitList('getPermitsIApproved', general),
  'life-support-permits': createPermitList('getFinalPendingApprovalLSSPermits', general),
  'life-support-child-permits': createPermitList('getChildFinalPendingApprovalLSSPermits', lifeSupportChild),
  'child-permits': createPermitList('getChildPermits', child),
  'my-child-permits': createPermitList('getMyChildPermits', child),
  'my-child-permits-pending-approval': createPermitList('getMyNextPendingApprovalChildPermits', childQueue),
} as const satisfies Record<string, ExportedList>;

type AdministeredList = Extract<(typeof administeredNouns)[AuditSubject], { list: unknown }>['list'];

/** Every list of what administrators manage, keyed by its name. */
const administeredLists = Object.fromEntries(
  Object.values(administeredNouns).flatMap((noun) => ('list' in noun ? [[noun.list.name, noun.list]] : [])),
) as { [List in AdministeredList as List['name']]: List };

/** Every list that can be exported, keyed by its name in the URL and in the file name. */
export const exportedLists = {
  ...exportedPermitLists,
  'my-draft-permits': {
    operation: 'getMyDraftPermits',
    columns: {
      position: drafts.position,
      type: drafts.type,
      attached: 'Child permit title',
      discipline: drafts.discipline,
      owner: drafts.owner,
      ownerEmail: 'Host/System Owner e-mail',
      description: drafts.description,
      site: drafts.site,
      updatedAt: drafts.updatedAt,
    },
  },
  'high-risk-work': {
    operation: 'getCriticalActivities',
    columns: {
      code: highRisk.code,
      kinds: highRisk.kinds,
      site: highRisk.site,
      level: 'Level',
      location: 'Location',
      work: highRisk.work,
      owner: highRisk.owner,
      ownerEmail: `${highRisk.owner} e-mail`,
      until: highRisk.until,
    },
  },
  notifications: {
    operation: 'getNotifications',
    columns: {
      createdAt: notifications.createdAt,
      title: notifications.title,
      text: 'Details',
      permit: notifications.permit,
      seenAt: 'Read',
    },
  },
  'administration-history': {
    operation: 'getAdministrationHistory',
    columns: {
      at: auditLog.at,
      actor: auditLog.actor,
      role: 'Role',
      kind: auditLog.kind,
      subject: 'Kind',
      changes: auditLog.changes,
    },
  },
  ...administeredLists,
} as const satisfies Record<string, ExportedList>;

export type ExportedListName = keyof typeof exportedLists;

export type AdministeredListName = keyof typeof administeredLists;

export function isExportedListName(name: string): name is ExportedListName {
  return Object.hasOwn(exportedLists, name);
}

/** File formats of exports and their labels. */
export const exportFormats = { csv: 'CSV', xlsx: 'Excel' } as const;

export type ExportFormat = keyof typeof exportFormats;

export function isExportFormat(name: string): name is ExportFormat {
  return Object.hasOwn(exportFormats, name);
}

/** The file name of an exported list: 'permits-2026-11-22.csv'. */
export function formatExportFileName(list: ExportedListName, format: ExportFormat, day: string): string {
  return `${list}-${day}.${format}`;
}

/** The response header that announces the number of rows of an export. */
export const totalRowsHeader = 'x-total-rows';
