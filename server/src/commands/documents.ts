import { accessDocument } from '@eptw/domain/access/access-document';
import { lifecycleDocument } from '@eptw/domain/permit/lifecycle-document';

/** The documents that are printed from the domain's tables: path below the project's root → text. */
export const documents: Record<string, () => string> = {
  'docs/lifecycle.md': lifecycleDocument,
  'docs/access.md': accessDocument,
};
