import { diffSubmissions } from '@eptw/domain/template/answer-changes';
import type { Submission } from '@eptw/domain/template/submission';
import type { RecordedChange } from '../../../database/tables.ts';
import type { TemplateVersion } from './store.ts';

/** How two fillings of one form differ, as the history records it. */
export function listRecordedChanges(version: TemplateVersion, before: Submission, after: Submission): RecordedChange[] {
  return diffSubmissions(version, before, after).map((change) => ({ form: version.title, ...change }));
}
