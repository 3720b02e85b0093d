/** The beginning of a text, without half a character, which the database would refuse. */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replaceAll(/\p{Surrogate}/gu, '');
}
