import fc from 'fast-check';
import { buildSchema, execute, parse, validate, type ExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import { compileQuery } from './compile-query.ts';
import { createDraw } from './testing/draw.ts';
import { drawDocument } from './testing/random-document.ts';
import { drawSchema } from './testing/random-schema.ts';
import { addResolvers } from './testing/random-values.ts';

// Deep enough to tell which executor left a promise behind, see vitest.config.ts.
Object.assign(Error, { stackTraceLimit: 100 });

/** Where null took the place of what failed. */
function listNullPlaces({ data, errors = [] }: ExecutionResult): string[] {
  const places = errors.map(({ path = [] }) => {
    let value: unknown = data;
    const within = path.filter((key) => {
      if (value === null || value === undefined) return false;
      value = Reflect.get(value, key);
      return true;
    });
    return JSON.stringify(within);
  });
  return [...new Set(places)].toSorted();
}

/**
 * Compares two results. Below a null that several fields brought about, each may name other ones: which of them are
 * done in time is chance. What both name, they say in the same words, and what is wrong with the variables as well.
 */
function expectSame(compiled: ExecutionResult, interpreted: ExecutionResult, text: string): void {
  expect(JSON.stringify(compiled.data), text).toBe(JSON.stringify(interpreted.data));
  expect(listNullPlaces(compiled), text).toEqual(listNullPlaces(interpreted));
  const toErrors = ({ data, errors = [] }: ExecutionResult) =>
    errors.map(({ path, message }, index) => ({ place: JSON.stringify(data === undefined ? index : path), message }));
  const messages = new Map(toErrors(interpreted).map(({ place, message }) => [place, message]));
  const shared = toErrors(compiled).filter(({ place }) => messages.has(place));
  expect(shared, text).toEqual(shared.map(({ place }) => ({ place, message: messages.get(place) })));
}

test('a compiled query has the result of graphql-js, whatever the schema, the document and the values', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (generate) => {
      const draw = createDraw(generate);
      const schema = buildSchema(drawSchema(draw));
      addResolvers(schema, draw.number(1_000_000));
      const { text, variables, isCompilable } = drawDocument(draw, schema);
      const document = parse(text, { noLocation: true });
      expect(validate(schema, document), text).toEqual([]);
      const compiled = compileQuery(schema, document);
      expect(compiled !== undefined, text).toBe(isCompilable);
      if (!compiled) return;
      for (const variableValues of variables)
        expectSame(
          await compiled.run(variableValues, undefined),
          await execute({ schema, document, variableValues, hideSuggestions: true }),
          text,
        );
    }),
    { numRuns: 2_000 },
  );
});
