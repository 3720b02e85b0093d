/** Why nobody signs in with these: the same whether the address or the password is wrong. */
export const wrongCredentials = 'The e-mail address or the password is wrong.';

/** Why somebody whose password is right does not sign in yet; the sign-in page offers to send the link again. */
export const emailNotVerified = 'Please verify your e-mail address first, with the link that was sent to it.';

/** Why an account that no administrator has approved lets nobody in. */
export const awaitingApproval = 'Your account is awaiting approval by an administrator. Please try again later.';

/** Whether an account is ready to be used. */
export interface SignInState {
  emailVerified: boolean;
  status: 'Pending' | 'Approved';
}

/** Why an account cannot be signed in to yet, although the password is right; nothing when it can. */
export function checkSignIn({ emailVerified, status }: SignInState): string | undefined {
  if (!emailVerified) return emailNotVerified;
  return status === 'Approved' ? undefined : awaitingApproval;
}
