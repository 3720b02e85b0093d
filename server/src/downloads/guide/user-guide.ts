import { adminChapters } from './admin.ts';
import type { GuideChapter } from './guide.ts';
import { createChapters } from './create.ts';
import { reviewChapters } from './reviewing.ts';
import { introductionChapters } from './start.ts';

/** The user guide, in the order of a permit's life. */
export const userGuide: readonly GuideChapter[] = [
  ...introductionChapters,
  ...createChapters,
  ...reviewChapters,
  ...adminChapters,
];
