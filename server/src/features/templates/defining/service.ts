import { fieldChanges } from '@eptw/domain/administration/act';
import { message } from '@eptw/domain/message';
import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import { clashes, deletionProblem, fixedProblems } from '@eptw/domain/template/clashes';
import {
  definitionProblems,
  problemInWords,
  type DefinitionProblem,
  type TemplateDefinition,
} from '@eptw/domain/template/definition';
import { soundDefinition } from '@eptw/domain/template/sound-definition';
import { changesForHistory, contentsInWords, versionChanges } from '@eptw/domain/template/version-changes';
import { isIdentifier } from '../../../database/identifier.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { recordAct } from '../../administration/history/record.ts';
import {
  archiveTemplate,
  findTemplate,
  insertTemplate,
  lockTemplates,
  otherTemplates,
  publishVersion,
  type WholeTemplate,
} from '../store.ts';
import { definitionOf, type SentTemplate } from './definition.ts';

/** A definition that breaks rules: which ones, and where. */
export class DefinitionRefusal extends Refusal {
  readonly problems: readonly DefinitionProblem[];

  constructor(first: DefinitionProblem, others: readonly DefinitionProblem[]) {
    super('BAD_INPUT', problemInWords(first));
    this.problems = [first, ...others];
  }
}

/** What was done to a template, in a sentence for whoever did it. */
export interface Done {
  id: string;
  message: string;
}

function refuse([first, ...others]: readonly DefinitionProblem[]): void {
  if (first) throw new DefinitionRefusal(first, others);
}

/** Refuses a definition that breaks a rule. What others have already is only looked at when the rest holds. */
async function refuseProblems(scope: Scope, definition: TemplateDefinition, id: string | null): Promise<void> {
  refuse(definitionProblems(definition));
  refuse(clashes(definition, await otherTemplates(scope.db, id)));
}

/** A template that is in use, which nobody else changes until the transaction of the scope ends. Throws NOT_FOUND. */
async function lockedTemplate({ db }: Scope, id: string): Promise<WholeTemplate> {
  await lockTemplates(db);
  const template = isIdentifier(id) ? await findTemplate(db, id, null) : undefined;
  if (!template) throw new Refusal('NOT_FOUND', message.notFound);
  if (!template.archived) return template;
  throw new Refusal('NOT_FOUND', `'${template.title}' was deleted. Export it and import it again to have a new one.`);
}

/** Publishes a new template in its first version. Throws a DefinitionRefusal. */
export async function createTemplate(unlocked: Scope, sent: SentTemplate): Promise<Done> {
  return inTransaction(unlocked.db, async (db) => {
    const scope = { ...unlocked, db };
    const definition = definitionOf(sent);
    await lockTemplates(db);
    await refuseProblems(scope, definition, null);
    const content = soundDefinition(definition);
    const id = await insertTemplate(db);
    await publishVersion(db, content, {
      templateId: id,
      version: 1,
      publishedBy: scope.actor.id,
      publishedAt: scope.clock(),
    });
    await recordAct(scope, scope.actor, {
      action: 'create',
      kind: 'template',
      subjectId: id,
      subjectName: content.title,
      changes: fieldChanges({}, contentsInWords(content)),
    });
    return { id, message: `'${content.title}' was created.` };
  });
}

function refuseStale(template: WholeTemplate, version: number | null | undefined): void {
  if (version == null || version === template.version) return;
  const { publishedBy, publishedAt } = template;
  const who = publishedBy ?? 'Somebody';
  throw new Refusal(
    'CONFLICT',
    `${who} published version ${template.version} on ${formatDayAndTime(publishedAt)}. Look at what is different there, then publish your changes over it or load it.`,
  );
}

/**
 * Publishes a version of a template; permits and drafts keep the one that they were filled in on. What changes nothing
 * publishes nothing. Throws NOT_FOUND, CONFLICT when the caller was looking at an older version, or a DefinitionRefusal.
 */
export async function updateTemplate(
  unlocked: Scope,
  id: string,
  sent: SentTemplate,
  version: number | null | undefined,
): Promise<Done> {
  return inTransaction(unlocked.db, async (db) => {
    const scope = { ...unlocked, db };
    const template = await lockedTemplate(scope, id);
    refuseStale(template, version);
    const definition = definitionOf(sent, template);
    refuse(fixedProblems(template._id, template, definition));
    await refuseProblems(scope, definition, template._id);
    const [before, content] = [soundDefinition(template), soundDefinition(definition)];
    if (JSON.stringify(before) === JSON.stringify(content)) {
      return { id: template._id, message: `Nothing was changed on '${content.title}'.` };
    }
    const next = template.version + 1;
    await publishVersion(db, content, {
      templateId: template._id,
      version: next,
      publishedBy: scope.actor.id,
      publishedAt: scope.clock(),
    });
    await recordAct(scope, scope.actor, {
      action: 'update',
      kind: 'template',
      subjectId: template._id,
      subjectName: content.title,
      changes: [
        ...fieldChanges({ Version: template.version }, { Version: next }),
        ...changesForHistory(versionChanges(before, content)),
      ],
    });
    return { id: template._id, message: `Version ${next} of '${content.title}' was published.` };
  });
}

/** Archives a template: nobody can choose it any more, and permits and drafts still show it. Throws the refusal. */
export async function deleteTemplate(unlocked: Scope, id: string): Promise<Done> {
  return inTransaction(unlocked.db, async (db) => {
    const scope = { ...unlocked, db };
    const template = await lockedTemplate(scope, id);
    const problem = deletionProblem(template._id);
    if (problem !== undefined) throw new Refusal('FORBIDDEN', problem);
    await archiveTemplate(db, template._id, scope.clock());
    await recordAct(scope, scope.actor, {
      action: 'delete',
      kind: 'template',
      subjectId: template._id,
      subjectName: template.title,
      changes: fieldChanges(contentsInWords(template), {}),
    });
    return { id: template._id, message: `'${template.title}' was deleted.` };
  });
}
