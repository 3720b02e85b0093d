import { toPastedText } from '@eptw/domain/text/stored-text';

/** The controls that take free text. Passwords are compared to the letter; the others take no text. */
const lineTypes = ['text', 'search', 'email', 'tel', 'url'];

function findTextControl(target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && lineTypes.includes(target.type) ? target : undefined;
}

function cleanPaste(event: ClipboardEvent): void {
  const control = findTextControl(event.target);
  const pasted = event.clipboardData?.getData('text/plain');
  if (event.defaultPrevented || !control || control.readOnly || !pasted) return;
  const text = toPastedText(pasted, control instanceof HTMLTextAreaElement);
  if (text === pasted) return;
  // Deprecated, and the only way to insert a text so that it can be undone and the control's framework learns of it.
  if (document.execCommand('insertText', false, text)) event.preventDefault();
}

/**
 * Cleans what is pasted into any text control of the page: a browser joins the lines that are pasted into one line,
 * 'Max load 5' and '10 m reach' to '510 m', and shows no line where a word processor began one.
 */
export function cleanPastes(): void {
  document.addEventListener('paste', cleanPaste);
}
