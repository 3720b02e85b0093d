import { message } from '../../message.ts';
import { createInputModel } from './input-model.ts';
import { createNameListRules } from './text-list.ts';

/** Uploaded files by their stored names. */
export const file = createInputModel(createNameListRules('files', message.fileRequired));
