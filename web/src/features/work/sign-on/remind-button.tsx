import { formatCertificateKind, type CertificateKind } from '@eptw/domain/crew/certificate-kind';
import { Button } from 'antd';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { RemindCertificateVerifiersDocument } from '../../../generated/work.ts';
import { useCommand } from '../../../lib/api/use-command.ts';

const commandOptions = { silent: true };

interface RemindButtonProps {
  permitId: string;
  worker: { id: string; name: string };
  kind: CertificateKind;
}

/** Asks those who may verify a certificate to see it, and says who was asked, or why nobody was. */
export function RemindButton({ permitId, worker, kind }: RemindButtonProps) {
  const [send, isSending] = useCommand(RemindCertificateVerifiersDocument, commandOptions);
  const [answer, setAnswer] = useState<string>();

  async function remind() {
    setAnswer((await send({ permitId, worker: worker.id, certificate: kind })).message);
  }

  return (
    <>
      <Button
        className="work-button"
        icon={<Bell size={16} aria-hidden />}
        aria-label={`Remind: ${formatCertificateKind(kind)} of ${worker.name}`}
        loading={isSending}
        onClick={() => void remind()}
      >
        Remind
      </Button>
      {answer && <p role="status">{answer}</p>}
    </>
  );
}
