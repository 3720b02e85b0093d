import type { CertificateKind } from '@eptw/domain/crew/certificate-kind';
import { useState } from 'react';
import { VerifyCertificateDocument } from '../../generated/crew.ts';
import { useCommand } from '../../lib/api/use-command.ts';

/** What somebody confirms by verifying a certificate. */
export const seenLabel = 'I have seen it';

const refetch = ['GetCertificatesToVerify', 'GetVerificationTasks', 'GetWorker', 'GetMenuCounts'];

interface SeenCertificate {
  worker: string;
  /** The version of the worker on screen. */
  version: number;
  kind: CertificateKind;
  number: string;
}

/** Verifies a certificate that the viewer has seen; `verifying` names the one under way. */
export function useVerifyCertificate() {
  const [send, isSending] = useCommand(VerifyCertificateDocument, { refetch });
  const [last, setLast] = useState<string>();
  async function verify({ worker, version, kind, number }: SeenCertificate): Promise<void> {
    if (isSending) return;
    setLast(`${worker} ${kind} ${number}`);
    await send({ worker, version, certificate: kind, number });
  }
  return { verify, verifying: isSending ? last : undefined };
}
