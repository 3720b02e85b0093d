import { expect, it } from 'vitest';
import { readStopRequest } from './stop-request.ts';

const stop =
  'mutation Stop($passNumber: String) { stopWorkHere(passNumber: $passNumber) { ...F } } fragment F on A { code }';
const variables = { passNumber: 'A-1' };

it('reads the pass number of a request that stops work', () => {
  expect(readStopRequest(JSON.stringify({ query: stop, variables }))).toBe('A-1');
});

it.each<[string, unknown]>([
  ['without a pass number', { query: stop }],
  ['with a pass number that is none', { query: stop, variables: { passNumber: 7 } }],
  ['with a null character', { query: stop, variables: { passNumber: 'A\0' } }],
  ['that also signs on', { query: 'mutation { stopWorkHere { code } signOnHere { code } }', variables }],
  ['that signs on under its name', { query: 'mutation stopWorkHere { signOnHere { code } }', variables }],
  ['of two operations', { query: `${stop} mutation Other { login { code } }`, variables }],
  [
    'that hides more in a fragment',
    { query: 'mutation { ...stopWorkHere } fragment stopWorkHere on M { a }', variables },
  ],
  ['that is no GraphQL', { query: 'stopWorkHere {', variables }],
  ['that is too long', { query: `${stop} # ${'x'.repeat(6_000)}`, variables }],
])('is none %s', (_what, body) => {
  expect(readStopRequest(JSON.stringify(body))).toBeUndefined();
});

it('is none where it is no JSON', () => {
  expect(readStopRequest('stopWorkHere')).toBeUndefined();
});
