import type { FieldChange } from '@eptw/domain/text/field-changes';
import { formatAdminAction, formatAuditSubject } from '@eptw/domain/administration/audit-entry';
import { announcementStateLabels, formatAnnouncementType } from '@eptw/domain/announcement/announcement';
import { stripAnnouncementMarkup } from '@eptw/domain/announcement/markup';
import type { exportedLists, ExportedListName } from '@eptw/domain/export/exported-lists';
import { describeTemplateUse } from '@eptw/domain/template/template';
import { formatRole } from '@eptw/domain/user/role';
import type { AuditEntry } from '../../features/audit-log/types.ts';
import type { ManagedAnnouncement } from '../../features/announcements/types.ts';
import type { BlockedWord } from '../../features/blocked-words/types.ts';
import type { Discipline } from '../../features/disciplines/types.ts';
import type { SiteMap } from '../../features/maps/types.ts';
import type { Group } from '../../features/mt-groups/types.ts';
import type { Site } from '../../features/sites/types.ts';
import type { Template } from '../../features/templates/types.ts';
import type { ManagedUser } from '../../features/users/admin/types.ts';
import { rowNumber, formatTimeCell, type CellFormatter } from './cell.ts';

/** The cell of each column of a list. */
type ColumnFormatters<Name extends ExportedListName, Row> = Record<
  keyof (typeof exportedLists)[Name]['columns'],
  CellFormatter<Row>
>;

export const userCells: ColumnFormatters<'users', Omit<ManagedUser, 'actions' | 'refusal'>> = {
  position: rowNumber,
  fullname: ({ fullname }) => fullname,
  email: ({ email }) => email,
  company: ({ company }) => company,
  site: ({ sites }) => sites.map(({ code }) => code).join(', '),
  role: ({ role }) => formatRole(role),
  groups: ({ group }) => group.map(({ name }) => name).join(', '),
  status: ({ status }) => status,
  createdAt: ({ createdAt }) => formatTimeCell(createdAt),
};

export const siteCells: ColumnFormatters<'sites', Site> = {
  position: rowNumber,
  name: ({ name }) => name,
  code: ({ code }) => code,
  address: ({ address }) => address,
  timeZone: ({ timeZone }) => timeZone,
};

export const mapCells: ColumnFormatters<'maps', SiteMap> = {
  position: rowNumber,
  name: ({ name }) => name,
  site: ({ site }) => site.code,
};

export const disciplineCells: ColumnFormatters<'disciplines', Discipline> = {
  code: ({ code }) => code,
  description: ({ description }) => description,
};

export const groupCells: ColumnFormatters<'mt-groups', Group> = {
  position: rowNumber,
  name: ({ name }) => name,
  site: ({ site }) => site.code,
  permitCloser: ({ permitCloser }) => (permitCloser ? 'Yes' : 'No'),
  members: ({ members }) => members.map(({ fullname }) => fullname).join(', '),
};

export const templateCells: ColumnFormatters<'templates', Omit<Template, 'sections'>> = {
  position: rowNumber,
  title: ({ title }) => title,
  purpose: describeTemplateUse,
  code: ({ code }) => code,
  type: ({ type }) => type,
  version: ({ version }) => version,
  published: ({ publishedAt }) => formatTimeCell(publishedAt ?? null),
  publishedBy: ({ publishedBy }) => publishedBy ?? 'Built in',
};

export const blockedWordCells: ColumnFormatters<'blocked-words', BlockedWord> = {
  position: rowNumber,
  word: ({ _word }) => _word,
};

export const announcementCells: ColumnFormatters<'announcements', ManagedAnnouncement> = {
  title: ({ title }) => title,
  message: ({ message }) => stripAnnouncementMarkup(message),
  type: ({ type }) => formatAnnouncementType(type),
  from: ({ from }) => formatTimeCell(from) || 'Immediately',
  to: ({ to }) => formatTimeCell(to) || 'Until deleted',
  state: ({ state }) => announcementStateLabels[state],
};

function formatChange({ field, before, after }: FieldChange): string {
  return `${field}: ${[before, after].filter((value) => value !== null).join(' → ')}`;
}

export const historyCells: ColumnFormatters<'administration-history', AuditEntry> = {
  at: ({ at }) => formatTimeCell(at),
  actor: ({ actorName }) => actorName,
  role: ({ actorRole }) => formatRole(actorRole ?? ''),
  kind: ({ action, subjectName }) => `${formatAdminAction(action)} ${subjectName}`,
  subject: ({ kind }) => formatAuditSubject(kind),
  changes: ({ changes }) => changes.map(formatChange).join('; '),
};
