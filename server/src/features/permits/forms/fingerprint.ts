import { createHash } from 'node:crypto';
import { serializeCoveredAnswers } from '@eptw/domain/permit/coverage';
import type { FilledForm } from './store.ts';

/** SHA-256 of the answers on a permit's forms that approvals cover, in hexadecimal. */
export function createFingerprint(forms: readonly FilledForm[]): string {
  const covered = forms.map(({ version, submission }) => ({ form: version.id, template: version, submission }));
  return createHash('sha256').update(serializeCoveredAnswers(covered)).digest('hex');
}
