import { normalizeText } from '../text/same-text.ts';
import {
  formatExtraCell,
  formatShortenedNumber,
  isShortenedNumber,
  splitCell,
  validateHeader,
  type ImportLine,
  type LineOutcome,
} from '../text/import-file.ts';
import { toStoredLine } from '../text/stored-text.ts';
import { readSheetDay } from '../text/sheet-day.ts';
import type { Actor } from '../user/actor.ts';
import { contractorRoles } from '../user/role-groups.ts';
import { certificateKinds, parseCertificateKind } from './certificate-kind.ts';
import { certificateLimits, getCertificateKey, listCertificateProblems, type Certificate } from './certificate.ts';
import { checkCrewCompany, type CrewCompany } from './crew-access.ts';
import { parseWorkerLanguage, workerLanguages, type WorkerLanguage } from './language.ts';
import { normalizePassNumber } from './pass-number.ts';
import { toStoredWorkerText, validateWorkerText, type WorkerDetails, type WorkerText } from './worker.ts';

/** The columns of a file of workers, in the order of the template. The last four describe one certificate. */
export const workerColumns = [
  'pass',
  'name',
  'company',
  'trade',
  'languages',
  'phone',
  'certificate',
  'number',
  'issuer',
  'expires',
] as const;

export type WorkerColumn = (typeof workerColumns)[number];

export type WorkerLine = ImportLine<WorkerColumn>;

const requiredColumns: readonly WorkerColumn[] = ['pass', 'name'];
/** The columns of long numbers, which spreadsheets shorten. */
const numberColumns: readonly WorkerColumn[] = ['pass', 'phone', 'number'];
const certificateColumns: readonly WorkerColumn[] = ['certificate', 'number', 'issuer', 'expires'];

/** The data that the lines are checked against. */
export interface WorkerImportContext {
  actor: Pick<Actor, 'role' | 'company' | 'siteIds'>;
  /** The companies of the file, by their names as they are compared. */
  companies: ReadonlyMap<string, CrewCompany>;
  /** Pass numbers of existing workers, as `toPassKey` writes them. */
  takenPasses: ReadonlySet<string>;
}

/** A worker of a file, from one or more lines. */
export type ImportedWorker = WorkerDetails & { company: string };

/** The outcome of a line. The lines of one worker are imported together, or not at all. */
export interface WorkerLineOutcome {
  line: number;
  passNumber: string;
  name: string;
  outcome: LineOutcome;
  /** Why it is refused. */
  reasons: string[];
}

/** What an import would do: the outcome of each line, and the workers to create. */
export interface WorkerImportPlan {
  lines: WorkerLineOutcome[];
  workers: ImportedWorker[];
}

/** What identifies a worker in a file and in the register. */
export function toPassKey(company: string, passNumber: string): string {
  return `${normalizeText(company)}\n${normalizePassNumber(passNumber)}`;
}

/** How many zeros at the beginning of a pass number are looked for. */
const maxLostZeros = 6;

/** The pass numbers from which a spreadsheet makes this one, which removes zeros at the beginning of a number. */
export function listUncutPasses(passNumber: string): string[] {
  const isCut = /^[1-9]\d*$/.test(passNumber);
  return isCut ? Array.from({ length: maxLostZeros }, (_, index) => '0'.repeat(index + 1) + passNumber) : [];
}

/** Returns what is wrong with the header of a file, as a sentence, or undefined when its lines can be parsed. */
export function validateWorkerHeader(head: readonly string[]): string | undefined {
  return validateHeader(head, workerColumns, requiredColumns);
}

const getCell = ({ cells }: WorkerLine, column: WorkerColumn) => toStoredLine(cells[column] ?? '');

const getText = (line: WorkerLine, field: WorkerText) => toStoredWorkerText(field, getCell(line, textColumns[field]));

/**
 * The company of each line: the one that it names, else that of the nearest earlier line with the same pass number,
 * else a contractor's own.
 */
