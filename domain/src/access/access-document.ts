import { roleLabels, roles } from '../user/role.ts';
import type { AccessRule } from '../user/access-rule.ts';
import { accessTable, canUse, type Operation } from './access.ts';
import { visibilityByRole } from './visibility.ts';

const visibilityText = {
  own: 'those that they submitted, own or review',
  company: 'those submitted by their company at their own sites, and any that they submitted, own or review',
  sites: 'those at their sites, and any that they submitted, own or review',
  all: 'all',
};

/** The access table as a document: what each role sees, and who may use which operation. */
export function formatAccessDocument(): string {
  const operations = (Object.keys(accessTable) as Operation[]).toSorted((a, b) => a.localeCompare(b));
  const rows = operations.map((operation) => {
    const { usableBy, rule }: AccessRule = accessTable[operation];
    const cells = roles.map((role) => (canUse(operation, role) ? '✓' : '–'));
    return `| ${operation} | ${usableBy === 'anyone' ? '✓' : '–'} | ${cells.join(' | ')} | ${rule} |`;
  });
  return `# Who may do what

Printed from the table in \`domain/src/access/access.ts\` by \`npm run generate\`.

## Who sees which permits

Anything else returns 'Not found', as if it did not exist.

| role | permits they see |
| --- | --- |
${roles.map((role) => `| ${roleLabels[role]} | ${visibilityText[visibilityByRole[role]]} |`).join('\n')}

## Who may use which operation

| operation | not signed in | ${roles.map((role) => roleLabels[role]).join(' | ')} | on what |
| --- | --- | ${roles.map(() => '---').join(' | ')} | --- |
${rows.join('\n')}
`;
}
