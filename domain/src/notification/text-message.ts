import { toOneLine } from '../text/one-line.ts';
import { toDialledDigits } from '../text/phone.ts';

/** The longest text that travels as one message, in characters of the GSM alphabet. */
export const textMessageLength = 160;

/** How long after it was written a text message may still be sent, in milliseconds: an old 'stop' misleads. */
export const textMessageLifetimeMs = 30 * 60_000;

/** How often a text message is sent at most while the gateway leaves open whether it took it. */
export const maximumUncertainSends = 4;

/** Characters of typed texts that the GSM alphabet lacks, and what stands for them. */
const replacements: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '`': "'",
  '₂': '2',
  '\u00A0': ' ',
};

const replacedPattern = new RegExp(`[${Object.keys(replacements).join('')}]`, 'gu');

/** These characters of the GSM alphabet count twice. */
const doublePattern = /[\^{}\\[\]~|€]/gu;

/** The length of a text in a message. */
export function countTextMessage(text: string): number {
  return text.length + (text.match(doublePattern)?.length ?? 0);
}

const simplify = (text: string) => text.normalize().replace(replacedPattern, (one) => replacements[one] ?? one);

/**
 * Appends a typed text to the fixed part of a message, cut between two words so that both together are one message.
 * Characters of other alphabets stay: such a text takes up to three messages, which the gateway joins.
 */
export function appendToTextMessage(fixed: string, typed: string): string {
  const room = textMessageLength - countTextMessage(fixed);
  // Each replacement and each character that counts twice makes the text longer again.
  for (let limit = room; limit > 0; limit -= 1) {
    const text = simplify(toOneLine(typed, limit));
    if (countTextMessage(text) <= room) return `${fixed}${text}`;
  }
  return fixed.trimEnd();
}

/** Digits of a complete telephone number: the shortest mobile numbers, and the most that a number may have. */
const digitCount = { fewest: 5, most: 15 };

/**
 * A telephone number as a gateway takes it: digits, with a plus sign if it has a country code. A number without one
 * gets this country's, if there is one, in place of its leading zero. Undefined for what no text message reaches: an
 * extension, or no complete number.
 */
export function toTextMessageNumber(phone: string, countryCode?: string): string | undefined {
  if (/[a-z]/i.test(phone)) return undefined;
  const [, plus, digits = ''] = /^(\+|00)?(.*)$/.exec(toDialledDigits(phone)) ?? [];
  const number = plus || countryCode === undefined ? digits : `${countryCode}${digits.replace(/^0/, '')}`;
  if (number.length < digitCount.fewest || number.length > digitCount.most) return undefined;
  return plus || countryCode !== undefined ? `+${number}` : number;
}
