import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { getJobRole, type JobRole } from '@eptw/domain/role/job-role';
import { formatCalendarDate, formatDayAndTime } from '@eptw/domain/time/format-date';
import { listEntryRecords, type EntryRecord, type Passage } from '@eptw/domain/work/records/entry-records';
import { formatLength } from '@eptw/domain/work/job/job-time';
import {
  leavingWords,
  listPeopleRecords,
  type PersonRecord,
  type Stay,
} from '@eptw/domain/work/records/people-records';
import type { LogStep } from '@eptw/domain/work/log/walk-log';
import type { CarriedCertificate, Person } from '@eptw/domain/work/log/work-log';
import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import type { PrintedTable } from '../../../pdf/permit-document.ts';
import type { ReportCell } from '../../../pdf/report-document.ts';
import type { SeenWorker } from '../../crew/seen-workers.ts';

/** What the record of a job is printed from. */
export interface RecordTexts {
  timeZone: string;
  /** The workers in the log, as the reader sees them. */
  workers: ReadonlyMap<string, SeenWorker>;
}

/** A cell of lines, without those that say nothing. */
export function toCell(...texts: readonly string[]): ReportCell {
  return texts.filter((text) => text !== '').map((text) => ({ text }));
}

/** A time, and beside it when it arrived if that was later. */
export function formatAt(
  { at, receivedAt }: { at: Date; receivedAt: Date },
  { timeZone }: Pick<RecordTexts, 'timeZone'>,
): string {
  const [counted, received] = [formatDayAndTime(at, timeZone), formatDayAndTime(receivedAt, timeZone)];
  return counted === received ? counted : `${counted} (received ${received})`;
}

function getWorker({ workers }: RecordTexts, id: string): SeenWorker {
  return workers.get(id) ?? { name: '', company: '', isVisible: false };
}

/** Everybody who was signed on: as what, with which certificates, and from when to when; undefined without anybody. */
export function toPeopleTable(
  steps: readonly LogStep[],
  policy: WorkPolicy,
  texts: RecordTexts,
): PrintedTable | undefined {
  const records = listPeopleRecords(steps, policy);
  if (records.length === 0) return undefined;
  return {
    title: 'People on the job',
    table: {
      columns: [
        { title: 'Name, company', twelfths: 3 },
        { title: 'Role', twelfths: 2 },
        { title: 'Certificates that counted', twelfths: 3 },
        { title: 'Signed on', twelfths: 2 },
        { title: 'Signed off', twelfths: 2 },
      ],
      groups: [{ rows: records.map((record) => toPersonRow(record, texts)) }],
    },
  };
}

function toPersonRow({ workerId, roles, certificates, stays }: PersonRecord, texts: RecordTexts): ReportCell[] {
  const { name, company, isVisible } = getWorker(texts, workerId);
  return [
    [{ text: name, strong: true }, ...toCell(company)],
    toCell(...roles.map((held, index) => formatRoles(held.roles, index === 0 ? undefined : held.since, texts))),
    isVisible ? toCell(...certificates.map(formatCertificate)) : [],
    toCell(...stays.map((stay) => formatSignOn(stay, texts))),
    toCell(...stays.map((stay) => formatSignOff(stay, texts))),
  ];
}

function formatRoles(roles: readonly JobRole[], since: Date | undefined, { timeZone }: RecordTexts): string {
  const labels = roles.map((role) => getJobRole(role).label).join(', ');
  return since === undefined ? labels : `${labels} since ${formatDayAndTime(since, timeZone)}`;
}

function formatCertificate({ kind, expiresOn, verified = true }: CarriedCertificate): string {
  return `${formatCertificateKind(kind)}, to ${formatCalendarDate(expiresOn)}${verified ? '' : ', not verified'}`;
}

function formatSignOn({ since, signedOnBy }: Stay, { timeZone }: RecordTexts): string {
  return `${formatDayAndTime(since, timeZone)} by ${nameActor(signedOnBy)}`;
}

function formatSignOff({ left }: Stay, texts: RecordTexts): string {
  if (left === null) return 'Still signed on';
  const words = leavingWords[left.how];
  const by = left.how === 'watchEnded' ? '' : ` by ${nameActor(left.by)}`;
  return `${formatAt(left, texts)}${by}${words === '' ? '' : `, ${words}`}`;
}

function nameActor(by: Person | null): string {
  return by?.name ?? 'themselves';
}

/** Everybody who went into the space, each time: undefined where nobody did. */
export function toEntryTable(steps: readonly LogStep[], texts: RecordTexts): PrintedTable | undefined {
  const records = listEntryRecords(steps);
  if (records.length === 0) return undefined;
  return {
    title: 'Entry log',
    table: {
      columns: [
        { title: 'Who', twelfths: 3 },
        { title: 'In', twelfths: 3 },
        { title: 'Out', twelfths: 3 },
        { title: 'Inside for', twelfths: 3 },
      ],
      groups: [{ rows: records.map((record) => toEntryRow(record, texts)) }],
    },
  };
}

function toEntryRow({ workerId, rescuer = '', isStranger, wentIn, cameOut, against }: EntryRecord, texts: RecordTexts) {
  const name = workerId === undefined ? rescuer : getWorker(texts, workerId).name;
  const refusal = against === undefined ? '' : `Against a refusal: ${against}`;
  return [
    [{ text: name, strong: true }, ...toCell(workerId !== undefined ? '' : isStranger ? 'Not signed on' : 'Rescuer')],
    toCell(formatPassage(wentIn, workerId, texts), refusal),
    toCell(cameOut ? formatPassage(cameOut, workerId, texts) : 'Still inside'),
    toCell(cameOut ? formatLength(cameOut.at.getTime() - wentIn.at.getTime()) : ''),
  ];
}

function formatPassage(passage: Passage, goer: string | undefined, texts: RecordTexts): string {
  const { by, byWorkerId, isSignOff } = passage;
  const worker = byWorkerId === undefined || byWorkerId === goer ? undefined : getWorker(texts, byWorkerId).name;
  return `${formatAt(passage, texts)} by ${worker ?? nameActor(by)}${isSignOff ? ', when signing off' : ''}`;
}
