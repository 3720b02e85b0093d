import type { CertificateKind } from '@eptw/domain/crew/certificate-kind';
import type { HazardSign, ProtectionSign } from '@eptw/domain/safety-sign/safety-signs';
import type { JobRoleWords } from '@eptw/domain/role/role-words';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import type { SignOnNote } from '@eptw/domain/work/sign-on/sign-on-notes';
import type { SignOnProblemKey } from '@eptw/domain/work/sign-on/sign-on-problem';
import type { StopKind } from '@eptw/domain/work/log/stop-kinds';
import type { AreaStopKind } from '@eptw/domain/area-stop/area-stop';
import type { StandstillReason } from '@eptw/domain/work/records/standstill';
import type { CrewPhrases } from './crew-phrases.ts';

/** What the sentence of a refusal names, already in the worker's language. */
export interface ProblemFacts {
  condition: string;
  certificate: string;
  day: string;
  text: string;
  count: number;
  role: string;
  other: string;
  range: string;
  time: string;
}

/** Everything that the page says, in one language. Short: workers read it at a gate, perhaps not in their language. */
export interface Phrases {
  /** The condition in one or two words, and what it means for the worker. */
  conditions: Record<WorkCondition | 'notApproved', { title: string; advice: string }>;
  until: (time: string) => string;
  left: (hours: number, minutes: number) => string;
  starts: (time: string) => string;
  lastKnown: (time: string) => string;
  stoppedAt: (time: string) => string;
  waitFor: (holder: string) => string;
  inCharge: string;
  call: (name: string) => string;
  emergency: (number: string) => string;
  /** When to call that number. */
  hurtOrMissing: string;
  hazards: string;
  mustWear: string;
  notes: Record<SignOnNote, string>;
  hazardSigns: Record<HazardSign, string>;
  protectionSigns: Record<ProtectionSign, string>;
  passNumber: string;
  pin: string;
  understood: string;
  signOn: string;
  signOff: string;
  signedOnCount: (count: number) => string;
  signedOnSince: (name: string, time: string) => string;
  signedOffNow: string;
  /** The button for a telephone that a crew shares. */
  anotherWorker: string;
  stopWork: string;
  /** Above the reasons. */
  anyoneMayStop: string;
  whyStop: string;
  stopReasons: Record<StopKind, string>;
  sayMore: string;
  stopNow: string;
  cancel: string;
  tickFirst: string;
  fillIn: string;
  chooseReason: string;
  problems: Record<SignOnProblemKey, (facts: ProblemFacts) => string>;
  tooManyAttempts: string;
  noConnection: string;
  failed: string;
  ended: string;
  unknown: string;
  tryAgain: string;
  loading: string;
  openPermit: string;
  certificates: Record<CertificateKind, string>;
  roles: JobRoleWords;
  crew: CrewPhrases;
  // While work is stopped, and without a network.
  /** The button while no work is left to stop. */
  reportDanger: string;
  leaveNow: string;
  warnOthers: string;
  notSentYet: string;
  stopPressed: (time: string, reason: string) => string;
  sendsItself: (time: string) => string;
  outNotSent: string;
  outPressed: (time: string) => string;
  /** Where the PIN is kept in the page alone. */
  keepOpen: string;
  sendNow: string;
  sent: (time: string, pressed: string) => string;
  signOffOut: string;
  fillInPass: string;
  allStopped: string;
  toAssemblyPoint: string;
  stayOutside: string;
  areaStopKinds: Record<AreaStopKind, string>;
  /** Why the work stands still where a role that must be there all the time is not filled any more. */
  nobodyAs: (role: string) => string;
  /** Of a fire watch that does not run. */
  nobodyWatches: string;
  /** Why the work stands still; a stop and a check say more beside it. */
  standstills: Record<StandstillReason, string>;
  unknownCondition: string;
  mayBeStopped: string;
  lastKnownAs: (time: string, condition: string) => string;
}
