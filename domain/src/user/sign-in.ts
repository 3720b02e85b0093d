/** Refusal of a sign-in: the same whether the address or the password is wrong. */
export const wrongCredentials = 'The e-mail address or the password is wrong.';

/** Refusals of an account that cannot be signed in to although the password is right. */
export const signInProblemMessages = {
  // The sign-in page offers to send the link again.
  emailNotVerified: 'Please verify your e-mail address first, with the link that was sent to it.',
  awaitingApproval: 'Your account is awaiting approval by an administrator. Please try again later.',
} as const;

export type SignInProblem = keyof typeof signInProblemMessages;

export const signInProblems = Object.keys(signInProblemMessages) as SignInProblem[];

/** Whether an account is ready for use. */
export interface SignInState {
  emailVerified: boolean;
  status: 'Pending' | 'Approved';
}

/** Returns why an account cannot be signed in to although the password is right, or undefined when it can. */
export function checkSignIn({ emailVerified, status }: SignInState): SignInProblem | undefined {
  if (!emailVerified) return 'emailNotVerified';
  return status === 'Approved' ? undefined : 'awaitingApproval';
}
