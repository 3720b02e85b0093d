// One way to enter a day or a time, and one to show it. Both live in domain/src/time and web/src/components/field.

/** Whatever enters a day or a time without the pickers, which read what people type. */
const ownControl = /\btype="(?:date|time|month|week|datetime-local)"|\bfrom 'dayjs'/;

/** Whatever formats an instant in words of the platform, which shortens September to 'Sept' and orders by language. */
const ownFormat = /\.toLocale(?:Date|Time)String\(|\bDateTimeFormat\((?!\)\.resolvedOptions)/;

/** Where that is right, each with its reason. */
const exceptions = {
  // A program of its own for telephones, in five languages: their own control, and their own words for months.
  'web/src/features/sign-on-page/check-sheet.tsx': 'control',
  'web/src/features/sign-on-page/time.ts': 'format',
  // Whether a time zone exists.
  'domain/src/administration/site.ts': 'format',
};

const rooms = /^(?:domain|server|web)\/src\//;
const isTest = /\.test\.tsx?$|\/testing\//;

/** What is wrong with the dates of a module, one sentence each. @param {import('./modules.mjs').Module} module */
export function dateProblems({ file, code }) {
  if (!rooms.test(file) || isTest.test(file)) return [];
  const problems = [];
  if (file.startsWith('web/') && ownControl.test(code) && exceptions[file] !== 'control')
    problems.push('enters a date or a time in its own way. Use a picker of components/field/.');
  if (ownFormat.test(code) && exceptions[file] !== 'format' && !file.startsWith('domain/src/time/'))
    problems.push('formats a date in its own way. Use domain/src/time/format-date.ts.');
  return problems;
}
