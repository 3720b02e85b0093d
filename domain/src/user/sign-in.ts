/** Why an account that no administrator has approved lets nobody in. */
export const waitsForApproval = 'Your account waits for the approval of an administrator. Please try again later.';
