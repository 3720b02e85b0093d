/** What the server answers by itself, by the first part of the address, and where a single sign-on comes back to. */
export const serverAddresses: readonly string[] = [
  ...['graphql', 'files', 'exports', 'pdf', 'reports', 'sso', 'ssologin'],
  ...['outbox', 'healthz', 'readyz', 'formdownloads', 'userguides'],
];
