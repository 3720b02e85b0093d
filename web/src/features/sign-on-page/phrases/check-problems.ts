import type { CheckProblemFacts } from '@eptw/domain/work/log/check-problem';
import type { Phrases } from './phrases.ts';

/** Why a check is not recorded, in one language; `check-problems-en` and its kin have it. */
export type CheckProblems = Pick<Phrases['problems'], keyof CheckProblemFacts>;
