import { choiceRules } from './choice.ts';
import { createInputModel } from './input-model.ts';

export const select = createInputModel(choiceRules);
