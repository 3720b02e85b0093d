import { listAsks, workActions, type WorkAction } from '@eptw/domain/work/table/work-table';
import { Kind, parse, type FieldNode } from 'graphql';
import { expect, test } from 'vitest';
import { workDocuments } from './work-documents.ts';

/** A gas test is recorded as a check first. */
const sentByNoSheet = ['readings'];

function findField(action: WorkAction): FieldNode | undefined {
  return parse(workDocuments[action].text)
    .definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? one.selectionSet.selections : []))
    .find((one) => one.kind === Kind.FIELD);
}

// A variable that the document does not declare is left out without a word.
test.each(workActions)('the document of %s sends everything that the action asks for', (action) => {
  const field = findField(action);
  const passed = (field?.arguments ?? []).flatMap(({ name, value }) =>
    value.kind === Kind.VARIABLE && value.name.value === name.value ? [name.value] : [],
  );
  const requested = listAsks(action).map(([argument]) => argument);
  expect(field?.name.value).toBe(action);
  expect(passed).toEqual(expect.arrayContaining(requested.filter((argument) => !sentByNoSheet.includes(argument))));
});
