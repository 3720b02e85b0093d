import { message } from '../../message.ts';
import { inputModel } from './input-model.ts';
import { nameListRules } from './text-list.ts';

/** People by their user ids. */
export const reviewerlist = inputModel(nameListRules('reviewers', message.fieldRequired));
