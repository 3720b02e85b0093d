import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse, print, stripIgnoredCharacters, visit } from 'graphql';

const web = path.dirname(fileURLToPath(import.meta.url));
const features = path.join(web, 'src/features');
const generatedDirectory = path.join(web, 'src/generated');
const sharedTypes = path.join(generatedDirectory, 'fragments.ts');

/** The domain's type for each enum of the API: its file and, if it differs from the enum's name, its name. */
const domainTypes = {
  AccountAction: 'user/account-actions',
  AccountStatus: 'user/account-status',
  AdminAction: 'administration/audit-entry',
  AnnouncementState: 'announcement/announcement',
  AnnouncementType: 'announcement/announcement',
  CauseKind: 'work/log/cause-table',
  CertificateKind: 'crew/certificate-kind',
  CheckKind: 'work-policy/work-policy',
  DayCardKey: 'dashboard/day-cards#DayCard',
  DefinitionField: 'template/definition/definition',
  FormProblemKind: 'template/submission/problem',
  HazardSign: 'safety-sign/safety-signs',
  InputPurpose: 'template/model/template',
  InputType: 'template/model/template',
  LineOutcome: 'text/import-file',
  JobRole: 'role/job-role',
  ListPeriod: 'dashboard/day-cards',
  MailFrequency: 'notification/preferences',
  MusterKind: 'muster/muster-list',
  NotificationKind: 'notification/kinds',
  PendingParty: 'permit/closure-reminder',
  PermitAction: 'permit/actions',
  PermitStatus: 'permit/status',
  ProtectionSign: 'safety-sign/safety-signs',
  QueueGroup: 'permit/work-queue',
  RecordedAction: 'permit/actions',
  ResponseCode: 'response-code',
  RequirementKey: 'work/requirements/requirements',
  RequirementLink: 'work/requirements/requirement',
  ReviewerKind: 'permit/permit',
  Role: 'user/role',
  SetupTask: 'settings/setup',
  SignInProblem: 'user/sign-in',
  SignOnNote: 'work/sign-on/sign-on-notes',
  SignOnProblemKey: 'work/sign-on/sign-on-problem',
  StopReason: 'work/log/stop-kinds#StopKind',
  SubjectKind: 'administration/audit-entry#AuditSubject',
  VersionChangeKind: 'template/changes/version-changes',
  VersionChangeSubject: 'template/changes/version-changes',
  WorkerLanguage: 'crew/language',
  WorkAction: 'work/table/work-table',
  WorkCondition: 'work/log/conditions',
  WorkEvent: 'work/log/work-log',
};

const enumValues = Object.fromEntries(
  Object.entries(domainTypes).map(([name, place]) => {
    const [file, type = name] = place.split('#');
    return [name, `@eptw/domain/${file}#${type}`];
  }),
);

const config = {
  enumValues,
  scalars: {
    DateTime: 'string',
    JSON: 'unknown',
    Upload: 'File',
    ID: 'string',
    TemplateSections: '@eptw/domain/template/model/template#TemplateSections',
  },
  strictScalars: true,
  useTypeImports: true,
  enumsAsTypes: true,
  onlyOperationTypes: true,
  documentMode: 'documentNode',
  optimizeDocumentNode: true,
  dedupeFragments: true,
  inlineFragmentTypes: 'combine',
};

/** The feature whose documents are shipped as texts: a program without Apollo, which reads syntax trees. */
const featureOfTexts = 'sign-on-page';

/** Returns the fragments that several features use, by name: each feature has its own in `fragments.graphql`. */
function sharedFragments(files) {
  const shared = files.filter((file) => path.basename(file) === 'fragments.graphql').flatMap((file) => read(file));
  return new Map(shared.map((fragment) => [fragment.name.value, fragment]));
}

function read(file) {
  return parse(readFileSync(path.join(features, file), 'utf8')).definitions;
}

/** Returns the definitions of a file together with the shared fragments that they and those fragments spread. */
function withFragments(definitions, shared) {
  const used = new Set();
  const spreads = (definition) =>
    visit(definition, {
      FragmentSpread({ name: { value: name } }) {
        if (used.has(name)) return;
        used.add(name);
        if (shared.has(name)) spreads(shared.get(name));
      },
    });
  for (const definition of definitions) spreads(definition);
  return [...[...used].flatMap((name) => shared.get(name) ?? []), ...definitions];
}

