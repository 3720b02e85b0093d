import { expect, it } from 'vitest';
import { findPolicyName } from './find-policy-name.ts';

it.each<[string, string, string[], string]>([
  ['oxygen', 'Oxygen in air', ['flammable'], 'oxygen'],
  ['', 'Oxygen in air', [], 'oxygenInAir'],
  ['oxygen', 'Oxygen', ['oxygen', 'oxygen2'], 'oxygen3'],
  ['gas test', 'Gas test', [], 'gasTest'],
  ['', 'Fire watch', [], 'fireWatch2'],
  ['', 'Constructor', [], 'constructor2'],
  ['', '2nd gas', [], 'ndGas'],
  ['', '氧气', ['value'], 'value2'],
])('the name %o with the label %s and the taken names %o becomes %s', (name, label, taken, found) => {
  expect(findPolicyName(name, label, taken)).toBe(found);
});
