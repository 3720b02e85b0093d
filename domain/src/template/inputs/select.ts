import { choiceRules } from './choice.ts';
import { inputModel } from './input-model.ts';

export const select = inputModel(choiceRules);
