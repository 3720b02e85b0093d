/** What a kind of stop is, whoever stops the work. */
interface StopKindRow {
  /** The English that is on record. */
  words: string;
  /** Whether it is an immediate danger: only the issuing side answers it, and it outranks every other stop by a person. */
  isDanger: boolean;
  /** Whether nothing goes on before a gas test that was taken after it. */
  asksGasTest: boolean;
}

/** THE table of the kinds of stop that are listed where somebody stops the work. */
export const stopKinds = {
  gas: { words: 'Gas alarm or smell', isDanger: true, asksGasTest: true },
  hurt: { words: 'Somebody is hurt', isDanger: true, asksGasTest: false },
  fire: { words: 'Fire or smoke', isDanger: true, asksGasTest: false },
  unsafe: { words: 'Unsafe condition', isDanger: false, asksGasTest: false },
  notAsPermit: { words: 'Not as the permit says', isDanger: false, asksGasTest: false },
  alarm: { words: 'Alarm or evacuation', isDanger: true, asksGasTest: false },
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
