import { formatCertificateKind } from './certificate-kind.ts';

/** How many names a sentence lists. */
const namedAtMost = 4;

/** 'Sarah Lim, Tan Wei Ming and 3 others'. */
function formatNames(names: readonly string[]): string {
  if (names.length <= 1) return names.join('');
  const shown = names.length > namedAtMost ? names.slice(0, namedAtMost) : names.slice(0, -1);
  const others = names.length - shown.length;
  return `${shown.join(', ')} and ${others === 1 ? (names.at(-1) ?? '') : `${others} others`}`;
}

/** What somebody asked for: a certificate of a worker by name. */
interface RequestedCertificate {
  kind: string;
  holder: string;
}

function formatCertificate({ kind, holder }: RequestedCertificate): string {
  const label = formatCertificateKind(kind);
  return `${label.charAt(0).toLowerCase()}${label.slice(1)} of ${holder}`;
}

/** Who was asked to verify a certificate. */
export function formatReminded(certificate: RequestedCertificate, names: readonly string[]): string {
  return `${formatNames(names)} ${names.length === 1 ? 'was' : 'were'} asked to verify the ${formatCertificate(certificate)}. Show it to one of them.`;
}

/** Why they are not asked again today. */
export function formatRemindedToday(
  certificate: RequestedCertificate,
  { at, next, names }: { at: string; next: string; names: readonly string[] },
): string {
  const who = names.length === 0 ? '' : ` Show it to ${formatNames(names)}.`;
  return `The ${formatCertificate(certificate)}: the site was asked on ${at}, and can be asked again from ${next}.${who}`;
}

/** Why nobody can be asked. */
export function formatNobodyVerifies(siteName: string): string {
  return `Nobody at ${siteName} can verify this certificate: no Site Admin, supervisor or permit closer of another company. Ask an administrator to name one.`;
}
