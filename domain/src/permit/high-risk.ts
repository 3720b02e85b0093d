import { toChildPermitType } from './child-permit-types.ts';

/** Work that can hurt or stop the site at once, and the type of child permit that it needs. */
const highRiskWork = [
  { kind: 'Hot work', type: 'B1' },
  { kind: 'Confined space', type: 'B2' },
  { kind: 'Lifting', type: 'B3' },
  { kind: 'Work at height', type: 'B4' },
  { kind: 'Life-support impairment', type: 'B5' },
  { kind: 'Live electrical', type: 'B6' },
  { kind: 'SIPP', type: 'B7' },
] as const;

/** Titles of the columns of the list of such work. */
export const highRiskColumnTitles = {
  code: 'Permit',
  kinds: 'High-risk work',
  site: 'Site',
  where: 'Where',
  work: 'Work',
  owner: 'Host / System Owner',
  until: 'Until',
} as const;

/** The types of child permits for such work. An index of the database names them too; a test holds the two together. */
export const highRiskTypes: readonly string[] = highRiskWork.map(({ type }) => type);

/**
 * How a list marks what is dangerous about a permit: the kinds of such work that its own form and the attached ones are
 * for, then the codes of the other attached forms, as each is there because of a hazard.
 */
export function listHighRiskMarks(ownCode: string, attachedCodes: readonly string[]): string[] {
  const others = attachedCodes.filter((code) => !highRiskTypes.includes(toChildPermitType(code)));
  return [...listHighRiskKinds([ownCode, ...attachedCodes].map(toChildPermitType)), ...others];
}

/** The kinds of such work that these types of child permits are for. */
export function listHighRiskKinds(types: readonly string[]): string[] {
  return highRiskWork.filter(({ type }) => types.includes(type)).map(({ kind }) => kind);
}
