import { message } from '../../message.ts';
import { createInputModel } from './input-model.ts';
import { createNameListRules } from './text-list.ts';

/** Marked site maps, by the stored names of their images. */
export const map = createInputModel(createNameListRules('map markings', message.fieldRequired));
