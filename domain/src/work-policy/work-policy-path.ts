import { checkNumbers, crewNumber, fireWatchNumbers, policyNumbers } from './work-policy-numbers.ts';

/** The names of places in a work policy that have no number: its parts, and the members of these. */
const partNames: Readonly<Record<string, string>> = {
  fireWatch: 'fire watch',
  checks: 'check',
  readings: 'reading',
  roles: 'role',
  role: 'role',
  certificates: 'certificates',
  allTheTime: 'must be there',
  mayCombine: 'may combine with',
  goesInside: 'goes inside',
  entryLog: 'entry log',
  crew: 'crew',
  name: 'name',
  title: 'title',
  kind: 'kind',
  label: 'label',
  unit: 'unit',
  from: 'from',
  to: 'to',
  below: 'below',
  rangeFrom: 'the least that the instrument shows',
  rangeTo: 'the most that the instrument shows',
  certificate: 'certificate',
  atLeast: crewNumber.label.toLowerCase(),
  ...formatLabels(fireWatchNumbers),
  ...formatLabels(checkNumbers),
  ...formatLabels(policyNumbers),
};

function formatLabels(numbers: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([name, { label }]) => [name, label.toLowerCase()]));
}

/** A place in a work policy for readers who do not see it: 'check 1, reading 2, to'. */
export function formatPolicyPath(path: string): string {
  const words: string[] = [];
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) words.push(`${words.pop() ?? ''} ${Number(part) + 1}`);
    else words.push(partNames[part] ?? part);
  }
  return words.join(', ');
}
