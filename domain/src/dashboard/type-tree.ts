import { childPermitTypes } from '../permit/child-permit-types.ts';

/** The kinds of SIPP work that are counted separately: the options of the input `typeOfSIPPWork` of B7. */
export const sippVariants = ['AMHS', 'CC', 'Urgent', 'ASIPP', 'Production Tool', 'LSS'] as const;

/** How many General and Tool Install permits have a type of child permit or a kind of SIPP work. */
export interface CountedType {
  type: string;
  general: number;
  toolInstall: number;
}

export interface TypeLeaf {
  key: string;
  title: string;
  general: number;
  toolInstall: number;
  total: number;
}

export interface TypeBranch extends TypeLeaf {
  leaves: TypeLeaf[];
}

const facilitiesType = 'B7';
const electricalType = 'B6';

/** 'A01', as the tree of types writes it. */
function padType(type: string): string {
  return /^A\d$/.test(type) ? `A0${type.slice(1)}` : type;
}

function formatTypeTitle(type: string): string {
  return `${padType(type)} ${childPermitTypes.find((childType) => childType.type === type)?.title ?? ''}`.trim();
}

function createLeaf(key: string, title: string, counted: readonly CountedType[]): TypeLeaf {
  const general = counted.reduce((sum, counts) => sum + counts.general, 0);
  const toolInstall = counted.reduce((sum, counts) => sum + counts.toolInstall, 0);
  return { key, title, general, toolInstall, total: general + toolInstall };
}

/**
 * The tree of types: B6; FAC with the kinds of SIPP work; EHS with all other types. A branch is the sum of its
 * leaves. SIPP work whose form gives none of the known kinds gets a separate leaf, if there is any.
 */
export function buildTypeTree(types: readonly CountedType[], variants: readonly CountedType[]): TypeBranch[] {
  const filterByType = (counted: readonly CountedType[], requestedType: string) =>
    counted.filter(({ type }) => type === requestedType);
  const variantLeaves = sippVariants.map((variant) =>
    createLeaf(`B7 ${variant}`, variant, filterByType(variants, variant)),
  );
  const others = variants.filter(({ type }) => !(sippVariants as readonly string[]).includes(type));
  const other = createLeaf('B7 Other', 'Other', others);
  const sipp = other.total > 0 ? [...variantLeaves, other] : variantLeaves;
  const safety = childPermitTypes
    .filter(({ type }) => type !== facilitiesType && type !== electricalType)
    .map(({ type }) => createLeaf(type, formatTypeTitle(type), filterByType(types, type)));
  return [
    { ...createLeaf('B6', formatTypeTitle('B6'), filterByType(types, electricalType)), leaves: [] },
    { ...createLeaf('FAC', 'FAC', sumLeaves(sipp)), leaves: sipp },
    { ...createLeaf('EHS', 'EHS', sumLeaves(safety)), leaves: safety },
  ];
}

function sumLeaves(leaves: readonly TypeLeaf[]): CountedType[] {
  return leaves.map(({ key, general, toolInstall }) => ({ type: key, general, toolInstall }));
}
