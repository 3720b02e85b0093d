import { valuelessModel } from './input-model.ts';

/** Shows its label as text. */
export const freetext = valuelessModel;
