import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePort } from './free-port.ts';

test('reports a port in use with a sentence, and releases the port it checked', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const sentence = `127.0.0.1:${port} is used by another program. Stop that program, or set PORT to another port.`;
  await expect(requireFreePort({ host: '127.0.0.1', port })).rejects.toThrow(sentence);
  await new Promise((resolve) => other.close(resolve));
  await expect(requireFreePort({ host: '127.0.0.1', port })).resolves.toBeUndefined();
  // It was released.
  await expect(requireFreePort({ host: '127.0.0.1', port })).resolves.toBeUndefined();
});

test('reports an address of another machine with a sentence', async () => {
  await expect(requireFreePort({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    '192.0.2.1:0 is not on this machine. Set HOST to an address of it.',
  );
});
