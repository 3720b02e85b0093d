import { choiceRules } from './choice.ts';
import { createInputModel } from './input-model.ts';

export const radio = createInputModel(choiceRules);
