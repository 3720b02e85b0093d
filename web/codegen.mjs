import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { Kind, buildSchema, parse, print, stripIgnoredCharacters, visit } from 'graphql';

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

/** Imports only the shared fragments' types that the file uses. */
function withoutUnused(content) {
  return content.replace(/^import type \{ (.*) \} from '(.*fragments\.ts)';\n/m, (_line, names, source) => {
    const used = names.split(', ').filter((name) => content.split(new RegExp(`\\b${name}\\b`)).length > 2);
    return used.length > 0 ? `import type { ${used.join(', ')} } from '${source}';\n` : '';
  });
}

/** Ships each operation as the text that is sent, with what the client has to know of it, and no fragments. */
function toTexts(printed) {
  return printed
    .replace(/^export const \w+FragmentDoc = .*\n/gm, '')
    .replace(/^import type .*;$/m, "import type { Operation } from '../../lib/api/operation.ts';")
    .replace(/^export const (\w+) = (\{.*\}) as unknown as DocumentNode<(.*)>;$/gm, (_line, name, tree, types) => {
      const document = JSON.parse(tree);
      const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      const fields = operation.selectionSet.selections.map(({ alias, name: field }) => (alias ?? field).value);
      const text = stripIgnoredCharacters(print(document));
      const content = { kind: operation.operation, name: operation.name.value, fields, text };
      return `export const ${name}: Operation<${types}> = ${JSON.stringify(content)};`;
    });
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
    if (plugins.includes('documents')) return toTexts(printed);
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
    const depth = file.split('/').length;
    const documents = (await generate(filename, whole, ['documents'])).replace(
      '../../lib/',
      `${'../'.repeat(depth - 1)}lib/`,
    );
    generated.set(filename, withoutUnused(`${head(`features/${file}`)}${types}\n${documents}\n`));
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
