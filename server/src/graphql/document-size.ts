import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Limits on the size of a document. */
export interface DocumentSize {
  /** The most tokens. */
  tokens: number;
  /** The most fields as written. */
  fields: number;
}

/** Documents needed before signing in are small: the largest of the sign-in pages has eleven fields. */
export const anonymousDocumentSize: DocumentSize = { tokens: 1_500, fields: 200 };
/** Several times the largest document of a screen, a permit with everything that belongs to it: 180 fields. */
export const signedInDocumentSize: DocumentSize = { tokens: 5_000, fields: 900 };

const maxOperations = 10;
const maxFragments = 50;
/** How many times more fields a document may have after its fragments are expanded. */
const maxExpansionFactor = 5;
/** In how many places a document may select the same name on one object: validation compares every pair of them. */
const maxRepeats = 10;

/** The refusal of a document with too many fields. */
export function formatTooManyFields({ fields }: DocumentSize): string {
  return `The document selects more than ${fields} fields. Split it into several documents${fields < signedInDocumentSize.fields ? ', or sign in' : ''}.`;
}

/** The number of fields written in a document. */
export function countFields(document: DocumentNode): number {
  let count = 0;
  visit(document, { Field: () => void (count += 1) });
  return count;
}

class DocumentTooLargeError extends Error {}

/**
 * Returns why a document is too large to be validated, after its repeats were merged, or undefined when it is not.
 * Takes time in proportion to the allowed number of fields, whatever the document contains.
 */
export function findSizeProblem({ definitions }: DocumentNode, size: DocumentSize): string | undefined {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operations.length > maxOperations)
    return `A document can have at most ${maxOperations} operations. Send the others separately.`;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  if (definitions.length - operations.length > maxFragments)
    return `A document can have at most ${maxFragments} fragments. Inline some of them.`;
  const count = new FieldCounter(fragments, size);
  try {
    for (const definition of definitions) if ('selectionSet' in definition) count.object([definition.selectionSet]);
  } catch (error) {
    if (error instanceof DocumentTooLargeError) return error.message;
    throw error;
  }
  return undefined;
}

/** Counts fields as an executor collects them: selections of one object in several places count together. */
class FieldCounter {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #size: DocumentSize;
  #seen = 0;

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>, size: DocumentSize) {
    this.#fragments = fragments;
    this.#size = size;
  }

  object(selectionSets: readonly SelectionSetNode[]): void {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    for (const set of selectionSets) this.#gather(set, fields, spread);
    for (const same of fields.values()) {
      const within = same.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (within.length > 0) this.object(within);
    }
  }

  #gather({ selections }: SelectionSetNode, fields: Map<string, FieldNode[]>, spread: Set<string>): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) this.#add(selection, fields);
      else if (selection.kind === Kind.INLINE_FRAGMENT) this.#gather(selection.selectionSet, fields, spread);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = this.#fragments.get(selection.name.value);
        if (fragment) this.#gather(fragment.selectionSet, fields, spread);
      }
    }
  }

  #add(field: FieldNode, fields: Map<string, FieldNode[]>): void {
    this.#seen += 1;
    if (this.#seen > maxExpansionFactor * this.#size.fields)
      throw new DocumentTooLargeError(formatTooManyFields(this.#size));
    const name = (field.alias ?? field.name).value;
    const same = fields.get(name) ?? [];
    same.push(field);
    if (same.length > maxRepeats)
      throw new DocumentTooLargeError(
        `The document selects ${name} in more than ${maxRepeats} places of one object. Select it once.`,
      );
    fields.set(name, same);
  }
}
