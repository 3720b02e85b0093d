import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';

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

/**
 * Types and typed documents of every feature's `operations.graphql`, checked against the server's schema.
 * Answers file path → content, and writes nothing.
 */
export async function generateOperations() {
  const schemaAst = buildSchema(readFileSync(path.join(web, '../server/schema.graphql'), 'utf8'));
  const schema = parse(readFileSync(path.join(web, '../server/schema.graphql'), 'utf8'));
  const generated = new Map();
  // A feature that is split into rooms has operations in each of them.
  for (const file of existsSync(features) ? readdirSync(features, { recursive: true, encoding: 'utf8' }).sort() : []) {
    if (path.basename(file) !== 'operations.graphql') continue;
    const location = path.join(features, file);
    const filename = path.join(path.dirname(location), 'operations.generated.ts');
    const content = await codegen({
      filename,
      schema,
      schemaAst,
      documents: [{ location, document: parse(readFileSync(location, 'utf8')) }],
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
