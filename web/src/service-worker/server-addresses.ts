/**
 * The addresses that the server handles, by their first part, the return address of single sign-on, and the sign-on page,
 * which is a program of its own.
 */
export const serverAddresses: readonly string[] = [
  ...['graphql', 'files', 'exports', 'pdf', 'reports', 'sso', 'ssologin'],
  ...['work-here', 'outbox', 'healthz', 'readyz', 'formdownloads', 'userguides'],
];
