/** The most characters of a telephone number. */
export const phoneLength = 40;

const phonePattern = /^\+?[0-9(][0-9 ()./-]*( ?(?:x|ext\.?) ?[0-9]+)?$/i;

/** Returns what is wrong with a telephone number, as a sentence; undefined when it is plausible or empty. */
export function validatePhone(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || (trimmed.length <= phoneLength && phonePattern.test(trimmed))) return undefined;
  return 'Enter a phone number such as +65 6123 4567.';
}

/** The keys to press for a number, from abroad if it has a country code. */
export function toDialledDigits(number: string): string {
  // In '+44 (0)20 …' the zero is for callers within the country.
  const dialled = /^\s*(\+|00)/.test(number) ? number.replaceAll('(0)', '') : number;
  return dialled.replaceAll(/[^+\d]/g, '');
}

/** The address of a link that calls a number. A telephone dials an extension, after the comma, once it is answered. */
export function toPhoneAddress(phone: string): string {
  const [number, extension] = phone.split(/x|ext/i).map(toDialledDigits);
  return extension ? `tel:${number},${extension}` : `tel:${number}`;
}
