import type { Phrases } from './phrases.ts';

/** The refusals that are about roles, and about going in and coming out. */
type CrewProblemKey =
  | 'certificateMissing'
  | 'boundElsewhere'
  | 'onlyThere'
  | 'rolesNotCombined'
  | 'roleNotNamed'
  | 'onlyFireWatchers'
  | 'noRole'
  | 'stillInside'
  | 'neededInRole'
  | 'notInside'
  | 'insideAlready'
  | 'notTakenBack'
  | 'noEntryLog'
  | 'noRescuerName'
  | 'notForOthers'
  | 'roleStaysOutside'
  | 'notLive'
  | 'nobodyAttends'
  | 'gasTestTooOld'
  | 'gasTestFailed';

/** Their sentences in one language; `crew-problems-en` and its kin have them. */
export type CrewProblems = Pick<Phrases['problems'], CrewProblemKey>;
