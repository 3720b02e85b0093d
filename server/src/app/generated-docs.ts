import { formatAccessDocument } from '@eptw/domain/access/access-document';
import { formatLifecycleDocument } from '@eptw/domain/permit/lifecycle-document';
import { formatWorkDocument } from '@eptw/domain/work/actions/work-document';
import { formatSettingsTable } from '../config.ts';

/** The documents printed from tables in the code: path below the project's root → text. */
export const generatedDocs: Record<string, () => string> = {
  'docs/lifecycle.md': formatLifecycleDocument,
  'docs/access.md': formatAccessDocument,
  'docs/work.md': formatWorkDocument,
  'docs/settings.md': formatSettingsDocument,
};

function formatSettingsDocument(): string {
  return `# Settings

Set these as environment variables before you start the application. At startup a sentence names each value that is wrong. This page is printed from \`server/src/config.ts\`: change it there, then run \`npm run generate\`.

${formatSettingsTable()}
`;
}
