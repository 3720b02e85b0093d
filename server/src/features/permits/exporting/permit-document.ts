import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import { lapseNote } from '@eptw/domain/permit/lapse';
import { printedNotice } from '@eptw/domain/permit/printed-notice';
import { isStatus, statusTone, type Tone } from '@eptw/domain/permit/status';
import type { Submission } from '@eptw/domain/template/submission';
import { inputsOf } from '@eptw/domain/template/template';
import type { PermitDocument, PrintedFact, PrintedFile, PrintedForm } from '../../../pdf/permit-document.ts';
import type { Template } from '../../templates/types.ts';
import type { Permit } from '../reading/service.ts';
import { printedReviewers } from './reviewers.ts';

function toneOf(status: string): Tone {
  return isStatus(status) ? statusTone(status) : 'slate';
}

function period({ startDate, endDate, site }: Permit): string {
  if (!startDate && !endDate) return 'Not given';
  const start = startDate ? formatDayAndTime(startDate, site.timeZone) : 'Not given';
  return `${start} to ${endDate ? formatDayAndTime(endDate, site.timeZone) : 'Not given'}`;
}

function factsOf(permit: Permit): PrintedFact[] {
  const { site, discipline, hostSystemOwner, submittedBy, parentPermit } = permit;
  return [
    { label: 'Work period', value: period(permit), note: site.timeZone },
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

function printedForm({ code, title, sections }: Template, submission: Submission): PrintedForm {
  return { code, title, sections, submission };
}

/** The permit's own form and the attached ones, each on the version that it was filled in on. */
export async function printedForms(permit: Permit): Promise<PrintedForm[]> {
  const own = printedForm(await permit.form(), await permit.submission());
  return [own, ...(await permit.children()).map(({ form, submission }) => printedForm(form, submission))];
}

/** The ids of people whom the forms name. */
export function peopleIn(forms: readonly PrintedForm[]): string[] {
  return forms.flatMap(({ sections, submission }) =>
    inputsOf({ sections })
      .filter(({ type }) => type === 'reviewerlist')
      .flatMap(({ name }) => {
        const value = submission[name];
        return Array.isArray(value) ? value : [];
      }),
  );
}

/** What a document is made from besides the permit. */
export interface Surroundings {
  hostName: string;
  /** What the address of the program begins with. */
  origin: string;
  now: Date;
  forms: PrintedForm[];
  files: Record<string, PrintedFile>;
  people: Record<string, string>;
}

/** A permit as it stands on paper, in the time zone of its site. */
export async function permitDocument(permit: Permit, surroundings: Surroundings): Promise<PermitDocument> {
  const { hostName, origin, now, forms, files, people } = surroundings;
  const { site, status, endDate, version } = permit;
  const notice = isStatus(status) ? printedNotice({ status, end: endDate }, now) : undefined;
  const history = await permit.history();
  const lapse = permit.lapsedAt === null ? undefined : lapseNote(history, site.timeZone);
  return {
    number: permit.code,
    title: permit.title,
    hostName,
    statusLabel: permit.statusLabel,
    tone: toneOf(status),
    ...(notice !== undefined && { notice }),
    ...(lapse !== undefined && { lapse }),
    edition: `As it stood on ${formatDayAndTime(now, site.timeZone)} (version ${version}). Scan the code to see how it stands now.`,
    link: `${origin}/permits/${permit._id}`,
    facts: factsOf(permit),
    workDescription: permit.workDescription,
    reviewers: await printedReviewers(permit),
    forms,
    childPermits: (await permit.childPermits()).map((child) => ({
      number: child.code,
      title: child.title,
      statusLabel: child.statusLabel,
      tone: toneOf(child.status),
    })),
    history: history.map(({ at, text, changes }) => ({
      at: formatDayAndTime(at, site.timeZone),
      text,
      changes: changes.map(({ label, before, after }) => ({ label, before, after })),
    })),
    files,
    people,
  };
}
