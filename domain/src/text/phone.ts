import { toStoredLine } from './stored-text.ts';

/** The most characters of a telephone number. */
export const phoneLength = 40;

const phonePattern = /^(?:\(?\+)?[0-9(][0-9 ()./-]*( ?(?:x|ext\.?) ?[0-9]+)?$/i;

/** The zeros of scripts that our users write digits in. */
const zeros = ['\u0660', '\u06F0', '\u0966', '\u09E6', '\u0BE6'].map((zero) => zero.charCodeAt(0));
const foreignDigitPattern = new RegExp(
  `[${zeros.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`,
  'gu',
);

function toDigit(foreign: string): string {
  const code = foreign.charCodeAt(0);
  const zero = zeros.find((one) => code >= one && code <= one + 9) ?? code;
  return String(code - zero);
}

/**
 * A telephone number as it is stored, THE parser for every field that has one: what people paste from mails, web pages
 * and spreadsheets looks like a number and has other spaces, hyphens, brackets and digits, an apostrophe before it or a
 * writing direction around it.
 */
export function toPhoneNumber(typed: string): string {
  return toStoredLine(typed.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(foreignDigitPattern, toDigit)
    .replace(/^(?:tel:|['\u2018\u2019])\s*/i, '');
}

/** Returns what is wrong with a telephone number, as a sentence; undefined when it is plausible or empty. */
export function validatePhone(text: string): string | undefined {
  const number = toPhoneNumber(text);
  if (number === '' || (number.length <= phoneLength && phonePattern.test(number))) return undefined;
  return 'Enter a phone number such as +65 6123 4567.';
}

/** The keys to press for a number, from abroad if it has a country code. */
export function toDialledDigits(stored: string): string {
  const number = toPhoneNumber(stored);
  // In '+44 (0)20 …' the zero is for callers within the country.
  const dialled = /^\(?(?:\+|00)/.test(number) ? number.replaceAll('(0)', '') : number;
  return dialled.replaceAll(/[^+\d]/g, '');
}

/** The address of a link that calls a number. A telephone dials an extension, after the comma, once it is answered. */
export function toPhoneAddress(phone: string): string {
  const [number, extension] = phone.split(/x|ext/i).map(toDialledDigits);
  return extension ? `tel:${number},${extension}` : `tel:${number}`;
}
