/** What a kind of stop is, whoever stops the work. */
interface StopKindRow {
  /** The English that is on record. */
  words: string;
  /** Whether it is an immediate danger: only the issuing authority answers it, and it outranks other stops by a person. */
  isDanger: boolean;
  /** Whether everybody at the site may have to leave, so that its supervisors are asked whether to stop it. */
  concernsSite: boolean;
  /** Whether nothing goes on before a gas test that was taken after it. */
  asksGasTest: boolean;
}

/** THE table of the kinds of stop that are listed where somebody stops the work. */
export const stopKinds = {
  gas: { words: 'Gas alarm or smell', isDanger: true, concernsSite: true, asksGasTest: true },
  hurt: { words: 'Somebody is hurt', isDanger: true, concernsSite: true, asksGasTest: false },
  fire: { words: 'Fire or smoke', isDanger: true, concernsSite: true, asksGasTest: false },
  unsafe: { words: 'Unsafe condition', isDanger: false, concernsSite: false, asksGasTest: false },
  notAsPermit: { words: 'Not as the permit says', isDanger: false, concernsSite: false, asksGasTest: false },
  alarm: { words: 'Alarm or evacuation', isDanger: true, concernsSite: true, asksGasTest: false },
} as const satisfies Record<string, StopKindRow>;

export type StopKind = keyof typeof stopKinds;

/** Every kind, in the order of the table. */
export const stopKindNames = Object.keys(stopKinds) as readonly StopKind[];

/** Whether this version has this kind. */
export function isStopKind(value: string): value is StopKind {
  return Object.hasOwn(stopKinds, value);
}

/** What is on record of a stop: its kind, the words of whoever stopped the work, or both: 'Fire or smoke: at the pump'. */
export function formatStop(kind: StopKind | undefined, words: string): string {
  return [kind && stopKinds[kind].words, words.trim()].filter(Boolean).join(': ');
}

/** Whether a stop of this kind asks those who may stop the site whether to: for gas, fire, smoke, an injury or an alarm. */
export function asksToStopSite(kind: StopKind | undefined): boolean {
  return kind !== undefined && stopKinds[kind].concernsSite;
}
