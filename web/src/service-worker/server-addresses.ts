/** The addresses that the server handles, by their first part, and the return address of single sign-on. */
export const serverAddresses: readonly string[] = [
  ...['graphql', 'files', 'exports', 'pdf', 'reports', 'sso', 'ssologin'],
  ...['outbox', 'healthz', 'readyz', 'formdownloads', 'userguides'],
];
