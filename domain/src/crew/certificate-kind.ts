import { keepLetters } from '../text/import-file.ts';

/** A kind of certificate that a worker can hold, and the role on the job for which it is needed. */
interface CertificateKindRow {
  /** The certificate, as the register and refusals name it. */
  label: string;
  /** The person who needs it, as a policy names the role. */
  role: string;
  /** Several of them, within a sentence. */
  roles: string;
}

/** THE table of certificates. A work policy names those that a job needs. */
export const certificateKinds = {
  welder: { label: 'Welder certificate', role: 'Welder', roles: 'welders' },
  rigger: { label: 'Rigger certificate', role: 'Rigger', roles: 'riggers' },
  signaller: { label: 'Signaller certificate', role: 'Signaller', roles: 'signallers' },
  gasTester: { label: 'Gas tester certificate', role: 'Gas tester', roles: 'gas testers' },
  attendant: { label: 'Confined space attendant certificate', role: 'Attendant', roles: 'attendants' },
  confinedSpaceEntry: { label: 'Confined space entry certificate', role: 'Entrant', roles: 'entrants' },
  craneOperator: { label: 'Crane operator licence', role: 'Crane operator', roles: 'crane operators' },
  workAtHeight: { label: 'Work at height certificate', role: 'Worker at height', roles: 'workers at height' },
  scaffolder: { label: 'Scaffolder certificate', role: 'Scaffolder', roles: 'scaffolders' },
  electrician: { label: 'Electrical worker licence', role: 'Electrical worker', roles: 'electrical workers' },
  fireWatcher: { label: 'Fire watch training', role: 'Fire watcher', roles: 'fire watchers' },
  excavatorOperator: {
    label: 'Excavator operator certificate',
    role: 'Excavator operator',
    roles: 'excavator operators',
  },
  firstAid: { label: 'First aid certificate', role: 'First aider', roles: 'first aiders' },
} as const satisfies Record<string, CertificateKindRow>;

export type CertificateKind = keyof typeof certificateKinds;

/** Every kind, in the order of the table. */
export const certificateKindNames = Object.keys(certificateKinds) as readonly CertificateKind[];

/** Whether this version has this kind. */
export function isCertificateKind(value: string): value is CertificateKind {
  return Object.hasOwn(certificateKinds, value);
}

/** The row of a kind; one that only a newer version has goes by its stored name. */
export function getCertificateKind(kind: string): CertificateKindRow {
  return isCertificateKind(kind) ? certificateKinds[kind] : { label: kind, role: kind, roles: kind };
}

/** Returns the label of a kind, or its stored name if only a newer version has it. */
export function formatCertificateKind(kind: string): string {
  return getCertificateKind(kind).label;
}

/** The kind that a text names by its key, its label or the role that needs it; undefined for any other text. */
export function parseCertificateKind(text: string): CertificateKind | undefined {
  const normalized = keepLetters(text);
  return certificateKindNames.find((kind) => {
    const { label, role } = certificateKinds[kind];
    return [kind, label, role].some((name) => keepLetters(name) === normalized);
  });
}
