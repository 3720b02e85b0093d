import { roleLabels } from '../../user/role.ts';
import { conditionTable, workConditions, type WorkCondition } from '../log/conditions.ts';
import { people, sampleJobs, type SamplePerson } from '../testing/sample-jobs.ts';
import { argumentTable, type Ask, type WorkArgument } from '../table/work-asks.ts';
import { getWorkRow, listAsks, workActions, type WorkAction, type WorkTarget } from '../table/work-table.ts';
import { listWorkActions } from './check-action.ts';

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

/** What is ticked for an argument, and what it is: "'I have briefed the crew.'; a signature". */
function formatAsk(argument: WorkArgument, { ticks = [], required }: Ask): string[] {
  const { kind, inWords } = argumentTable[argument];
  const quoted = ticks.map((text) => `'${text}'`);
  // A statement is what is ticked.
  if (kind === 'statement' && ticks.length > 0) return quoted;
  if (required === undefined) return [...quoted, `${inWords}, if there is one`];
  return [...quoted, required === 'always' || required === 'part by part' ? inWords : `${inWords} (${required})`];
}

function formatAsks(action: WorkAction): string {
  return listAsks(action)
    .flatMap(([argument, ask]) => formatAsk(argument, ask))
    .join('; ');
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
    const { from, to, by, whenInWords = '', urgency } = getWorkRow(action);
    const names = from.map((condition) => conditionTable[condition].name).join(', ');
    return `| ${action} | ${names} | ${formatTarget(to)} | ${by} | ${whenInWords} | ${formatAsks(action)} | ${urgency} |`;
  });
  const matrix = buildWorkMatrix().map(({ role, relation, actions }) => {
    const cells = workConditions.map((condition) => actions[condition].join(', ') || '–');
    return `| ${role} | ${relation} | ${cells.join(' | ')} |`;
  });
  return `# The work under a permit

Printed from the table in \`domain/src/work/table/work-table.ts\` by \`npm run generate\`. Permits and child permits whose own form or an attached form has a work policy follow it from their approval to the end of the work.

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

The condition is computed from the permit, the policy, the log and the time; it is never stored as the truth. A user who cannot see a permit gets 'Not found' before any row is read. An action that is taken as seen is refused when the permit has changed since. One that makes the work safer is taken whatever has changed. An alarm is held up by nothing: one that was pressed before the end of the work counts after it, a text that is too long is cut, and a photo that cannot be used is left out.

| action | from | leads to | who | when | asks for | urgency |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## Condition × relation × action

The permit of this matrix was raised by a contractor's requestor, who holds it. Its policy has a validity of 12 hours, gas tests and a fire watch. A start that something is missing for is offered with the reason.

| role | relation to the permit | ${workConditions.map((condition) => conditionTable[condition].name).join(' | ')} |
| --- | --- | ${workConditions.map(() => '---').join(' | ')} |
${matrix.join('\n')}
`;
}
