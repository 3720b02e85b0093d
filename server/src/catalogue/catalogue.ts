import { content } from '../content/content.ts';

/** Every template that an installation starts with: parents first, then child templates by title. */
export const catalogue = content.templates;
