import {
  actionLabels,
  isAdministrativeAction,
  isSubjectKind,
  subjectLabels,
  type FieldChange,
} from '@eptw/domain/administration/act';
import {
  announcementStateLabels,
  announcementTypeLabels,
  isAnnouncementType,
} from '@eptw/domain/announcement/announcement';
import { announcementWords } from '@eptw/domain/announcement/markup';
import type { exportedLists, ExportedListName } from '@eptw/domain/report/exported-lists';
import { templatePurpose } from '@eptw/domain/template/template';
import { isRole, roleLabels } from '@eptw/domain/user/role';
import type { AdministrationEntry } from '../../features/administration/reading/types.ts';
import type { ManagedAnnouncement } from '../../features/announcements/types.ts';
import type { BlockedWord } from '../../features/blocked-words/types.ts';
import type { Discipline } from '../../features/disciplines/types.ts';
import type { SiteMap } from '../../features/maps/types.ts';
import type { Group } from '../../features/mt-groups/types.ts';
import type { Site } from '../../features/sites/types.ts';
import type { Template } from '../../features/templates/types.ts';
import type { AdministeredUser } from '../../features/users/administering/types.ts';
import { position, timeCell, type CellOf } from './cell.ts';

/** A cell for each column of a list. */
type CellsOf<Name extends ExportedListName, Row> = Record<keyof (typeof exportedLists)[Name]['columns'], CellOf<Row>>;

const roleInWords = (role: string) => (isRole(role) ? roleLabels[role] : role);

export const userCells: CellsOf<'users', Omit<AdministeredUser, 'actions' | 'refusal'>> = {
  position,
  fullname: ({ fullname }) => fullname,
  email: ({ email }) => email,
  company: ({ company }) => company,
  site: ({ sites }) => sites.map(({ code }) => code).join(', '),
  role: ({ role }) => roleInWords(role),
  groups: ({ group }) => group.map(({ name }) => name).join(', '),
  status: ({ status }) => status,
  createdAt: ({ createdAt }) => timeCell(createdAt),
};

export const siteCells: CellsOf<'sites', Site> = {
  position,
  name: ({ name }) => name,
  code: ({ code }) => code,
  address: ({ address }) => address,
  timeZone: ({ timeZone }) => timeZone,
};

export const mapCells: CellsOf<'maps', SiteMap> = {
  position,
  name: ({ name }) => name,
  site: ({ site }) => site.code,
};

export const disciplineCells: CellsOf<'disciplines', Discipline> = {
  code: ({ code }) => code,
  description: ({ description }) => description,
};

export const groupCells: CellsOf<'mt-groups', Group> = {
  position,
  name: ({ name }) => name,
  site: ({ site }) => site.code,
  permitCloser: ({ permitCloser }) => (permitCloser ? 'Yes' : 'No'),
  members: ({ members }) => members.map(({ fullname }) => fullname).join(', '),
};

export const templateCells: CellsOf<'templates', Omit<Template, 'sections'>> = {
  position,
  title: ({ title }) => title,
  purpose: templatePurpose,
  code: ({ code }) => code,
  type: ({ type }) => type,
  version: ({ version }) => version,
  published: ({ publishedAt }) => timeCell(publishedAt ?? null),
  publishedBy: ({ publishedBy }) => publishedBy ?? 'Built in',
};

export const blockedWordCells: CellsOf<'blocked-words', BlockedWord> = {
  position,
  word: ({ _word }) => _word,
};

export const announcementCells: CellsOf<'announcements', ManagedAnnouncement> = {
  title: ({ title }) => title,
  message: ({ message }) => announcementWords(message),
  type: ({ type }) => (isAnnouncementType(type) ? announcementTypeLabels[type] : type),
  from: ({ from }) => timeCell(from) || 'At once',
  to: ({ to }) => timeCell(to) || 'Until deleted',
  state: ({ state }) => announcementStateLabels[state],
};

function changeInWords({ field, before, after }: FieldChange): string {
  return `${field}: ${[before, after].filter((value) => value !== null).join(' → ')}`;
}

export const historyCells: CellsOf<'administration-history', AdministrationEntry> = {
  at: ({ at }) => timeCell(at),
  actor: ({ actorName }) => actorName,
  role: ({ actorRole }) => roleInWords(actorRole ?? ''),
  kind: ({ action, subjectName }) => `${isAdministrativeAction(action) ? actionLabels[action] : action} ${subjectName}`,
  subject: ({ kind }) => (isSubjectKind(kind) ? subjectLabels[kind] : kind),
  changes: ({ changes }) => changes.map(changeInWords).join('; '),
};
