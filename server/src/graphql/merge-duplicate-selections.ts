import { Kind, print, type DocumentNode, type SelectionNode, type SelectionSetNode } from 'graphql';

/**
 * The same document, without what one selection says twice: an executor answers it once anyway, and validation would hold
 * each against each.
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

/** Everything that these selections say, once. */
function mergeSelectionSets(sets: readonly SelectionSetNode[]): SelectionSetNode {
  const alike = new Map<string, [SelectionNode, ...SelectionNode[]]>();
  for (const selection of sets.flatMap(({ selections }) => selections)) {
    const what = selectionKey(selection);
    const same = alike.get(what);
    if (same) same.push(selection);
    else alike.set(what, [selection]);
  }
  return { kind: Kind.SELECTION_SET, selections: [...alike.values()].map(mergeAlike) };
}

/** A selection without what is selected within it. */
function selectionKey(selection: SelectionNode): string {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return print(selection);
  const { selectionSet: _, ...head } = selection;
  if (head.kind === Kind.FIELD) return print(head);
  const directives = head.directives?.map(print).join(' ') ?? '';
  return `... on ${head.typeCondition?.name.value ?? ''} ${directives}`;
}

function mergeAlike([first, ...others]: [SelectionNode, ...SelectionNode[]]): SelectionNode {
  if (first.kind === Kind.FRAGMENT_SPREAD || !first.selectionSet) return first;
  const within = [first, ...others].flatMap((one) => ('selectionSet' in one ? (one.selectionSet ?? []) : []));
  return { ...first, selectionSet: mergeSelectionSets(within) };
}
