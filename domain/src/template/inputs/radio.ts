import { choiceRules } from './choice.ts';
import { inputModel } from './input-model.ts';

export const radio = inputModel(choiceRules);
