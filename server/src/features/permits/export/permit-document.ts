import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { formatLapseNotice } from '@eptw/domain/permit/lapse';
import { getPrintedNotice } from '@eptw/domain/permit/printed-notice';
import { getStatusTone, isApproved } from '@eptw/domain/permit/status';
import { formatStopCause, formatStopHeadline, formatStopInstruction } from '@eptw/domain/area-stop/area-stop';
import type { Submission } from '@eptw/domain/template/model/submission';
import { listInputs } from '@eptw/domain/template/model/template';
import type { PermitDocument, PrintedFact, PrintedFile, PrintedForm } from '../../../pdf/permit-document.ts';
import type { Template } from '../../templates/types.ts';
import type { AreaStop } from '../../area-stops/area-stop-rows.ts';
import type { Permit } from '../detail/service.ts';
import type { PrintedWork } from './printed-work.ts';
import { toPrintedReviewers } from './printed-reviewers.ts';

function formatWorkPeriod({ startDate, endDate, site }: Permit): string {
  if (!startDate && !endDate) return 'Not given';
  const start = startDate ? formatDayAndTime(startDate, site.timeZone) : 'Not given';
  return `${start} to ${endDate ? formatDayAndTime(endDate, site.timeZone) : 'Not given'}`;
}

function toPrintedFacts(permit: Permit): PrintedFact[] {
  const { site, discipline, hostSystemOwner, submittedBy, parentPermit } = permit;
  return [
    { label: 'Work period', value: formatWorkPeriod(permit), note: site.timeZone },
    { label: 'Site', value: site.name, note: site.code },
    { label: 'Discipline', value: discipline.code, note: discipline.description },
    { label: 'Host / System Owner', value: hostSystemOwner.fullname, note: hostSystemOwner.email },
    { label: 'Applied by', value: submittedBy.fullname, note: submittedBy.company || submittedBy.email },
    {
      label: 'Applied on',
      value: formatDayAndTime(permit.createdAt, site.timeZone),
      note: `Permit type: ${permit.type}`,
    },
    ...(parentPermit ? [{ label: 'Child permit of', value: parentPermit.code }] : []),
  ];
}

function toPrintedForm({ code, title, sections }: Template, submission: Submission): PrintedForm {
  return { code, title, sections, submission };
}

/** The permit's own form and the attached ones, each on the version that it was filled in on. */
export function toPrintedForms({ form, submission, children }: Permit): PrintedForm[] {
  return [{ form, submission }, ...children].map((filled) => toPrintedForm(filled.form, filled.submission));
}

/** The ids of users named in the forms. */
export function listPersonIds(forms: readonly PrintedForm[]): string[] {
  return forms.flatMap(({ sections, submission }) =>
    listInputs({ sections })
      .filter(({ type }) => type === 'reviewerlist')
      .flatMap(({ name }) => {
        const value = submission[name];
        return Array.isArray(value) ? value : [];
      }),
  );
}

/** What a document needs besides the permit. */
export interface DocumentContext {
  hostName: string;
  /** The origin of the application's URL. */
  origin: string;
  now: Date;
  forms: PrintedForm[];
  files: Record<string, PrintedFile>;
  people: Record<string, string>;
  /** The work under it; undefined while none is followed. */
  work: PrintedWork | undefined;
}

/** The same words as on every page while the stop is in force. */
function formatPrintedStop(stop: AreaStop): string {
  const shown = { ...stop, isMustered: stop.musteredAt !== null };
  const since = formatDayAndTime(stop.setAt, stop.timeZone);
  return `${formatStopHeadline(shown)}. ${formatStopCause(shown)}, ${since}, by ${stop.setBy}. ${formatStopInstruction(shown)}`;
}

/** A permit as printed, in the time zone of its site. */
export function toPermitDocument(permit: Permit, context: DocumentContext): PermitDocument {
  const { hostName, origin, now, forms, files, people, work } = context;
  const { site, status, endDate, version } = permit;
  const condition = work?.condition;
  // In its place the status would say 'Approved' in green of work that is suspended.
  // A danger is named whatever has become of the approval.
  const shown =
    work && (isApproved(status) || work.tone === 'red') ? { label: work.headline, tone: work.tone } : undefined;
  const notice = getPrintedNotice({ status, end: endDate, condition }, now);
  const history = permit.history();
  const lapse = permit.lapsedAt === null ? undefined : formatLapseNotice(history, site.timeZone);
  const details = work?.describeEntries(history) ?? [];
  const { areaStop } = permit;
  return {
    number: permit.code,
    title: permit.title,
    hostName,
    statusLabel: shown?.label ?? permit.statusLabel,
    tone: areaStop ? 'slate' : (shown?.tone ?? getStatusTone(status)),
    ...(areaStop && { siteStop: formatPrintedStop(areaStop) }),
    ...(notice !== undefined && { notice }),
    ...(lapse !== undefined && { lapse }),
    edition: `Printed ${formatDayAndTime(now, site.timeZone)} (version ${version}). Scan the code to see the current version.`,
    link: `${origin}${work?.signOnPath ?? `/permits/${permit._id}`}`,
    linkCaption:
      work?.signOnPath === undefined ? 'Scan to open this permit' : 'Scan to sign on and to see if work is allowed',
    facts: [
      ...(shown ? [{ label: 'Status', value: permit.statusLabel }] : []),
      ...toPrintedFacts(permit),
      ...(work ? work.facts : []),
    ],
    workDescription: permit.workDescription,
    reviewers: toPrintedReviewers(permit),
    forms,
    childPermits: permit.childPermits().map((child) => ({
      number: child.code,
      title: child.title,
      statusLabel: child.statusLabel,
      tone: areaStop ? 'slate' : getStatusTone(child.status),
    })),
    tables: work?.tables ?? [],
    checks: work?.checks ?? [],
    history: history.map(({ at, text, changes }, index) => ({
      at: formatDayAndTime(at, site.timeZone),
      text,
      details: details[index] ?? '',
      changes: changes.map(({ label, before, after }) => ({ label, before, after })),
    })),
    files,
    people,
  };
}
