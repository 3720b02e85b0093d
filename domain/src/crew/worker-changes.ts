import { diffFields, type FieldChange } from '../text/field-changes.ts';
import { getCertificateKey, type Certificate } from './certificate.ts';
import { formatCertificateKind } from './certificate-kind.ts';
import { workerLabels, type WorkerDetails } from './worker.ts';

type PersonalDetail = 'name' | 'passNumber' | 'phone' | 'languages';

const personalDetails: readonly PersonalDetail[] = ['name', 'passNumber', 'phone', 'languages'];

function toCertificateLines(certificates: readonly Certificate[]): string[] {
  return certificates.map(({ kind, expiresOn }) => `${formatCertificateKind(kind)} until ${expiresOn}`).toSorted();
}

/** A certificate in full, for comparing. */
function toComparable(certificates: readonly Certificate[]): string[] {
  return certificates
    .map((one) => JSON.stringify([getCertificateKey(one), one.number, one.issuer, one.expiresOn, one.file]))
    .toSorted();
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The changes of a worker as the audit log records them; none if nothing changed. The log can never be changed, and
 * personal data must remain erasable: it says that a name changed, and not from what to what.
 */
export function listWorkerChanges(before: WorkerDetails | undefined, after: WorkerDetails): FieldChange[] {
  const toFields = ({ trade, certificates }: WorkerDetails) => ({
    [workerLabels.trade]: trade,
    [workerLabels.certificates]: toCertificateLines(certificates),
  });
  const changes = diffFields(before ? toFields(before) : {}, toFields(after));
  if (!before) return changes;
  const hasCertificateChange = changes.some(({ field }) => field === workerLabels.certificates);
  const changed = [
    ...personalDetails.filter((detail) => !isSame(before[detail], after[detail])),
    ...(!hasCertificateChange && !isSame(toComparable(before.certificates), toComparable(after.certificates))
      ? (['certificates'] as const)
      : []),
  ];
  return [...changed.map((detail) => ({ field: workerLabels[detail], before: null, after: 'changed' })), ...changes];
}
