import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { notVerifiedMark } from '@eptw/domain/crew/verification';
import type { Tone } from '@eptw/domain/text/tone';
import { formatCalendarDate } from '@eptw/domain/time/format-date';
import { BadgeAlert, BadgeCheck, BadgeX, type LucideIcon } from 'lucide-react';
import type { PersonOnJob } from './people-on-job.ts';
import './people.css';

type Certificate = PersonOnJob['certificates'][number];

interface Look {
  tone: Tone;
  icon: LucideIcon;
  describe: (day: string) => string;
}

/** How each standing is shown; only what is wrong has a colour of its own. */
const looks: Record<Certificate['state'], Look> = {
  valid: { tone: 'green', icon: BadgeCheck, describe: (day) => `to ${day}` },
  endsBefore: { tone: 'orange', icon: BadgeAlert, describe: (day) => `ends ${day}, before the work does` },
  notVerified: { tone: 'orange', icon: BadgeAlert, describe: () => notVerifiedMark.words.toLowerCase() },
  expired: { tone: 'red', icon: BadgeX, describe: (day) => `ended ${day}` },
  missing: { tone: 'red', icon: BadgeX, describe: () => 'missing' },
};

/** A certificate that a role needs, with its last day or what is wrong with it. */
export function CertificateLine({ certificate: { kind, state, until } }: { certificate: Certificate }) {
  const { tone, icon: Icon, describe } = looks[state];
  return (
    <span className="person-certificate" data-tone={tone}>
      <Icon size={15} aria-hidden />
      {formatCertificateKind(kind)}, {describe(until === null ? '' : formatCalendarDate(until))}
    </span>
  );
}
