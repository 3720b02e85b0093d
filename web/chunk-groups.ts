/**
 * The modules shared by the pages before signing in and the screens behind them. These pages load only this much
 * shared code.
 */
const publicModules = new RegExp(
  [
    '/web/src/features/(sessions|announcements)/',
    '/web/src/features/audit-log/components/',
    '/web/src/generated/(sessions|announcements|audit-log)',
    '/web/src/components/field/(field|required-mark|(text|password)-input|text-field)[.]',
    '/web/src/lib/',
    '/domain/src/(announcement|text|user)/',
    '/domain/src/permit/quota',
    '/antd/es/alert/',
    '/@ant-design/icons',
    '/@rc-component/util/',
    '/@babel/runtime/',
    '/lucide-react/.*/(eye|eye-off|arrow-right)[.]mjs$',
  ].join('|'),
);

const isPublic = (id: string) => publicModules.test(id.replaceAll('\\', '/'));

/** The number of screens from which on a module counts as common, so that loading it with any of them is no waste. */
const minShareCount = 25;

/**
 * Which modules share a file. If every shared module had its own file, a screen would load a hundred files: a fifth
 * more work for the browser than with a few files of common modules. `bench/web.bench.ts` bounds what the first pages
 * load.
 */
export const chunkGroups = [
  { name: 'react', priority: 4, test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  {
    name: 'apollo',
    priority: 4,
    test: /node_modules[\\/](@apollo|graphql|rxjs|apollo-upload-client|optimism)[\\/]/,
  },
  { name: 'start', priority: 3, tags: ['$initial'], minShareCount: 2 },
  { name: 'public', priority: 2, test: isPublic, minShareCount, includeDependenciesRecursively: false },
  {
    name: 'common',
    priority: 1,
    test: (id: string) => !isPublic(id),
    minShareCount,
    includeDependenciesRecursively: false,
  },
];
