import type { ApolloLink } from '@apollo/client';
import { Kind, getOperationAST, type DocumentNode, type OperationDefinitionNode } from 'graphql';

function getOperation(query: DocumentNode): OperationDefinitionNode {
  const operation = getOperationAST(query);
  if (!operation) throw new Error('The document has no operation.');
  return operation;
}

/** The names of the fields in an operation's result. */
function listFields(query: DocumentNode): string[] {
  return getOperation(query).selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.alias?.value ?? selection.name.value] : [],
  );
}

/** Returns one query that reads what these do. They have no variables and no fragments, and no field in common. */
export function mergeQueries(queries: readonly DocumentNode[]): DocumentNode {
  const operations = queries.map(getOperation);
  const [first] = operations;
  if (!first || operations.length === 1) return queries[0] as DocumentNode;
  const name = operations.map((operation) => operation.name?.value ?? '').join('And');
  const selections = operations.flatMap((operation) => operation.selectionSet.selections);
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...first,
        name: { kind: Kind.NAME, value: name },
        selectionSet: { kind: Kind.SELECTION_SET, selections },
      },
    ],
  };
}

/** Returns the part of a merged query's result that is the result of one of the queries. */
export function splitResult({ data, errors, ...rest }: ApolloLink.Result, query: DocumentNode): ApolloLink.Result {
  const fields = listFields(query);
  const concerned = errors?.filter(({ path }) => !path || fields.includes(String(path[0])));
  return {
    ...rest,
    ...(data && { data: Object.fromEntries(Object.entries(data).filter(([name]) => fields.includes(name))) }),
    ...(concerned && concerned.length > 0 && { errors: concerned }),
  };
}
