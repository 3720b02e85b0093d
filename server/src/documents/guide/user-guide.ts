import { administering } from './administering.ts';
import type { GuideChapter } from './guide.ts';
import { requesting } from './requesting.ts';
import { reviewing } from './reviewing.ts';
import { start } from './start.ts';

/** The user guide, in the order of a permit's life. */
export const userGuide: readonly GuideChapter[] = [...start, ...requesting, ...reviewing, ...administering];
