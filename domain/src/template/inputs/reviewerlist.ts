import { message } from '../../message.ts';
import { createInputModel } from './input-model.ts';
import { createNameListRules } from './text-list.ts';

/** People by their user ids. */
export const reviewerlist = createInputModel(createNameListRules('reviewers', message.fieldRequired));
