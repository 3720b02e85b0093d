import { formatAccessDocument } from '@eptw/domain/access/access-document';
import { formatLifecycleDocument } from '@eptw/domain/permit/lifecycle-document';

/** The documents that are printed from the domain's tables: path below the project's root → text. */
export const generatedDocs: Record<string, () => string> = {
  'docs/lifecycle.md': formatLifecycleDocument,
  'docs/access.md': formatAccessDocument,
};
