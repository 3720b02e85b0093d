import { message } from '../../message.ts';
import { inputModel } from './input-model.ts';
import { nameListRules } from './text-list.ts';

/** Marked site maps by the stored names of their images. */
export const map = inputModel(nameListRules('map markings', message.fieldRequired));