export function listLineCompanies(lines: readonly WorkerLine[], actor: WorkerImportContext['actor']): string[] {
  const own = contractorRoles.includes(actor.role) ? actor.company : '';
  const earlier = new Map<string, string>();
  return lines.map((line) => {
    const pass = normalizePassNumber(getCell(line, 'pass'));
    const company = getCell(line, 'company') || (earlier.get(pass) ?? own);
    earlier.set(pass, company);
    return company;
  });
}

const textColumns: Record<WorkerText, WorkerColumn> = {
  name: 'name',
  passNumber: 'pass',
  trade: 'trade',
  phone: 'phone',
};
const textFields = Object.keys(textColumns) as WorkerText[];

/** The problems of the cells that describe the worker. Further lines of a worker may leave them empty. */
function listWorkerProblems(line: WorkerLine, first: WorkerLine): string[] {
  const isFirst = line === first;
  const problems = textFields.map((field) => {
    const text = getCell(line, textColumns[field]);
    return isFirst || text !== '' ? validateWorkerText(field, text) : undefined;
  });
  const unknown = splitCell(getCell(line, 'languages'), /[;|,]+/).filter((name) => !parseWorkerLanguage(name));
  const different = (['name', 'trade', 'languages', 'phone'] as const).filter((column) => {
    const text = getCell(line, column);
    return text !== '' && normalizeText(text) !== normalizeText(getCell(first, column));
  });
  return [
    ...problems.filter((problem) => problem !== undefined),
    ...unknown.map(
      (name) => `Unknown language '${name.slice(0, 40)}'. Use ${Object.values(workerLanguages).join(', ')}.`,
    ),
    ...different.map((column) => `Line ${first.line} gives this pass number with other data in the column ${column}.`),
  ];
}

/** The certificate of a line, every reason why it is refused, or undefined when the line has none. */
function parseCertificate(line: WorkerLine): Certificate | string[] | undefined {
  if (certificateColumns.every((column) => getCell(line, column) === '')) return undefined;
  const name = getCell(line, 'certificate');
  const kind = parseCertificateKind(name);
  const expires = readSheetDay('expires', getCell(line, 'expires'));
  const certificate = {
    kind: kind ?? '',
    number: getCell(line, 'number'),
    issuer: getCell(line, 'issuer'),
    // A cell that is no day has its own problem, and any day serves for the others.
    expiresOn: 'day' in expires ? expires.day : '2000-01-01',
  };
  const known = Object.values(certificateKinds).map(({ label }) => label);
  const problems = listCertificateProblems({ ...certificate, kind: kind ?? 'welder' });
  if ('problem' in expires) problems.push(expires.problem);
  if (!kind)
    problems.unshift(
      name === ''
        ? 'Enter the kind of certificate.'
        : `Unknown certificate '${name.slice(0, 40)}'. Use ${known.join(', ')}.`,
    );
  return problems.length > 0 ? problems : { ...certificate, file: null };
}

/** The lines of one worker. */
interface WorkerGroup {
  company: CrewCompany;
  lines: WorkerLine[];
}

/** The reasons against the lines of a worker, and the certificates on them. */
interface CheckedGroup {
  reasons: Map<WorkerLine, string[]>;
  certificates: Certificate[];
}

function checkGroup({ company, lines }: WorkerGroup, actor: WorkerImportContext['actor']): CheckedGroup {
  const [first] = lines;
  const certificates = new Map<string, Certificate>();
  const reasons = new Map<WorkerLine, string[]>();
  const companyProblem = checkCrewCompany(actor, company);
  for (const line of lines) {
    if (line.extraCell !== undefined) {
      reasons.set(line, [formatExtraCell(line.extraCell)]);
      continue;
    }
    const certificate = parseCertificate(line);
    const problems = [
      ...numberColumns
        .filter((column) => isShortenedNumber(getCell(line, column)))
        .map((column) => formatShortenedNumber(column, getCell(line, column))),
      ...listWorkerProblems(line, first ?? line),
      ...(line === first && companyProblem ? [companyProblem] : []),
    ];
    if (Array.isArray(certificate)) problems.push(...certificate);
    else if (certificate) {
      const key = getCertificateKey(certificate);
      if (certificates.has(key)) problems.push('An earlier line already has this certificate of the worker.');
      certificates.set(key, certificate);
    }
    if (certificates.size > certificateLimits.perWorker)
      problems.push(`A worker may have at most ${certificateLimits.perWorker} certificates.`);
    if (problems.length > 0) reasons.set(line, problems);
  }
  const [refused] = reasons.keys();
  if (refused)
    for (const line of lines)
      if (!reasons.has(line)) reasons.set(line, [`Line ${refused.line} of the same worker is refused.`]);
  return { reasons, certificates: [...certificates.values()] };
}

