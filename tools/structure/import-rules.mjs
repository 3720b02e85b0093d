// Which files may import which, and which words belong to which files. The first sentence of a message states the
// problem, the second where the code belongs.

const test = /\.(test|spec|bench)\.tsx?$|\/testing\//;
const feature = /^(?:server|web)\/src\/features\/([^/]+)\//;
const inServer = (file) => file.startsWith('server/src/');

const featureOf = (file) => feature.exec(file)?.[1];
const inFile = (name) => (file) => file.startsWith('server/src/features/') && file.endsWith(`/${name}.ts`);
const isSchema = inFile('schema');
const isService = inFile('service');
const isStore = inFile('store');
/** Packages that know nothing of permits, with what they import besides themselves. */
const fenced = { 'compiled-queries': /^graphql$/, 'local-postgres': /^(node:.+|pg)$/ };
const fencedRoomOf = (file) => Object.keys(fenced).find((room) => file?.startsWith(`${room}/`));

/** The packages that send operations and hold their results. */
const isOfClient =
  /^(@apollo\/client|@tanstack\/(query-core|react-query)|@urql\/core|graphql|graphql-ws|rxjs|urql)(\/|$)/;
const knowsClient = (file) => file.startsWith('web/src/lib/api/');

/**
 * A rule about one import: the files it applies to, and the message for an import that it refuses.
 * @type {{ concerns: (file: string) => boolean, refuse: (imported: import('./modules.mjs').Import, file: string) =>
 * string | undefined }[]}
 */
