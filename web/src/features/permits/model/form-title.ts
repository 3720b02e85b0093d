/** Turns 'A2 - Ladders and scaffolds' into 'Ladders and scaffolds': the code is shown in front of it. */
export function stripCodeFromTitle({ code, title }: { code: string; title: string }): string {
  return title.startsWith(code) ? title.slice(code.length).replace(/^[\s:–-]+/, '') : title;
}
