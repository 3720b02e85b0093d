import { isSameAddress } from '../text/email.ts';

/** Why an address cannot be given to another account: one that has it, or one that people could take for it. */
export function formatAddressTaken(email: string, taken: string): string {
  return isSameAddress(email, taken)
    ? `Another account already uses ${email}.`
    : `${email} can be taken for ${taken}, which another account uses. Enter another address.`;
}
