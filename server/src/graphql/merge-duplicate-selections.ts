import { Kind, print, type DocumentNode, type SelectionNode, type SelectionSetNode } from 'graphql';

/**
 * The same document without repeated selections: an executor resolves them once anyway, and validation would compare
 * every pair of them.
 */
export function mergeDuplicateSelections(document: DocumentNode): DocumentNode {
  return {
    ...document,
    definitions: document.definitions.map((definition) =>
      'selectionSet' in definition
        ? { ...definition, selectionSet: mergeSelectionSets([definition.selectionSet]) }
        : definition,
    ),
  };
}

/** Merges these selections without duplicates. */
function mergeSelectionSets(sets: readonly SelectionSetNode[]): SelectionSetNode {
  const alike = new Map<string, [SelectionNode, ...SelectionNode[]]>();
  for (const selection of sets.flatMap(({ selections }) => selections)) {
    const key = toSelectionKey(selection);
    const same = alike.get(key);
    if (same) same.push(selection);
    else alike.set(key, [selection]);
  }
  return { kind: Kind.SELECTION_SET, selections: [...alike.values()].map(mergeAlike) };
}

/** Identifies a selection, ignoring its nested selections. */
function toSelectionKey(selection: SelectionNode): string {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return print(selection);
  const { selectionSet: _, ...head } = selection;
  if (head.kind === Kind.FIELD) return print(head);
  const directives = head.directives?.map(print).join(' ') ?? '';
  return `... on ${head.typeCondition?.name.value ?? ''} ${directives}`;
}

function mergeAlike([first, ...others]: [SelectionNode, ...SelectionNode[]]): SelectionNode {
  if (first.kind === Kind.FRAGMENT_SPREAD || !first.selectionSet) return first;
  const within = [first, ...others].flatMap((selection) =>
    'selectionSet' in selection ? (selection.selectionSet ?? []) : [],
  );
  return { ...first, selectionSet: mergeSelectionSets(within) };
}
