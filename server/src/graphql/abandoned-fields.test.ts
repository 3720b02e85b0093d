import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const file = pathToFileURL(path.join(import.meta.dirname, 'abandoned-fields.ts')).href;

/** Runs a program that does this, and whether it is still there afterwards. */
function run(statements: string) {
  const program = `
    import { execute, GraphQLError, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
    import { setTimeout } from 'node:timers/promises';
    import { outliveAbandonedFields } from '${file}';
    const log = { error: ({ err, path }, message) => console.log(message, path.join('.'), err.message) };
    const late = async () => { await setTimeout(10); throw new Error('late'); };
    const atOnce = () => { throw new Error('at once'); };
    const Item = new GraphQLObjectType({
      name: 'Item',
      fields: { name: { type: new GraphQLNonNull(GraphQLString), resolve: (name) => name() } },
    });
    const schema = new GraphQLSchema({
      query: new GraphQLObjectType({
        name: 'Query',
        fields: { items: { type: new GraphQLList(new GraphQLNonNull(Item)), resolve: () => [late, atOnce] } },
      }),
    });
    const query = async () => console.log(JSON.stringify(await execute({ schema, document: parse('{ items { name } }') })));
    ${statements}
    await setTimeout(100);
    console.log('goes on');`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  );
  return { status, lines: stdout.trim().split('\n'), stderr };
}

const answer = expect.stringMatching(/"message":"at once".*"data":\{"items":null\}/);

// Once this fails, graphql-js leaves nothing behind any more, and there is nothing to outlive.
test('a field that graphql-js has left behind ends the process', () => {
  const { status, lines, stderr } = run('await query();');
  expect(lines).toEqual([answer]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/late/);
});

test('the process outlives such a field, and logs it', () => {
  expect(run('outliveAbandonedFields(log); await query();')).toMatchObject({
    status: 0,
    lines: [answer, 'A field failed after its answer was given up items.0.name late', 'goes on'],
  });
});

test.each(["new Error('lost')", "new GraphQLError('lost')"])('any other rejection ends it: %s', (error) => {
  const { status, lines, stderr } = run(`outliveAbandonedFields(log); void Promise.reject(${error});`);
  expect(status).not.toBe(0);
  expect(lines).toEqual(['']);
  expect(stderr).toMatch(/lost/);
});
