import type { AdministeredListName } from '@eptw/domain/export/exported-lists';
import { formatAdminAction, formatAuditSubject } from '@eptw/domain/administration/audit-entry';
import { announcementStateLabels, formatAnnouncementType } from '@eptw/domain/announcement/announcement';
import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { formatWorkerLanguages } from '@eptw/domain/crew/language';
import { stripAnnouncementMarkup } from '@eptw/domain/announcement/markup';
import { describeTemplateUse } from '@eptw/domain/template/model/template';
import type { FieldChange } from '@eptw/domain/text/field-changes';
import { formatRole } from '@eptw/domain/user/role';
import { streamAuditEntries } from '../features/audit-log/service.ts';
import { streamAnnouncements } from '../features/announcements/service.ts';
import { streamBlockedWords } from '../features/blocked-words/service.ts';
import { streamWorkers } from '../features/crew/service.ts';
import { streamDisciplines } from '../features/disciplines/service.ts';
import { streamMaps } from '../features/maps/service.ts';
import { streamGroups } from '../features/mt-groups/service.ts';
import { streamSites } from '../features/sites/service.ts';
import { streamTemplates } from '../features/templates/service.ts';
import { streamUsers } from '../features/users/admin/service.ts';
import { formatTimeCell, formatRowNumber } from './cells/cell.ts';
import { createTableReader, type TableReader } from './table-reader.ts';

function formatChange({ field, before, after }: FieldChange): string {
  return `${field}: ${[before, after].filter((value) => value !== null).join(' → ')}`;
}

/** The readers of what administrators manage, and of the audit log. */
export const administrationTableReaders: Readonly<
  Record<AdministeredListName | 'administration-history', TableReader>
> = {
  users: createTableReader('users', streamUsers, {
    position: formatRowNumber,
    fullname: ({ fullname }) => fullname,
    email: ({ email }) => email,
    company: ({ company }) => company,
    site: ({ sites }) => sites.map(({ code }) => code).join(', '),
    role: ({ role }) => formatRole(role),
    groups: ({ group }) => group.map(({ name }) => name).join(', '),
    status: ({ status }) => status,
    createdAt: ({ createdAt }) => formatTimeCell(createdAt),
  }),
  sites: createTableReader('sites', streamSites, {
    position: formatRowNumber,
    name: ({ name }) => name,
    code: ({ code }) => code,
    address: ({ address }) => address,
    timeZone: ({ timeZone }) => timeZone,
  }),
  maps: createTableReader('maps', streamMaps, {
    position: formatRowNumber,
    name: ({ name }) => name,
    site: ({ site }) => site.code,
  }),
  workers: createTableReader('workers', streamWorkers, {
    name: ({ name }) => name,
    passNumber: ({ passNumber }) => passNumber,
    company: ({ company }) => company,
    trade: ({ trade }) => trade,
    languages: ({ languages }) => formatWorkerLanguages(languages),
    phone: ({ phone }) => phone,
    certificates: ({ certificates }) =>
      certificates
        .map(
          ({ kind, number, issuer, expiresOn, verified }) =>
            `${formatCertificateKind(kind)} ${number} (${issuer}) until ${expiresOn}, ${verified ? 'verified' : 'not verified'}`,
        )
        .join('; '),
    pin: ({ hasPin }) => (hasPin ? 'Set' : 'Not set'),
  }),
  disciplines: createTableReader('disciplines', streamDisciplines, {
    code: ({ code }) => code,
    description: ({ description }) => description,
  }),
  'mt-groups': createTableReader('mt-groups', streamGroups, {
    position: formatRowNumber,
    name: ({ name }) => name,
    site: ({ site }) => site.code,
    permitCloser: ({ permitCloser }) => (permitCloser ? 'Yes' : 'No'),
    members: ({ members }) => members.map(({ fullname }) => fullname).join(', '),
  }),
  templates: createTableReader('templates', streamTemplates, {
    position: formatRowNumber,
    title: ({ title }) => title,
    purpose: describeTemplateUse,
    code: ({ code }) => code,
    type: ({ type }) => type,
    version: ({ version }) => version,
    published: ({ publishedAt }) => formatTimeCell(publishedAt ?? null),
    publishedBy: ({ publishedBy }) => publishedBy ?? 'Built in',
  }),
  'blocked-words': createTableReader('blocked-words', streamBlockedWords, {
    position: formatRowNumber,
    word: ({ _word }) => _word,
  }),
  announcements: createTableReader('announcements', streamAnnouncements, {
    title: ({ title }) => title,
    message: ({ message }) => stripAnnouncementMarkup(message),
    type: ({ type }) => formatAnnouncementType(type),
    from: ({ from }) => formatTimeCell(from) || 'Immediately',
    to: ({ to }) => formatTimeCell(to) || 'Until deleted',
    state: ({ state }) => announcementStateLabels[state],
  }),
  'administration-history': createTableReader('administration-history', streamAuditEntries, {
    at: ({ at }) => formatTimeCell(at),
    actor: ({ actorName }) => actorName,
    role: ({ actorRole }) => formatRole(actorRole ?? ''),
    kind: ({ action, subjectName }) => `${formatAdminAction(action)} ${subjectName}`,
    subject: ({ kind }) => formatAuditSubject(kind),
    changes: ({ changes }) => changes.map(formatChange).join('; '),
  }),
};
