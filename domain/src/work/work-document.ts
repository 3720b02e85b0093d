import { roleLabels } from '../user/role.ts';
import { conditionTable, workConditions, type WorkCondition } from './conditions.ts';
import { people, sampleJobs, type SamplePerson } from './sample-jobs.ts';
import {
  getWorkRow,
  listWorkActions,
  workActions,
  type WorkAction,
  type WorkAsks,
  type WorkTarget,
} from './work-table.ts';

/** Each sample person's relation to the sample permit, for the matrix. */
const relations: Record<SamplePerson, string> = {
  submitter: 'submitted and holds it',
  colleague: "of the submitter's company",
  projectManager: "project manager of the submitter's company",
  owner: 'host / system owner',
  reviewer: 'individual reviewer, of another site',
  groupMember: 'member of a reviewing group',
  supervisor: 'at the site',
  siteAdmin: 'at the site',
  supervisorElsewhere: 'of another site',
  bystander: 'at the site, no further part in it',
  superAdmin: 'no part in it',
};

/** One line of the matrix: a person, and the actions offered to them in each condition. */
export interface WorkMatrixRow {
  role: string;
  relation: string;
  actions: Record<WorkCondition, WorkAction[]>;
}

/** Builds the matrix condition × relation × action of the sample job. */
export function buildWorkMatrix(): WorkMatrixRow[] {
  return (Object.keys(people) as SamplePerson[]).map((name) => {
    const actor = people[name];
    const offered = workConditions.map((condition) => {
      const actions = listWorkActions(actor, sampleJobs[condition]()).map(({ action }) => action);
      return [condition, actions] as const;
    });
    return {
      role: roleLabels[actor.role],
      relation: relations[name],
      actions: Object.fromEntries(offered) as Record<WorkCondition, WorkAction[]>,
    };
  });
}

const targets: Record<Exclude<WorkTarget, WorkCondition>, readonly WorkCondition[]> = {
  'live; planned to ready if it never started; unchanged in a fire watch and after the end': ['live', 'ready'],
  'suspended; unchanged once it has expired or is finished': ['suspended'],
  'fire watch or finished': ['fireWatch', 'finished'],
  unchanged: [],
};

const fieldsInWords: Record<NonNullable<WorkAsks['fields']>, string> = {
  handover: 'to whom; done, left, watch out for',
  extension: 'the new end',
  answer: 'yes or no',
  'kind of stop': 'a kind from the list, words, or both',
  'answers to causes': 'an answer to each open cause; after a gas alarm a gas test',
};

const afterTheEnd: readonly WorkCondition[] = ['expired', 'fireWatch', 'finished'];

/** Whether a condition stays what it is where others become live or suspended. */
function outlives(condition: WorkCondition, target: WorkCondition): boolean {
  return afterTheEnd.includes(condition) && !afterTheEnd.includes(target);
}

function listTargets(to: WorkTarget): readonly WorkCondition[] {
  return to in targets ? targets[to as keyof typeof targets] : [to as WorkCondition];
}

function formatTarget(to: WorkTarget): string {
  return to in conditionTable ? conditionTable[to as WorkCondition].name : to;
}

function formatAsks(action: WorkAction): string {
  const { reason, signature, photo, confirmations = [], fields } = getWorkRow(action).asks;
  const asks = [
    reason && (reason.isRequired ? 'a reason' : 'a reason, if there is one'),
    ...confirmations.map((text) => `'${text}'`),
    signature !== undefined && 'a signature',
    photo && (photo === 'optional' ? 'a photo, if there is one' : `a photo (${photo})`),
    fields && fieldsInWords[fields],
  ];
  return asks.filter((text) => typeof text === 'string').join('; ');
}

/** The work table as a document: state diagram, the rows, and the matrix. */
export function formatWorkDocument(): string {
  const arrows = workActions.flatMap((action) => {
    const { from, to } = getWorkRow(action);
    return from.flatMap((condition) =>
      listTargets(to)
        .filter((target) => !outlives(condition, target))
        .map((target) => `    ${condition} --> ${target}: ${action}`),
    );
  });
  const rows = workActions.map((action) => {
    const { from, to, by, whenInWords = '' } = getWorkRow(action);
    const names = from.map((condition) => conditionTable[condition].name).join(', ');
    return `| ${action} | ${names} | ${formatTarget(to)} | ${by} | ${whenInWords} | ${formatAsks(action)} |`;
  });
  const matrix = buildWorkMatrix().map(({ role, relation, actions }) => {
    const cells = workConditions.map((condition) => actions[condition].join(', ') || '–');
    return `| ${role} | ${relation} | ${cells.join(' | ')} |`;
  });
  return `# The work under a permit

Printed from the table in \`domain/src/work/work-table.ts\` by \`npm run generate\`. Permits and child permits whose own form or an attached form has a work policy follow it from their approval to the end of the work.

\`\`\`mermaid
stateDiagram-v2
    [*] --> planned: approved
    planned --> notReady: the period begins
    notReady --> ready: nothing is missing
    ready --> notReady: a requirement is missing again
${arrows.join('\n')}
    live --> suspended: a cause opens, such as a missed check, one that fails, or the loss of the approval
    planned --> expired: the period ends
    notReady --> expired: the period ends
    ready --> expired: the period ends
    live --> expired: its validity or period ends
    suspended --> expired: its validity or period ends
    fireWatch --> finished: the fire watch ends
    finished --> [*]
\`\`\`

## The table

The condition is computed from the permit, the policy, the log and the time; it is never stored as the truth. A user who cannot see a permit gets 'Not found' before any row is read.

| action | from | leads to | who | when | asks for |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## Condition × relation × action

The permit of this matrix was raised by a contractor's requestor, who holds it. Its policy has a validity of 12 hours, gas tests and a fire watch. A start that something is missing for is offered with the reason.

| role | relation to the permit | ${workConditions.map((condition) => conditionTable[condition].name).join(' | ')} |
| --- | --- | ${workConditions.map(() => '---').join(' | ')} |
${matrix.join('\n')}
`;
}
