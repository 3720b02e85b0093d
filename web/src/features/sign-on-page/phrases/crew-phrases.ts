/** What the page says to the people on a job and about them, in one language; `crew-en` and its kin have it. */
export interface CrewPhrases {
  // Signing on in a role.
  asWhat: string;
  neededNow: string;
  /** Two roles that one person fills. */
  both: (one: string, other: string) => string;
  notYou: string;
  anotherRole: (holder: string) => string;
  goBack: string;
  signOnAs: (role: string) => string;
  // The card of whoever goes inside.
  outside: string;
  goIn: string;
  comeOut: string;
  insideSince: (time: string) => string;
  /** A length of time. */
  length: (hours: number, minutes: number) => string;
  comeOutFirst: string;
  atEntrance: (name: string) => string;
  nobodyAtEntrance: string;
  testPassed: (test: string, time: string) => string;
  testFailed: (test: string) => string;
  goodUntil: (time: string) => string;
  // Who is inside.
  insideNow: string;
  insideCount: (count: number) => string;
  callRescue: (number: string) => string;
  // The entry log of the attendant.
  tapIn: string;
  tapOut: string;
  outAt: (time: string) => string;
  didNotGoIn: (name: string) => string;
  wentAllTheSame: string;
  /** Before that is recorded: what it does. */
  stopsTheWork: (name: string) => string;
  recordIt: string;
  rescuerIn: string;
  /** Somebody who went in without being signed on. */
  notSignedOn: string;
  rescuerName: string;
  wentIn: (name: string, time: string) => string;
  cameOut: (name: string, time: string) => string;
  /** An 'out' was a mistake. */
  stillInside: (name: string) => string;
  wrongPerson: string;
  // Leaving while inside, as far as is recorded, or a role in which too few are left.
  hasComeOut: (name: string) => string;
  onlyOne: (role: string) => string;
  tooFewWithout: (role: string) => string;
  workStops: string;
  watchStops: string;
  callThemOut: (names: string) => string;
  newOneFirst: (role: string) => string;
  stay: string;
  leaveAndStop: string;
  // Checks.
  record: (check: string) => string;
  lastAt: (time: string) => string;
  dueAt: (time: string) => string;
  overRange: string;
  outsideLimits: string;
  instrument: string;
  calibratedOn: string;
  allWell: string;
  notWell: string;
  note: string;
  save: string;
  fillValues: string;
  passed: string;
  getOut: string;
  // Without a network.
  outNotSent: string;
  outPressed: (time: string) => string;
}
