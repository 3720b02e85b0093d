import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse, visit } from 'graphql';

const web = path.dirname(fileURLToPath(import.meta.url));
const features = path.join(web, 'src/features');

const config = {
  scalars: { DateTime: 'string', JSON: 'unknown', Upload: 'File', ID: 'string' },
  strictScalars: true,
  useTypeImports: true,
  enumsAsTypes: true,
  onlyOperationTypes: true,
  documentMode: 'documentNode',
  optimizeDocumentNode: true,
  dedupeFragments: true,
};

/** The fragments that several rooms use, by their names: each feature keeps its own in `fragments.graphql`. */
function sharedFragments(files) {
  const shared = files.filter((file) => path.basename(file) === 'fragments.graphql').flatMap((file) => read(file));
  return new Map(shared.map((fragment) => [fragment.name.value, fragment]));
}

function read(file) {
  return parse(readFileSync(path.join(features, file), 'utf8')).definitions;
}

/** The definitions of a file together with the shared fragments that they spread. */
function withFragments(definitions, shared) {
  const used = new Set();
  const spreads = (definition) => visit(definition, { FragmentSpread: ({ name }) => void used.add(name.value) });
  for (const definition of definitions) spreads(definition);
  return [...[...used].flatMap((name) => shared.get(name) ?? []), ...definitions];
}

/**
 * Types and typed documents of every feature's `operations.graphql`, checked against the server's schema.
 * Answers file path → content, and writes nothing.
 */
export async function generateOperations() {
  const schemaAst = buildSchema(readFileSync(path.join(web, '../server/schema.graphql'), 'utf8'));
  const schema = parse(readFileSync(path.join(web, '../server/schema.graphql'), 'utf8'));
  const generated = new Map();
  const files = existsSync(features) ? readdirSync(features, { recursive: true, encoding: 'utf8' }).sort() : [];
  const shared = sharedFragments(files);
  // A feature that is split into rooms has operations in each of them.
  for (const file of files) {
    if (path.basename(file) !== 'operations.graphql') continue;
    const location = path.join(features, file);
    const filename = path.join(path.dirname(location), 'operations.generated.ts');
    const content = await codegen({
      filename,
      schema,
      schemaAst,
      documents: [{ location, document: { kind: 'Document', definitions: withFragments(read(file), shared) } }],
      config,
      plugins: [{ operations: {} }, { documents: {} }],
      pluginMap: { operations: typescriptOperations, documents: typedDocumentNode },
    });
    generated.set(filename, `// Generated from operations.graphql by "npm run generate"; do not edit.\n${content}\n`);
  }
  return generated;
}

/** Writes what generateOperations answers. */
export async function writeOperations() {
  for (const [filename, content] of await generateOperations()) writeFileSync(filename, content);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeOperations();
