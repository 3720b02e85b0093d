import { message } from '../../message.ts';
import { inputModel } from './input-model.ts';
import { nameListRules } from './text-list.ts';

/** Uploaded files by their stored names. */
export const file = inputModel(nameListRules('files', message.fileRequired));
