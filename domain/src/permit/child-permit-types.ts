/** The groups of child permit types on boards. */
export const childPermitGroups = ['A', 'B', 'C'] as const;

export type ChildPermitGroup = (typeof childPermitGroups)[number];

/** A type of child permit: the fourteen days of B1 and the two weeks of B4 are one type each. */
export interface ChildPermitType {
  type: string;
  group: ChildPermitGroup;
  title: string;
}

const titles: Readonly<Record<ChildPermitGroup, readonly string[]>> = {
  A: [
    'Risk assessment and method statement',
    'Ladder and scaffold',
    'Chemical or hazardous line opening',
    'Excavation and ground penetration',
    'Traffic management',
    'Raised metal flooring',
    'Energy isolation (LOTO)',
    'Pressure testing and air receiver',
    'Manual handling',
    'Hazardous substance',
    'Radiation and laser',
    'Night and lone work',
  ],
  B: [
    'Hot works',
    'Confined space',
    'Lifting',
    'Work at height',
    'LSS impairment',
    'Live electrical',
    'SIPP',
    'Demolition and coring',
  ],
  C: ['Environmental or hazardous substance'],
};

/** A1 to A12, B1 to B8 and C1, in this order. */
export const childPermitTypes: readonly ChildPermitType[] = childPermitGroups.flatMap((group) =>
  titles[group].map((title, index) => ({ type: `${group}${index + 1}`, group, title })),
);

const hotWorkDay = /^B1D\d\d$/;

/**
 * The type of a form by its permit code: 'B1D07' is B1. A permit counts once for each type on it, as in the lists of
 * permits by form. The database triggers implement the same rule; a test compares the two.
 */
export function toChildPermitType(code: string): string {
  return hotWorkDay.test(code) ? 'B1' : code;
}

export function isChildPermitGroup(text: string): text is ChildPermitGroup {
  return (childPermitGroups as readonly string[]).includes(text);
}

/** The types of a group, in order. */
export function listTypesInGroup(group: ChildPermitGroup): readonly ChildPermitType[] {
  return childPermitTypes.filter((childType) => childType.group === group);
}
