import { describeCertificateState } from '../../crew/certificate-state.ts';
import { formatCertificateKind, type CertificateKind } from '../../crew/certificate-kind.ts';
import { toRoleNoun, type JobRole } from '../../role/job-role.ts';
import { whoVerifies } from '../../crew/verification.ts';
import { formatPinLocked, formatSignOffWait, formatWrongPin } from '../../crew/pin.ts';
import { checkSentences, type CheckProblemFacts } from '../log/check-problem.ts';
import { conditionTable, type WorkCondition } from '../log/conditions.ts';
import { toRoleArticle } from '../../role/combination.ts';

type NoFacts = object;

/** What the sentence of a refusal names; those of checks are in `check-problem`. */
export interface SignOnProblemFacts extends CheckProblemFacts {
  notApproved: NoFacts;
  notNow: { condition: WorkCondition };
  areaStopped: { reason: string };
  otherCompany: { company: string };
  signedOnAlready: NoFacts;
  /** The number of the other permit. */
  signedOnElsewhere: { number: string };
  /** `endedOn` is YYYY-MM-DD. */
  certificateEnded: { certificate: CertificateKind; endedOn: string };
  certificateNotVerified: { certificate: CertificateKind };
  certificateMissing: { certificate: CertificateKind; role: JobRole };
  /** Signed on to another permit in a role that must be there all the time. */
  boundElsewhere: { number: string; role: JobRole };
  /** The role must be there all the time, and the worker is on another permit, too. */
  onlyThere: { number: string; role: JobRole };
  rolesNotCombined: { role: JobRole; other: JobRole };
  roleNotNamed: { role: JobRole };
  onlyFireWatchers: { role: JobRole };
  noRole: NoFacts;
  /** Inside the space; nobody signs off before it is known that they have come out. */
  stillInside: NoFacts;
  /** The work stops when they leave in this role: who signs off elsewhere than on their own device is asked first. */
  neededInRole: { role: JobRole };
  notInside: NoFacts;
  insideAlready: NoFacts;
  /** An 'out' of long ago, or of before they went in again, is taken back as a mistake. */
  notTakenBack: NoFacts;
  noEntryLog: NoFacts;
  noRescuerName: NoFacts;
  /** On the sign-on page, of a worker who records others and does not watch. */
  notForOthers: NoFacts;
  /** Why somebody may not go in now. */
  roleStaysOutside: NoFacts;
  notLive: { condition: WorkCondition };
  nobodyAttends: NoFacts;
  gasTestTooOld: { series: string; takenAt: string };
  gasTestFailed: { series: string };
  notSignedOn: NoFacts;
  wrongPin: { attemptsLeft: number };
  pinLocked: { minutes: number };
  /** Wrong PINs to sign off: the next attempt has to wait. */
  signOffWait: { seconds: number };
  /** What a device without a connection recorded arrived too late. */
  tooLate: NoFacts;
  nothingToStop: NoFacts;
}

/** Why a worker is not signed on or off, or does not stop the work. */
export type SignOnProblemKey = keyof SignOnProblemFacts;

/** A refusal with what its sentence names, so that it can be said in the worker's language too. */
export type SignOnProblem = {
  [Key in SignOnProblemKey]: { key: Key } & SignOnProblemFacts[Key];
}[SignOnProblemKey];

/** The English sentence of each refusal, which is on record. */
const sentences: { [Key in SignOnProblemKey]: (facts: SignOnProblemFacts[Key]) => string } = {
  notApproved: () => 'There is no work under this permit now: it is not approved.',
  notNow: ({ condition }) => `This work is ${conditionTable[condition].name}. Workers cannot sign on now.`,
  // Whoever is outside in an alarm stays outside.
  areaStopped: ({ reason }) => `All work in this area is stopped: ${reason}. Workers cannot sign on now.`,
  otherCompany: ({ company }) => `This permit is for the workers of ${company}.`,
  signedOnAlready: () => 'This worker is signed on already.',
  signedOnElsewhere: ({ number }) => `This worker is signed on at ${number}. Sign off there first.`,
  certificateEnded: ({ certificate, endedOn }) =>
    describeCertificateState(certificate, { state: 'expired', until: endedOn }),
  certificateNotVerified: ({ certificate }) =>
    `${formatCertificateKind(certificate)}: not verified by the site. ${whoVerifies}`,
  certificateMissing: ({ certificate, role }) =>
    `${toRoleArticle(role)} needs: ${formatCertificateKind(certificate)}. This worker has none.`,
  boundElsewhere: ({ number, role }) =>
    `This worker is the ${toRoleNoun(role)} at ${number} and has to stay there. Sign off there first.`,
  onlyThere: ({ number, role }) =>
    `${toRoleArticle(role)} is on no other permit, and this worker is signed on at ${number}. Sign off there first.`,
  rolesNotCombined: ({ role, other }) => `One person cannot be ${toRoleNoun(role)} and ${toRoleNoun(other)} here.`,
  roleNotNamed: ({ role }) => `This work has no ${toRoleNoun(role)}. Choose another role.`,
  onlyFireWatchers: () => 'The work is finished. Only fire watchers sign on now.',
  noRole: () => 'Choose a role.',
  stillInside: () => 'This worker is inside. Record first that they have come out.',
  neededInRole: ({ role }) => `This worker is needed as ${toRoleNoun(role)}. Confirm that they leave all the same.`,
  notInside: () => 'Nobody recorded that they went in.',
  insideAlready: () => 'They are inside already.',
  notTakenBack: () => 'This ‘out’ can no longer be taken back. If they are inside, record that they went in.',
  noEntryLog: () => 'This work has no entry log.',
  noRescuerName: () => 'Enter the name of the rescuer.',
  notForOthers: () => 'Only the attendant records who else goes in and comes out.',
  roleStaysOutside: () => 'Their role does not go in.',
  notLive: ({ condition }) => `The work is ${conditionTable[condition].name}. Nobody goes in now.`,
  nobodyAttends: () => 'No attendant is signed on. Nobody goes in without one.',
  gasTestTooOld: ({ series, takenAt }) => `${series}: the last one was at ${takenAt}. It has to be taken again first.`,
  gasTestFailed: ({ series }) => `${series} has not passed. Nobody goes in before it has.`,
  notSignedOn: () => 'This worker is not signed on.',
  wrongPin: ({ attemptsLeft }) => formatWrongPin(attemptsLeft),
  pinLocked: ({ minutes }) => formatPinLocked(minutes),
  signOffWait: ({ seconds }) => formatSignOffWait(seconds),
  tooLate: () => 'This was pressed more than 24 hours ago. Ask the permit holder to record it.',
  nothingToStop: () => 'There is no work to stop now.',
  ...checkSentences,
};

/** Every refusal. */
export const signOnProblemKeys = Object.keys(sentences) as readonly SignOnProblemKey[];

/** The English sentence of a refusal. */
export function formatSignOnProblem(problem: SignOnProblem): string {
  const format = sentences[problem.key] as (facts: SignOnProblem) => string;
  return format(problem);
}

/** Whether the worker holds a certificate that does not count. */
export function explainsCertificate({ key }: SignOnProblem): boolean {
  return key === 'certificateNotVerified' || key === 'certificateEnded';
}
