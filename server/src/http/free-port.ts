import { once } from 'node:events';
import { createServer } from 'node:net';

const adviceByCode: Partial<Record<string, string>> = {
  EADDRINUSE: 'is used by another program. Stop that program, or set PORT to another port.',
  EACCES: 'may not be used by this account. Set PORT to one above 1023.',
  EADDRNOTAVAIL: 'is not on this machine. Set HOST to an address of it.',
};

/**
 * Resolves when this address can be listened on. Called before anything else is opened, because filling the first
 * database takes a minute.
 * @throws a sentence for the operator
 */
export async function requireFreePort({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer();
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const hint = adviceByCode[(error as NodeJS.ErrnoException).code ?? ''];
    throw hint ? new Error(`${host}:${port} ${hint}`, { cause: error }) : error;
  }
  await new Promise((resolve) => server.close(resolve));
}
