import { message } from '../message.ts';
import { validateText } from './plain-text.ts';

/** Returns what is wrong with a required text, using the label of the form's field. */
export function validateTitle(text: string, label: string, maxLength: number): string | undefined {
  return text.trim() === '' ? message.fieldRequired : validateText(text, { label, maxLength });
}
