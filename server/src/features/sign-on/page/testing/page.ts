import type { TestClient } from '../../../../testing/client.ts';

/** For tests: an answer of the sign-on page. */
export interface PageAnswer {
  success: boolean;
  code: string;
  message: string;
  deviceKey: string | null;
  problem: {
    key: string;
    condition: string | null;
    certificate: string | null;
    endedOn: string | null;
    text: string | null;
    count: number | null;
    role: string | null;
    range: string | null;
    takenAt: string | null;
  } | null;
  roleQuestion: {
    name: string;
    options: { roles: string[]; isMissing: boolean }[];
    hindrances: { key: string; certificate: string | null }[];
  } | null;
  leavingQuestion: {
    name: string;
    isInside: boolean;
    rolesLost: string[];
    leavesTooFew: boolean;
    othersInside: string[];
  } | null;
  recordedCheck: { passed: boolean; news: string } | null;
  item: {
    code: string;
    workDescription: string;
    place: string;
    holder: string;
    emergencyPhone: string;
    condition: string | null;
    label: string;
    reason: string | null;
    standstill: { why: string; kind: string | null; check: string; isDanger: boolean } | null;
    nobodyWatches: boolean;
    signedOn: number;
    notes: string[];
    signs: Record<'hazards' | 'protection', { sign: string | null; text: string }[]>;
    closedBy: { key: string } | null;
    mayBeStopped: boolean;
    inside: number | null;
    gasTests: { title: string; passed: boolean | null; takenAt: string | null; dueAt: string | null }[];
    worker: {
      name: string;
      since: string;
      roles: string[];
      insideSince: string | null;
      goesInside: boolean;
      staysOutBecause: { key: string } | null;
      recordsOthers: boolean;
      rolesLost: string[];
      leavesTooFew: boolean;
      checks: { series: string; title: string; readings: { name: string }[]; needsInstrument: boolean }[];
    } | null;
    people: {
      inside: { worker: string | null; name: string; since: string }[];
      outside: { worker: string; name: string; since: string | null }[];
      reachable: { name: string; phone: string; roles: string[] }[];
    } | null;
  } | null;
}

const answerFields = `success code message deviceKey problem { key condition certificate endedOn text count role range takenAt }
  roleQuestion { name options { roles isMissing } hindrances { key certificate } } leavingQuestion { name isInside rolesLost leavesTooFew othersInside }
  recordedCheck { passed news }
  item { code siteName workDescription place holder holderPhone emergencyPhone condition label reason signedOn notes
    standstill { why kind check isDanger } nobodyWatches
    signs { hazards { sign text } protection { sign text } } closedBy { key } mayBeStopped inside
    gasTests { title passed takenAt dueAt }
    worker { name since roles insideSince goesInside staysOutBecause { key } recordsOthers rolesLost leavesTooFew
      checks { series title readings { name } needsInstrument } }
    people { inside { worker name stranger since } outside { worker name since } reachable { name phone roles } } }`;

/** The types of what the page's operations take. */
const types = {
  token: 'String!',
  passNumber: 'String!',
  pin: 'String!',
  deviceKey: 'String',
  reason: 'StopReason!',
  note: 'String',
  deviceTime: 'String',
  deviceKeys: '[String!]',
  roles: '[JobRole!]',
  hasComeOut: 'Boolean',
  direction: 'EntryDirection!',
  worker: 'ID',
  rescuer: 'String',
  allTheSame: 'Boolean',
  takesBack: 'Boolean',
  series: 'String!',
  values: 'JSON',
  overRange: '[String!]',
  passed: 'Boolean',
  instrument: 'String',
  calibratedOn: 'String',
} as const;

export type PageArguments = { [Name in keyof typeof types]?: unknown };

/** For tests: an operation of the sign-on page. */
export async function callPage(
  client: Pick<TestClient, 'query'>,
  operation: 'getSignOnPage' | 'signOnHere' | 'signOffHere' | 'stopWorkHere' | 'recordEntryHere' | 'recordCheckHere',
  args: PageArguments,
): Promise<PageAnswer> {
  const names = Object.keys(args) as (keyof PageArguments)[];
  const kind = operation === 'getSignOnPage' ? 'query' : 'mutation';
  const declared = names.map((name) => `$${name}: ${types[name]}`).join(', ');
  const passed = names.map((name) => `${name}: $${name}`).join(', ');
  const { data, errors } = await client.query<{ answer: PageAnswer }>(
    `${kind} (${declared}) { answer: ${operation}(${passed}) { ${answerFields} } }`,
    args,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.answer;
}

/** For tests: the token of a permit's sign-on page, which everybody who sees the permit gets. */
export async function readToken(client: Pick<TestClient, 'query'>, permitId: string): Promise<string> {
  const { data } = await client.query<{ getWork: { item: { signOnPath: string } | null; message: string } }>(
    'query ($id: ID!) { getWork(permitId: $id) { message item { signOnPath } } }',
    { id: permitId },
  );
  if (!data.getWork.item) throw new Error(data.getWork.message);
  return data.getWork.item.signOnPath.replace('/work-here/', '');
}
