import { createHash } from 'node:crypto';
import { serializeCoveredAnswers, type CoveredForm } from '@eptw/domain/permit/coverage';
import type pg from 'pg';

/** A filled form that permits share: its template by place, -1 for the general permit, and the variant of its answers. */
type FindForm = (place: number, variant: number) => CoveredForm;

/**
 * Draws the fingerprint of every combination of filled forms among the drawn permits, as the product stores it with each
 * permit and each approval: a decision on a permit without one computes it anew, and takes three times as long.
 */
export async function drawFingerprints(client: pg.Client, findForm: FindForm): Promise<void> {
  const { rows } = await client.query<{ forms: string }>('select distinct forms from drawn.permit');
  const drawn = rows.map(({ forms }) => ({ forms, fingerprint: createFingerprint(forms, findForm) }));
  await client.query('create unlogged table drawn.fingerprint (forms text, fingerprint text)');
  await client.query(
    `insert into drawn.fingerprint
      select forms, fingerprint from jsonb_to_recordset($1::jsonb) as drawn (forms text, fingerprint text)`,
    [JSON.stringify(drawn)],
  );
  await client.query('analyze drawn.fingerprint');
}

/** Of forms in the notation of `drawn.permit`: '-1:12 4:12'. */
function createFingerprint(forms: string, findForm: FindForm): string {
  const covered = forms.split(' ').map((form) => {
    const [place = '', variant = ''] = form.split(':');
    return findForm(Number(place), Number(variant));
  });
  return createHash('sha256').update(serializeCoveredAnswers(covered)).digest('hex');
}
