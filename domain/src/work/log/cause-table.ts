/** Everything about a kind of cause, apart from what is said of one. */
interface CauseRow {
  /** 1 is the gravest. Of several open causes the gravest is shown; of equal ones the latest. */
  rank: number;
  /** The ground of the head of the page: red means that everybody leaves. */
  background: 'red' | 'orange';
  /** What it is, where nothing more is known. */
  words: string;
  /** Who answers it before the work goes on; null where it ends without an answer. */
  answeredBy: 'the issuing authority' | null;
  /** When it is over, or may be answered, in words. */
  ends: string;
  /** Whether the issuing authority answers it with an inspection even after the work is finished. */
  outlivesFinish: boolean;
  /**
   * Who is told of it: everybody who is signed on, the holder and the issuing authority, or the issuing authority
   * alone; or whoever is told of the event that brought it.
   */
  notified: 'everybody' | 'the issuing authority' | 'as of its event';
  /** Whether a later one of the same kind takes its place, of the same check where it is about one. */
  isReplaced: boolean;
}

const danger = {
  rank: 2,
  background: 'red',
  answeredBy: 'the issuing authority',
  ends: 'once answered',
  outlivesFinish: true,
  notified: 'everybody',
} as const satisfies Partial<CauseRow>;

/** THE table of causes: why work stands still. A job can have several; what is shown, told and asked follows from it. */
export const causeTable = {
  siteStop: {
    rank: 1,
    background: 'red',
    words: 'All work at the site was stopped',
    answeredBy: 'the issuing authority',
    ends: 'when lifted, then answered',
    outlivesFinish: true,
    notified: 'everybody',
    isReplaced: false,
  },
  gasFailed: { ...danger, words: 'Gas test failed', isReplaced: true },
  roundFailed: { ...danger, words: 'Fire-watch round failed', isReplaced: true },
  entryRefused: { ...danger, words: 'Entry against a refusal', isReplaced: false },
  dangerStop: { ...danger, words: 'Stopped for danger', isReplaced: false },
  unclassedStop: {
    ...danger,
    words: 'Stopped',
    ends: 'once the issuing authority has said what kind of stop it is, and answered it',
    isReplaced: false,
  },
  isolationFailed: {
    rank: 3,
    background: 'orange',
    words: 'Isolations are not secure',
    answeredBy: 'the issuing authority',
    ends: 'verified and answered',
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  expiredWithPeople: {
    rank: 4,
    background: 'orange',
    words: 'Expired with people signed on',
    answeredBy: null,
    ends: 'when they are signed off',
    outlivesFinish: false,
    // Everybody is told of the expiry itself.
    notified: 'as of its event',
    isReplaced: true,
  },
  personStop: {
    rank: 6,
    background: 'orange',
    words: 'Stopped',
    answeredBy: 'the issuing authority',
    ends: 'once answered',
    outlivesFinish: true,
    notified: 'everybody',
    isReplaced: false,
  },
  checkFailed: {
    rank: 7,
    background: 'orange',
    words: 'Check failed',
    answeredBy: 'the issuing authority',
    ends: 'once the check has passed, and it is answered',
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  roleLost: {
    rank: 9,
    background: 'orange',
    words: 'Somebody who has to be there left',
    answeredBy: 'the issuing authority',
    ends: 'filled again and answered',
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  approvalLost: {
    rank: 10,
    background: 'orange',
    words: 'The permit lost its approval',
    answeredBy: 'the issuing authority',
    ends: 'restored and answered',
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  certificateLost: {
    rank: 10,
    background: 'orange',
    words: 'A certificate was withdrawn',
    answeredBy: 'the issuing authority',
    ends: 'restored or replaced, and answered',
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  parentStopped: {
    rank: 12,
    background: 'orange',
    words: 'Its parent permit stopped',
    answeredBy: 'the issuing authority',
    ends: 'when the parent goes on, then answered',
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  parentPaused: {
    rank: 12,
    background: 'orange',
    words: 'Its parent permit was paused',
    answeredBy: null,
    ends: "when the parent goes on, at the holder's word",
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  checkMissed: {
    rank: 13,
    background: 'orange',
    words: 'Check missed',
    answeredBy: 'the issuing authority',
    ends: 'made up and answered',
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  roundMissed: {
    rank: 13,
    background: 'orange',
    words: 'Fire-watch round missed',
    answeredBy: null,
    ends: 'with the next round that passes',
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  revalidationMissed: {
    rank: 13,
    background: 'orange',
    words: 'Revalidation missed',
    answeredBy: 'the issuing authority',
    ends: 'revalidated',
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  noHolder: {
    rank: 14,
    background: 'orange',
    words: 'No permit holder',
    answeredBy: null,
    ends: 'when somebody has taken over, or the holder is there after all',
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  expired: {
    rank: 15,
    background: 'orange',
    words: 'Expired',
    answeredBy: null,
    ends: 'when the work is finished',
    outlivesFinish: false,
    notified: 'everybody',
    isReplaced: true,
  },
  pause: {
    rank: 16,
    background: 'orange',
    words: 'Paused',
    answeredBy: null,
    ends: 'by the holder within the limit, otherwise by the issuing authority',
    outlivesFinish: false,
    // Whoever pauses is on site with the crew, and sends it for lunch in person.
    notified: 'the issuing authority',
    isReplaced: true,
  },
} as const satisfies Record<string, CauseRow>;

/** The kind of a cause. */
export type CauseKind = keyof typeof causeTable;

/** Every kind, in the order of the table. */
export const causeKinds = Object.keys(causeTable) as readonly CauseKind[];

/** Everything about a kind of cause. */
export function getCauseRow(kind: CauseKind): CauseRow {
  return causeTable[kind];
}

const dangerRank = 2;

/** Whether a cause is an immediate danger, or graver. */
export function isDanger(kind: CauseKind): boolean {
  return causeTable[kind].rank <= dangerRank;
}
