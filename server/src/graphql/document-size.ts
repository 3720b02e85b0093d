import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** How large a document may be, whoever sends it. */
export interface DocumentSize {
  /** The most words and marks. */
  tokens: number;
  /** The most fields, as they are written. */
  fields: number;
}

/** What a person who has not signed in needs is small: the greatest document of the sign-in pages has eleven fields. */
export const anonymousDocumentSize: DocumentSize = { tokens: 1_500, fields: 200 };
/** Several times what the greatest screen sends, a permit with all that belongs to it: 180 fields. */
export const signedInDocumentSize: DocumentSize = { tokens: 5_000, fields: 900 };

const maxOperations = 10;
const maxFragments = 50;
/** How many times more fields a document may have once its fragments are written out. */
const maxExpansionFactor = 5;
/** In how many places one object may be asked for the same name: validation holds each pair of them against each other. */
const maxRepeats = 10;

/** What whoever sends too many fields is told. */
export function formatTooManyFields({ fields }: DocumentSize): string {
  return `The document selects more than ${fields} fields. Split it into several documents${fields < signedInDocumentSize.fields ? ', or sign in' : ''}.`;
}

/** How many fields a document writes down. */
export function countFields(document: DocumentNode): number {
  let count = 0;
  visit(document, { Field: () => void (count += 1) });
  return count;
}

class DocumentTooLargeError extends Error {}

/**
 * What makes a document too large to be validated, after its repeats were merged; nothing when it may be. Takes time in proportion to the fields that
 * are allowed, whatever the document says.
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

/** Counts fields as an executor gathers them: what is asked of one object in several places, together. */
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