const importRules = [
  {
    concerns: (file) => file.startsWith('domain/'),
    refuse: ({ specifier, target }) =>
      target?.startsWith('domain/src/')
        ? undefined
        : `imports ${specifier}. The domain imports only itself: take the value as an argument, and do the work in server/ or web/.`,
  },
  {
    concerns: fencedRoomOf,
    refuse({ specifier, target }, file) {
      const room = fencedRoomOf(file);
      return target?.startsWith(`${room}/`) || fenced[room].test(specifier)
        ? undefined
        : `imports ${specifier}. ${room}/ knows nothing of permits: take the value as an argument, or do it in server/.`;
    },
  },
  {
    concerns: (file) => file.startsWith('server/'),
    refuse: ({ specifier, target }) =>
      target && !/^(server|domain)\//.test(target) && !fencedRoomOf(target)
        ? `imports ${specifier}. The server knows only itself, the domain and packages without permits: a rule for both sides belongs in domain/.`
        : undefined,
  },
  {
    concerns: (file) => file.startsWith('web/'),
    refuse: ({ specifier, target }) =>
      target && !/^(web|domain)\//.test(target)
        ? `imports ${specifier}. Web and server share only server/schema.graphql: a rule for both sides belongs in domain/.`
        : undefined,
  },
  {
    concerns: (file) => file.startsWith('web/src/features/sign-on-page/'),
    refuse: ({ specifier, target, typeOnly }) =>
      typeOnly || target || /^preact(\/|$)/.test(specifier)
        ? undefined
        : `imports ${specifier}. A phone at a gate loads nothing but Preact and this page: write the few lines here.`,
  },
  {
    concerns: (file) => /^(e2e|bench)\//.test(file),
    refuse: ({ specifier, target }) =>
      target && /^(server|web)\//.test(target)
        ? `imports ${specifier}. Browser tests and benchmarks use the product from outside: over HTTP, with words of the domain.`
        : undefined,
  },
  {
    concerns: isSchema,
    refuse: ({ specifier, target, typeOnly }, file) => {
      if (/^(kysely|pg)$/.test(specifier) || (target && (isStore(target) || /\/database\//.test(target)))) {
        return `imports ${specifier}. A schema names types and arguments; reading and writing belongs in store.ts, behind service.ts.`;
      }
      if (target && isService(target) && featureOf(target) !== featureOf(file) && !typeOnly) {
        return `imports another feature's service, ${specifier}. Call it from this feature's own service.ts.`;
      }
      return undefined;
    },
  },
  {
    concerns: isService,
    refuse: ({ specifier, target }) =>
      target && isSchema(target)
        ? `imports ${specifier}. The schema calls the service: what both need belongs in the service or the domain.`
        : undefined,
  },
  {
    concerns: (file) => inServer(file) && !isSchema(file),
    refuse: ({ specifier, target }, file) =>
      target && isStore(target) && featureOf(target) !== featureOf(file)
        ? `imports another feature's store, ${specifier}. Ask that feature's service.ts.`
        : undefined,
  },
  {
    concerns: isStore,
    refuse: ({ specifier, target, typeOnly }) =>
      target && !typeOnly && (isService(target) || isSchema(target) || /^server\/src\/(graphql|access)\//.test(target))
        ? `imports ${specifier}. A store only reads and writes: decisions belong in service.ts, which calls it.`
        : undefined,
  },
  {
    concerns: (file) => /^web\/src\/(components|lib)\//.test(file),
    refuse: ({ specifier, target }) =>
      target && /^web\/src\/(features|app)\//.test(target)
        ? `imports ${specifier}. Pieces in components/ and lib/ know no feature: hand it in, or move the piece to the feature.`
        : undefined,
  },
  {
    concerns: (file) => file.startsWith('web/src/') && !knowsClient(file),
    refuse: ({ specifier, target }) =>
      isOfClient.test(specifier) || target === 'web/src/lib/api/transports.ts'
        ? `imports ${specifier}. Only web/src/lib/api/ knows the GraphQL client: use its hooks and functions, and add what is missing there.`
        : undefined,
  },
  {
    concerns: (file) => file.startsWith('web/src/features/'),
    refuse: ({ specifier, target }, file) => {
      if (!target?.startsWith('web/src/')) return undefined;
      if (target.startsWith('web/src/app/')) {
        return `imports ${specifier}. The app knows the features, not the other way round: move the piece to components/ or lib/.`;
      }
      const other = featureOf(target);
      if (other === undefined || other === featureOf(file) || target.includes(`/features/${other}/components/`)) {
        return undefined;
      }
      return `imports ${specifier}. A feature lends out only what lies in its components/: move the piece there, or to components/ or lib/.`;
    },
  },
];

const touchesTables = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;
/** Parts of statements that several stores share are in separate files beside them. */
const holdsStatements = (file) =>
  isStore(file) || /\/(visibility|([a-z-]+-)?(rows|sources|branches|clauses))\.ts$/.test(file);

/** Rules about words that belong to certain files. */
const wordRules = [
  {
    concerns: (file) =>
      inServer(file) &&
      !/^server\/src\/(database|events|commands|seed|catalogue)\//.test(file) &&
      !holdsStatements(file),
    pattern: touchesTables,
    message: 'names tables or writes SQL. That belongs in store.ts.',
  },
  {
    concerns: (file) => file.startsWith('server/src/features/'),
    pattern: /\bbadInput\(/,
    message: 'throws a GraphQL error. Throw a Refusal, which becomes one where the response has no payload.',
  },
  {
    concerns: (file) => inServer(file) && file !== 'server/src/config.ts',
    pattern: /\bprocess\.env\b/,
    message:
      'reads the environment. Only config.ts does, which documents every setting: take the value as an argument.',
  },
  {
    concerns: (file) => file.startsWith('domain/'),
    pattern: /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(/,
    message: 'asks for the time or for chance. The domain is pure: take the value as an argument.',
  },
];

/** The problems of the module's imports and words. Tests may import anything. */
export function importProblems(module) {
  const { file, code, imports } = module;
  if (test.test(file) && !/^(e2e|bench)\//.test(file)) return [];
  const ofImports = importRules
    .filter((rule) => rule.concerns(file))
    .flatMap((rule) => imports.map((imported) => rule.refuse(imported, file)));
  const ofWords = wordRules
    .filter((rule) => rule.concerns(file) && rule.pattern.test(code))
    .map((rule) => rule.message);
  return [...ofImports, ...ofWords].filter((problem) => problem !== undefined);
}
