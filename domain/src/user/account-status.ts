import type { Tone } from '../text/tone.ts';

/** Account statuses as stored and sent. Signing in needs Approved and a verified e-mail address. */
export const accountStatuses = ['Pending', 'Approved'] as const;

export type AccountStatus = (typeof accountStatuses)[number];

export function isAccountStatus(value: string): value is AccountStatus {
  return (accountStatuses as readonly string[]).includes(value);
}

/** Tag colours. */
export const accountStatusTones: Record<AccountStatus, Tone> = { Pending: 'red', Approved: 'green' };
