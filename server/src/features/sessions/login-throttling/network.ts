import { isIPv6 } from 'node:net';

const networkGroups = 4;

/**
 * The key under which attempts from this address count. Anyone with an IPv6 address has billions of them, so all of
 * one network count together; an IPv4 address counts on its own, however it is written.
 */
export function toNetwork(clientAddress: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(clientAddress) ?? [];
  if (mapped !== undefined) return mapped;
  const [address = ''] = clientAddress.split('%');
  if (!isIPv6(address)) return clientAddress;
  const [head = '', tail] = address.split('::');
  const before = splitGroups(head);
  const after = splitGroups(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function splitGroups(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
