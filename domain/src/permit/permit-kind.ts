/** The kinds that boards tell permits apart by. */
export const permitKinds = ['General', 'Tool Install', 'Child Permit'] as const;

export type PermitKind = (typeof permitKinds)[number];

/** The permit code of a Tool Install Permit. */
const toolInstallCode = 'TI';

/**
 * What kind of permit this is, by the permit code of its own form. A permit from a parent template that an administrator
 * added counts as General, so that every permit is of one kind. The database's triggers say the same; a test holds the
 * two together.
 */
export function toPermitKind(permit: { code: string; isChild: boolean }): PermitKind {
  if (permit.isChild) return 'Child Permit';
  return permit.code === toolInstallCode ? 'Tool Install' : 'General';
}

/** How many permits there are of each kind. */
export interface KindCounts {
  general: number;
  toolInstall: number;
  childPermit: number;
  total: number;
}

/** Permits of a kind, some of many. */
export interface CountedKind {
  kind: string;
  count: number;
}

/** Adds up what was counted in parts. */
export function sumKindCounts(parts: readonly CountedKind[]): KindCounts {
  const of = (kind: PermitKind) =>
    parts.filter((part) => part.kind === kind).reduce((sum, { count }) => sum + count, 0);
  const [general, toolInstall, childPermit] = [of('General'), of('Tool Install'), of('Child Permit')];
  return { general, toolInstall, childPermit, total: general + toolInstall + childPermit };
}
