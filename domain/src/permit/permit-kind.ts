/** The kinds of permit that boards distinguish. */
export const permitKinds = ['General', 'Tool Install', 'Child Permit'] as const;

export type PermitKind = (typeof permitKinds)[number];

/** The permit code of a Tool Install Permit. */
const toolInstallCode = 'TI';

/**
 * The kind of a permit, by the permit code of its own form. A permit on a parent template that an administrator added
 * counts as General, so that every permit has a kind. The database triggers implement the same rule; a test compares
 * the two.
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

/** A number of permits of one kind. */
export interface CountedKind {
  kind: string;
  count: number;
}

/** Adds up partial counts by kind. */
export function sumKindCounts(parts: readonly CountedKind[]): KindCounts {
  const sumKind = (kind: PermitKind) =>
    parts.filter((part) => part.kind === kind).reduce((sum, { count }) => sum + count, 0);
  const [general, toolInstall, childPermit] = [sumKind('General'), sumKind('Tool Install'), sumKind('Child Permit')];
  return { general, toolInstall, childPermit, total: general + toolInstall + childPermit };
}