/**
 * Returns the operations as texts, each followed by the fragments that it spreads. The sign-on page only sends its
 * documents: as texts they need no printer on the phone, and without line breaks a request is a third shorter.
 */
function printTexts(definitions) {
  const [fragments, operations] = ['FragmentDefinition', 'OperationDefinition'].map((kind) =>
    definitions.filter((definition) => definition.kind === kind),
  );
  const fragmentsByName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const texts = operations.map((operation) => {
    const document = { kind: 'Document', definitions: withFragments([operation], fragmentsByName).toReversed() };
    const text = JSON.stringify(stripIgnoredCharacters(print(document)));
    const name = operation.name.value;
    const type = `${name}${operation.operation === 'query' ? 'Query' : 'Mutation'}`;
    return `export const ${name}Document = ${text} as string & DocumentTypeDecoration<${type}, ${type}Variables>;`;
  });
  return `import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';\n${texts.join('\n')}`;
}

/** Returns the imports with which a file's types refer to shared fragments instead of repeating their types. */
function references(shared, filename) {
  const external = [...shared.values()];
  const identifiers = external.map(({ name }) => ({ name: `${name.value}Fragment`, kind: 'type' }));
  return {
    externalFragments: external.map((node) => ({
      isExternal: true,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      node,
    })),
    fragmentImports: [
      {
        baseDir: generatedDirectory,
        baseOutputDir: generatedDirectory,
        outputPath: filename,
        importSource: { path: sharedTypes, identifiers },
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
        typesImport: true,
      },
    ],
  };
}

/**
 * Generates types and typed documents for every feature's `operations.graphql`, checked against the server's schema.
 * Each file is placed under `src/generated` as its source is under `src/features`. Returns file path → content, and
 * writes nothing.
 */
export async function generateOperations() {
  const text = readFileSync(path.join(web, '../server/schema.graphql'), 'utf8');
  const shape = { schema: parse(text), schemaAst: buildSchema(text) };
  const files = existsSync(features) ? readdirSync(features, { recursive: true, encoding: 'utf8' }).sort() : [];
  const shared = sharedFragments(files);
  const generate = async (filename, definitions, plugins, more = {}) => {
    const printed = await codegen({
      ...shape,
      filename,
      documents: [{ location: filename, document: { kind: 'Document', definitions } }],
      config: { ...config, ...more },
      plugins: plugins.map((name) => ({ [name]: {} })),
      pluginMap: { types: typescriptOperations, documents: typedDocumentNode },
    });
    // The plugin also exports the domain's types, which are imported from the domain instead.
    return printed.replace(/^export \{ \w+ \};\n\n/gm, '');
  };
  const head = (source) => `// Generated from ${source} by "npm run generate"; do not edit.\n`;
  const generated = new Map([
    [
      sharedTypes,
      `${head('the fragments.graphql of features')}${await generate(sharedTypes, [...shared.values()], ['types'])}\n`,
    ],
  ]);
  // A feature with sub-folders has operations in each of them.
  for (const file of files) {
    if (path.basename(file) !== 'operations.graphql') continue;
    const filename = path.join(generatedDirectory, `${path.dirname(file)}.ts`);
    const definitions = read(file);
    const whole = withFragments(definitions, shared);
    const used = new Map(whole.slice(0, whole.length - definitions.length).map((one) => [one.name.value, one]));
    const types = await generate(filename, definitions, ['types'], used.size > 0 ? references(used, filename) : {});
    const documents =
      path.dirname(file) === featureOfTexts ? printTexts(whole) : await generate(filename, whole, ['documents']);
    generated.set(filename, `${head(`features/${file}`)}${types}\n${documents}\n`);
  }
  return generated;
}

/** Writes the result of generateOperations. */
export async function writeOperations() {
  for (const [filename, content] of await generateOperations()) {
    mkdirSync(path.dirname(filename), { recursive: true });
    writeFileSync(filename, content);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeOperations();
