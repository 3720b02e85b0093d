import { fieldChanges, type FieldValue } from '@eptw/domain/administration/act';
import {
  announcementProblems,
  announcementState,
  type AnnouncementContent,
} from '@eptw/domain/announcement/announcement';
import { message } from '@eptw/domain/message';
import { eachBatch, type WholeList } from '../../database/batches.ts';
import { isIdentifier } from '../../database/identifier.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Page } from '../../graphql/answers.ts';
import type { Scope, Services } from '../../graphql/context.ts';
import { Refusal } from '../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { recordAct } from '../administration/history/record.ts';
import * as store from './store.ts';
import type { Announcement, ManagedAnnouncement } from './types.ts';

/** What everybody is to read before signing in. Announcements that are not active are nobody's to read. */
export async function getActiveAnnouncements(
  { db, clock }: Services,
  active: boolean | null | undefined,
): Promise<Announcement[]> {
  return active === false ? [] : store.activeAnnouncements(db, clock());
}

/** For how long it is told that an announcement began or ended, in milliseconds: longer than the pause between two tellings. */
const toldFor = 120_000;

/** Tells screens of announcements that began or ended by the clock. Hearing it twice, they only read twice. */
export async function tellOfBeginningsAndEnds({
  db,
  clock,
  events,
}: Pick<Services, 'db' | 'clock' | 'events'>): Promise<void> {
  const now = clock();
  if (await store.anyBeganOrEnded(db, new Date(now.getTime() - toldFor), now))
    await events.publish(db, 'administrationChanged', { kind: 'announcement' });
}

function managed(row: store.AnnouncementRow, now: Date): ManagedAnnouncement {
  return { ...row, state: announcementState(row, now) };
}

/** Every announcement, for those who write them, the newest first. */
export async function getAnnouncements(
  { db, clock }: Services,
  page: PageArguments,
): Promise<Page<ManagedAnnouncement>> {
  const { take, skip } = pageOf(page);
  const [count, rows] = await Promise.all([store.countAnnouncements(db), store.listAnnouncements(db, take, skip)]);
  return { count, items: rows.map((row) => managed(row, clock())) };
}

/** The same announcements, all of them. */
export async function everyAnnouncement({ db, clock }: Services): Promise<WholeList<ManagedAnnouncement>> {
  const now = clock();
  return eachBatch(await store.wholeAnnouncementList(db), (rows) => rows.map((row) => managed(row, now)));
}

/** One announcement, for those who write them. Throws NOT_FOUND. */
export async function getAnnouncement({ db, clock }: Services, id: string): Promise<ManagedAnnouncement> {
  const row = isIdentifier(id) ? await store.findAnnouncement(db, id) : undefined;
  if (!row) throw new Refusal('NOT_FOUND', message.notFound);
  return managed(row, clock());
}

/** What a caller may leave out of an announcement is empty. */
export interface SentAnnouncement {
  title: string;
  message: string;
  type?: string | null | undefined;
  color?: string | null | undefined;
  from?: Date | null | undefined;
  to?: Date | null | undefined;
}

function checked(sent: SentAnnouncement, now: Date): AnnouncementContent {
  const content: AnnouncementContent = {
    title: sent.title.trim(),
    message: sent.message.trim(),
    type: sent.type ?? 'info',
    color: sent.color ?? null,
    from: sent.from ?? null,
    to: sent.to ?? null,
  };
  const [problem] = Object.values(announcementProblems(content, now));
  if (problem !== undefined) throw new Refusal('BAD_INPUT', problem);
  return content;
}

function fieldsOf(content: AnnouncementContent): Record<string, FieldValue> {
  return {
    Title: content.title,
    Message: content.message,
    Type: content.type,
    Colour: content.color,
    From: content.from?.toISOString() ?? null,
    To: content.to?.toISOString() ?? null,
  };
}

const recorded = ({ _id, title }: Announcement) =>
  ({ kind: 'announcement', subjectId: _id, subjectName: title }) as const;

/** Adds an announcement. Throws BAD_INPUT for what may not be shown. */
export async function createAnnouncement(scope: Scope, sent: SentAnnouncement): Promise<ManagedAnnouncement> {
  const now = scope.clock();
  const content = checked(sent, now);
  return inTransaction(scope.db, async (db) => {
    const row = await store.insertAnnouncement(db, content, now);
    const changes = fieldChanges({}, fieldsOf(content));
    await recordAct({ ...scope, db }, scope.actor, { action: 'create', ...recorded(row), changes });
    return managed(row, now);
  });
}

async function locked(db: Scope['db'], id: string, version: number | null | undefined): Promise<store.AnnouncementRow> {
  const row = isIdentifier(id) ? await store.lockAnnouncement(db, id) : undefined;
  if (!row) throw new Refusal('NOT_FOUND', `${message.notFound}. Someone may have deleted the announcement meanwhile.`);
  if (version != null && version !== row.version)
    throw new Refusal(
      'CONFLICT',
      'Someone has changed the announcement meanwhile. Open it again and repeat your change.',
    );
  return row;
}

/** Replaces an announcement. Throws BAD_INPUT, NOT_FOUND, and CONFLICT for a version that is no longer the last. */
export async function updateAnnouncement(
  scope: Scope,
  { id, version, data }: { id: string; version?: number | null | undefined; data: SentAnnouncement },
): Promise<ManagedAnnouncement> {
  const now = scope.clock();
  const content = checked(data, now);
  return inTransaction(scope.db, async (db) => {
    const before = await locked(db, id, version);
    const changes = fieldChanges(fieldsOf(before), fieldsOf(content));
    if (changes.length === 0) return managed(before, now);
    const row = await store.updateAnnouncement(db, id, content);
    await recordAct({ ...scope, db }, scope.actor, { action: 'update', ...recorded(row), changes });
    return managed(row, now);
  });
}

/** Removes an announcement; what it said stays in the history of administration. Throws NOT_FOUND. */
export async function deleteAnnouncement(scope: Scope, id: string): Promise<ManagedAnnouncement> {
  return inTransaction(scope.db, async (db) => {
    const row = await locked(db, id, undefined);
    await store.deleteAnnouncement(db, id);
    const changes = fieldChanges(fieldsOf(row), {});
    await recordAct({ ...scope, db }, scope.actor, { action: 'delete', ...recorded(row), changes });
    return managed(row, scope.clock());
  });
}
