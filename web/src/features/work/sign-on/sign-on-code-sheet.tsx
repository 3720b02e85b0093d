import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { useToast } from '../../../lib/toast.ts';
import type { WorkPage } from '../job/use-send-work.ts';
import { WorkSheet } from '../sheet/work-sheet.tsx';
import './sign-on.css';

const loadQrCode = () => import('uqr');

interface SignOnCodeSheetProps {
  page: WorkPage;
  onClose: () => void;
}

/** The code that workers scan to sign on, to sign off or to stop the work, and its address. */
export function SignOnCodeSheet({ page, onClose }: SignOnCodeSheetProps) {
  const { code, signOnPath } = page.permitWork.work;
  const { code: qrCode, failed } = useLazyModule(loadQrCode, true);
  const showToast = useToast();
  const address = `${location.origin}${signOnPath ?? ''}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast('success', 'The address is copied.');
    } catch {
      showToast('error', 'Your browser does not allow copying. Select the address and copy it.');
    }
  }

  return (
    <WorkSheet
      title={`Sign-on code of ${code}`}
      onClose={onClose}
      footer={
        <>
          <Button size="large" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
            Copy address
          </Button>
          <Button size="large" type="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="work-code">
        {qrCode && (
          <img
            alt={`QR code of ${address}`}
            src={`data:image/svg+xml,${encodeURIComponent(qrCode.renderSVG(address, { border: 2 }))}`}
          />
        )}
        {failed && <p role="alert">The code could not be loaded. Use the address.</p>}
        <p>
          Workers scan it with their phones. They see the hazards and whether work is allowed, sign on and off with pass
          number and PIN, and can stop the work. The printed permit has the same code.
        </p>
        <a href={address}>{address}</a>
      </div>
    </WorkSheet>
  );
}
