/** Refusal of a sign-in: the same whether the address or the password is wrong. */
export const wrongCredentials = 'The e-mail address or the password is wrong.';

/**
 * Refusal when the password is right but the address is not verified; the sign-in page offers to send the link again.
 */
export const emailNotVerified = 'Please verify your e-mail address first, with the link that was sent to it.';

/** Refusal for an account that no administrator has approved. */
export const awaitingApproval = 'Your account is awaiting approval by an administrator. Please try again later.';

/** Whether an account is ready for use. */
export interface SignInState {
  emailVerified: boolean;
  status: 'Pending' | 'Approved';
}

/** Returns why an account cannot be signed in to although the password is right, or undefined when it can. */
export function checkSignIn({ emailVerified, status }: SignInState): string | undefined {
  if (!emailVerified) return emailNotVerified;
  return status === 'Approved' ? undefined : awaitingApproval;
}
