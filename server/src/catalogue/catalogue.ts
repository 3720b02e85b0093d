import { content } from '../content/content.ts';

/** Every template that an installation starts with: parents first, then child templates in the order of their titles. */
export const catalogue = content.templates;
