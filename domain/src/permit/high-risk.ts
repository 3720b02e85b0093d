import { toChildPermitType } from './child-permit-types.ts';

/** Work that can injure people or stop the site immediately, and the type of child permit that it needs. */
const highRiskWork = [
  { kind: 'Hot work', type: 'B1' },
  { kind: 'Confined space', type: 'B2' },
  { kind: 'Lifting', type: 'B3' },
  { kind: 'Work at height', type: 'B4' },
  { kind: 'Life-support impairment', type: 'B5' },
  { kind: 'Live electrical', type: 'B6' },
  { kind: 'SIPP', type: 'B7' },
] as const;

/** Column titles of the list of high-risk work. */
export const highRiskColumnTitles = {
  code: 'Permit',
  kinds: 'High-risk work',
  site: 'Site',
  where: 'Where',
  work: 'Work',
  owner: 'Host / System Owner',
  until: 'Until',
} as const;

/** The child permit types for high-risk work. A database index lists them too; a test compares the two. */
export const highRiskTypes: readonly string[] = highRiskWork.map(({ type }) => type);

/**
 * The hazard marks of a permit in lists: the kinds of high-risk work for which it has its own form or attached ones,
 * then the codes of the other attached forms, because each of them stands for a hazard.
 */
export function listHighRiskMarks(ownCode: string, attachedCodes: readonly string[]): string[] {
  const others = attachedCodes.filter((code) => !highRiskTypes.includes(toChildPermitType(code)));
  return [...listHighRiskKinds([ownCode, ...attachedCodes].map(toChildPermitType)), ...others];
}

/** The kinds of high-risk work for these child permit types. */
export function listHighRiskKinds(types: readonly string[]): string[] {
  return highRiskWork.filter(({ type }) => types.includes(type)).map(({ kind }) => kind);
}
