import { Button } from 'antd';
import { Phone } from 'lucide-react';
import { toPhoneAddress } from '@eptw/domain/text/phone';

/** Calls the emergency number of a site; nothing where it is unknown. */
export function EmergencyCall({ number }: { number: string }) {
  if (!number) return null;
  return (
    <Button href={toPhoneAddress(number)} icon={<Phone size={16} aria-hidden />}>
      <span>
        Emergency <span className="tabular">{number}</span>
      </span>
    </Button>
  );
}
