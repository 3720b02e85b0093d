import { Kind, parse, type DocumentNode } from 'graphql';

/** In characters: the page's own stop has a third of it. */
const longestStop = 6_000;

/**
 * The pass number of a request that does nothing but stop work with it; undefined for any other request. Only such a
 * request overtakes others: whoever knows somebody's pass number must not get their turns for what takes longer.
 */
export function readStopRequest(body: string): string | undefined {
  if (body.length > longestStop || !body.includes('stopWorkHere')) return undefined;
  try {
    const { query, variables } = JSON.parse(body) as { query: string; variables?: { passNumber?: unknown } };
    const passNumber = variables?.passNumber;
    // A null character is refused later, with a sentence.
    return typeof passNumber === 'string' && !passNumber.includes('\0') && isStopAlone(parse(query))
      ? passNumber
      : undefined;
  } catch {
    // What cannot be read waits with the others, and is refused in its turn.
    return undefined;
  }
}

function isStopAlone({ definitions }: DocumentNode): boolean {
  const [operation, another] = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || another) return false;
  const [field, further] = operation.selectionSet.selections;
  return !further && field?.kind === Kind.FIELD && field.name.value === 'stopWorkHere';
}