function parseLanguages(line: WorkerLine): WorkerLanguage[] {
  const codes = splitCell(getCell(line, 'languages'), /[;|,]+/).map(parseWorkerLanguage);
  return [...new Set(codes.filter((code) => code !== undefined))];
}

function groupLines(lines: readonly WorkerLine[], { actor, companies }: WorkerImportContext): Map<string, WorkerGroup> {
  const names = listLineCompanies(lines, actor);
  const groups = new Map<string, WorkerGroup>();
  for (const [index, line] of lines.entries()) {
    const name = names[index] ?? '';
    const company = companies.get(normalizeText(name)) ?? { name, siteIds: [] };
    const pass = getCell(line, 'pass');
    // A line without a pass number belongs to nobody, and is refused on its own.
    const key = pass === '' ? `line ${line.line}` : toPassKey(company.name, pass);
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { company, lines: [line] });
  }
  return groups;
}

/** Why a pass number is not taken as a new one: the register has it with zeros at its beginning. */
function findUncutPass(context: WorkerImportContext, company: CrewCompany, passNumber: string): string | undefined {
  if (checkCrewCompany(context.actor, company) !== undefined) return undefined;
  const uncut = listUncutPasses(passNumber).find((pass) => context.takenPasses.has(toPassKey(company.name, pass)));
  return uncut === undefined
    ? undefined
    : `The column pass has ${passNumber}, which is not in the register, and ${uncut} is. Spreadsheets remove zeros at the beginning of a number: format the column as text and enter the pass number again. If it is another worker, add that one by hand.`;
}

/**
 * Returns what an import of these lines would do. Lines with the same pass number describe one worker, each with a
 * further certificate. Workers who are in the register already stay as they are.
 */
export function planWorkerImport(lines: readonly WorkerLine[], context: WorkerImportContext): WorkerImportPlan {
  const outcomes = new Map<WorkerLine, WorkerLineOutcome>();
  const workers: ImportedWorker[] = [];
  for (const [key, group] of groupLines(lines, context)) {
    const [first] = group.lines;
    if (!first) continue;
    const { company } = group;
    const name = getText(first, 'name').slice(0, 120);
    const passNumber = getText(first, 'passNumber').slice(0, 40);
    const exists = context.takenPasses.has(key) && checkCrewCompany(context.actor, company) === undefined;
    const { reasons, certificates } = checkGroup(group, context.actor);
    const uncut = exists ? undefined : findUncutPass(context, company, passNumber);
    if (uncut !== undefined) for (const line of group.lines) reasons.set(line, [...(reasons.get(line) ?? []), uncut]);
    const outcome = exists ? 'exists' : reasons.size > 0 ? 'refused' : 'create';
    for (const line of group.lines)
      outcomes.set(line, {
        line: line.line,
        passNumber,
        name,
        outcome,
        reasons: exists ? [] : (reasons.get(line) ?? []),
      });
    if (outcome !== 'create') continue;
    const [trade, phone] = [getText(first, 'trade'), getText(first, 'phone')];
    workers.push({
      company: company.name,
      passNumber,
      name,
      trade,
      phone,
      languages: parseLanguages(first),
      certificates,
    });
  }
  return { lines: lines.flatMap((line) => outcomes.get(line) ?? []), workers };
}
