import { keepLetters } from '../text/import-file.ts';

/** A kind of certificate that a worker can hold, and the role on the job for which it is needed. */
interface CertificateKindRow {
  /** The certificate, as the register and refusals name it. */
  label: string;
  /** The person who needs it, as a policy names the role. */
  role: string;
}

/** THE table of certificates. A work policy names those that a job needs. */
export const certificateKinds = {
  welder: { label: 'Welder certificate', role: 'Welder' },
  rigger: { label: 'Rigger certificate', role: 'Rigger' },
  gasTester: { label: 'Gas tester certificate', role: 'Gas tester' },
  attendant: { label: 'Confined space attendant certificate', role: 'Attendant' },
  confinedSpaceEntry: { label: 'Confined space entry certificate', role: 'Entrant' },
  craneOperator: { label: 'Crane operator licence', role: 'Crane operator' },
  workAtHeight: { label: 'Work at height certificate', role: 'Worker at height' },
  scaffolder: { label: 'Scaffolder certificate', role: 'Scaffolder' },
  electrician: { label: 'Electrical worker licence', role: 'Electrical worker' },
  fireWatcher: { label: 'Fire watch training', role: 'Fire watcher' },
  excavatorOperator: { label: 'Excavator operator certificate', role: 'Excavator operator' },
  firstAid: { label: 'First aid certificate', role: 'First aider' },
} as const satisfies Record<string, CertificateKindRow>;

export type CertificateKind = keyof typeof certificateKinds;

/** Every kind, in the order of the table. */
export const certificateKindNames = Object.keys(certificateKinds) as readonly CertificateKind[];

/** Whether this version has this kind. */
export function isCertificateKind(value: string): value is CertificateKind {
  return Object.hasOwn(certificateKinds, value);
}

/** Returns the label of a kind, or its stored name if only a newer version has it. */
export function formatCertificateKind(kind: string): string {
  return isCertificateKind(kind) ? certificateKinds[kind].label : kind;
}

/** The kind that a text names by its key, its label or the role that needs it; undefined for any other text. */
export function parseCertificateKind(text: string): CertificateKind | undefined {
  const normalized = keepLetters(text);
  return certificateKindNames.find((kind) => {
    const { label, role } = certificateKinds[kind];
    return [kind, label, role].some((name) => keepLetters(name) === normalized);
  });
}
