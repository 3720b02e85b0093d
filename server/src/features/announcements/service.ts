import { diffFields, type FieldValue } from '@eptw/domain/text/field-changes';
import {
  validateAnnouncement,
  getAnnouncementState,
  type AnnouncementContent,
  type AnnouncementType,
} from '@eptw/domain/announcement/announcement';
import { message } from '@eptw/domain/message';
import { mapBatches, type StreamedList } from '../../database/batches.ts';
import { isUuid } from '../../database/uuid.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext, AppContext } from '../../app-context.ts';
import { Refusal } from '../../refusal.ts';
import { loadPage, type PageArguments } from '../../graphql/paging.ts';
import { refuseConflict, refuseProblem } from '../../graphql/refusals.ts';
import { administerNoun } from '../audit-log/administer.ts';
import * as store from './store.ts';
import type { Announcement, ManagedAnnouncement } from './types.ts';

/** The active announcements, which are shown before signing in too. Others are not public. */
export async function listActiveAnnouncements(
  { db, clock }: AppContext,
  active: boolean | null | undefined,
): Promise<Announcement[]> {
  return active === false ? [] : store.findActiveAnnouncements(db, clock());
}

/**
 * How long after its time a transition is still published, in milliseconds: longer than the pause between two runs.
 */
const transitionWindowMs = 120_000;

/**
 * Notifies screens of announcements that recently started or ended. A repeated notification only makes them reload.
 */
export async function publishAnnouncementTransitions({
  db,
  clock,
  events,
}: Pick<AppContext, 'db' | 'clock' | 'events'>): Promise<void> {
  const now = clock();
  if (await store.hasTransitions(db, new Date(now.getTime() - transitionWindowMs), now))
    await events.publish(db, 'administrationChanged', { kind: 'announcement' });
}

function toManagedAnnouncement(row: store.AnnouncementRow, now: Date): ManagedAnnouncement {
  return { ...row, state: getAnnouncementState(row, now) };
}

/** Every announcement, for administrators, newest first. */
export async function listAnnouncements(
  { db, clock }: AppContext,
  page: PageArguments,
): Promise<Page<ManagedAnnouncement>> {
  const { count, items: rows } = await loadPage(page, store.listAnnouncements(db));
  return { count, items: rows.map((row) => toManagedAnnouncement(row, clock())) };
}

/** All of the same announcements. */
export async function streamAnnouncements({ db, clock }: AppContext): Promise<StreamedList<ManagedAnnouncement>> {
  const now = clock();
  return mapBatches(await store.listAnnouncements(db).stream(), (rows) =>
    rows.map((row) => toManagedAnnouncement(row, now)),
  );
}

/** One announcement, for administrators. Throws NOT_FOUND. */
export async function getAnnouncement({ db, clock }: AppContext, id: string): Promise<ManagedAnnouncement> {
  const row = isUuid(id) ? await store.findAnnouncement(db, id) : undefined;
  if (!row) throw new Refusal('NOT_FOUND', message.notFound);
  return toManagedAnnouncement(row, clock());
}

/** Input of an announcement; omitted fields are empty. */
export interface AnnouncementInput {
  title: string;
  message: string;
  type?: string | null | undefined;
  color?: string | null | undefined;
  from?: Date | null | undefined;
  to?: Date | null | undefined;
}

type ValidAnnouncement = AnnouncementContent & Pick<Announcement, 'type'>;

function parseAnnouncement(input: AnnouncementInput, now: Date): ValidAnnouncement {
  const content: AnnouncementContent = {
    title: input.title.trim(),
    message: input.message.trim(),
    type: input.type ?? 'info',
    color: input.color ?? null,
    from: input.from ?? null,
    to: input.to ?? null,
  };
  refuseProblem(Object.values(validateAnnouncement(content, now))[0]);
  // An unknown type has been refused.
  return { ...content, type: content.type as AnnouncementType };
}

function toAuditFields(content: AnnouncementContent): Record<string, FieldValue> {
  return {
    Title: content.title,
    Message: content.message,
    Type: content.type,
    Colour: content.color,
    From: content.from?.toISOString() ?? null,
    To: content.to?.toISOString() ?? null,
  };
}

async function lockAnnouncement({ db }: ActorContext, id: string): Promise<store.AnnouncementRow> {
  const row = isUuid(id) ? await store.lockAnnouncement(db, id) : undefined;
  if (!row) throw new Refusal('NOT_FOUND', `${message.notFound}. Someone may have deleted the announcement.`);
  return row;
}

const administration = administerNoun<store.AnnouncementRow>({
  kind: 'announcement',
  lock: lockAnnouncement,
  getName: (announcement) => announcement.title,
  toAuditFields,
});

/** Adds an announcement. Throws BAD_INPUT if it is invalid. */
export async function createAnnouncement(
  context: ActorContext,
  input: AnnouncementInput,
): Promise<ManagedAnnouncement> {
  const now = context.clock();
  const content = parseAnnouncement(input, now);
  const row = await administration.create(context, ({ db }) => store.insertAnnouncement(db, content, now));
  return toManagedAnnouncement(row, now);
}

/** Replaces an announcement. Throws BAD_INPUT, NOT_FOUND, and CONFLICT for an outdated version. */
export async function updateAnnouncement(
  context: ActorContext,
  { id, version, data }: { id: string; version?: number | null | undefined; data: AnnouncementInput },
): Promise<ManagedAnnouncement> {
  const now = context.clock();
  const content = parseAnnouncement(data, now);
  const row = await administration.update(context, id, async ({ db }, before) => {
    const isStale = version != null && version !== before.version;
    refuseConflict(
      isStale ? 'Someone else has changed the announcement. Open it again and repeat your change.' : undefined,
    );
    if (diffFields(toAuditFields(before), toAuditFields(content)).length === 0) return before;
    return store.updateAnnouncement(db, id, content);
  });
  return toManagedAnnouncement(row, now);
}

/** Deletes an announcement; its text stays in the audit log. Throws NOT_FOUND. */
export async function deleteAnnouncement(context: ActorContext, id: string): Promise<ManagedAnnouncement> {
  const row = await administration.delete(context, id, ({ db }, { _id }) => store.deleteAnnouncement(db, _id));
  return toManagedAnnouncement(row, context.clock());
}
