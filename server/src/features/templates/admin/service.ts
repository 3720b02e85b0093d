import { diffFields } from '@eptw/domain/text/field-changes';
import { message } from '@eptw/domain/message';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import {
  findTemplateConflicts,
  checkTemplateDeletion,
  checkGeneralPermit,
} from '@eptw/domain/template/definition/template-conflicts';
import {
  validateDefinition,
  formatDefinitionProblem,
  type DefinitionProblem,
  type TemplateDefinition,
} from '@eptw/domain/template/definition/definition';
import { normalizeDefinition } from '@eptw/domain/template/definition/normalize-definition';
import { toFieldChanges, describeTemplate, diffTemplateVersions } from '@eptw/domain/template/changes/version-changes';
import { isUuid } from '../../../database/uuid.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { administer } from '../../audit-log/administer.ts';
import {
  archiveTemplate,
  findTemplate,
  insertTemplate,
  lockTemplates,
  listOtherTemplates,
  publishVersion,
  type TemplateWithContents,
} from '../store.ts';
import { toTemplateDefinition, type TemplateDefinitionInput } from './definition.ts';

/** The refusal of a definition that breaks rules, with all problems and where they are. */
export class DefinitionRefusal extends Refusal {
  readonly problems: readonly DefinitionProblem[];

  constructor(first: DefinitionProblem, others: readonly DefinitionProblem[]) {
    super('BAD_INPUT', formatDefinitionProblem(first));
    this.problems = [first, ...others];
  }
}

/** The changed template, and the message for the user. */
export interface TemplateChangeResult {
  id: string;
  message: string;
}

function refuseFirstProblem([first, ...others]: readonly DefinitionProblem[]): void {
  if (first) throw new DefinitionRefusal(first, others);
}

/**
 * Refuses a definition that breaks a rule. Conflicts with other templates are checked only if it is otherwise valid.
 */
async function refuseProblems(context: ActorContext, definition: TemplateDefinition, id: string | null): Promise<void> {
  refuseFirstProblem(validateDefinition(definition));
  refuseFirstProblem(findTemplateConflicts(definition, await listOtherTemplates(context.db, id)));
}

/** A template that is not archived, locked until the transaction ends. Throws NOT_FOUND. */
async function lockTemplate({ db }: ActorContext, id: string): Promise<TemplateWithContents> {
  await lockTemplates(db);
  const template = isUuid(id) ? await findTemplate(db, id, null) : undefined;
  if (!template) throw new Refusal('NOT_FOUND', message.notFound);
  if (!template.archived) return template;
  throw new Refusal('NOT_FOUND', `'${template.title}' was deleted. Export it and import it again to create a new one.`);
}

/** Publishes a new template in its first version. Throws a DefinitionRefusal. */
export async function createTemplate(
  outerContext: ActorContext,
  input: TemplateDefinitionInput,
): Promise<TemplateChangeResult> {
  return administer(outerContext, async (context, record) => {
    const { db } = context;
    const definition = toTemplateDefinition(input);
    await lockTemplates(db);
    await refuseProblems(context, definition, null);
    const content = normalizeDefinition(definition);
    const id = await insertTemplate(db);
    await publishVersion(db, content, {
      templateId: id,
      version: 1,
      publishedBy: context.actor.id,
      publishedAt: context.clock(),
    });
    record({
      action: 'create',
      kind: 'template',
      subjectId: id,
      subjectName: content.title,
      changes: diffFields({}, describeTemplate(content)),
    });
    return { id, message: `'${content.title}' was created.` };
  });
}

function refuseStale(template: TemplateWithContents, version: number | null | undefined): void {
  if (version == null || version === template.version) return;
  const { publishedBy, publishedAt } = template;
  const who = publishedBy ?? 'Someone';
  throw new Refusal(
    'CONFLICT',
    `${who} published version ${template.version} on ${formatDayAndTime(publishedAt)}. Compare it with yours, then publish over it or load it.`,
  );
}

/**
 * Publishes a version of a template, if anything changes; permits and drafts keep the version that they were filled
 * in on. Throws NOT_FOUND, CONFLICT if the actor saw an older version, or a DefinitionRefusal.
 */
export async function updateTemplate(
  outerContext: ActorContext,
  id: string,
  input: TemplateDefinitionInput,
  version: number | null | undefined,
): Promise<TemplateChangeResult> {
  return administer(outerContext, async (context, record) => {
    const { db } = context;
    const template = await lockTemplate(context, id);
    refuseStale(template, version);
    const definition = toTemplateDefinition(input, template);
    refuseFirstProblem(checkGeneralPermit(template._id, template, definition));
    await refuseProblems(context, definition, template._id);
    const [before, content] = [normalizeDefinition(template), normalizeDefinition(definition)];
    if (JSON.stringify(before) === JSON.stringify(content))
      return { id: template._id, message: `'${content.title}' has no changes to publish.` };
    const next = template.version + 1;
    await publishVersion(db, content, {
      templateId: template._id,
      version: next,
      publishedBy: context.actor.id,
      publishedAt: context.clock(),
    });
    record({
      action: 'update',
      kind: 'template',
      subjectId: template._id,
      subjectName: content.title,
      changes: [
        ...diffFields({ Version: template.version }, { Version: next }),
        ...toFieldChanges(diffTemplateVersions(before, content)),
      ],
    });
    return { id: template._id, message: `Version ${next} of '${content.title}' was published.` };
  });
}

/** Archives a template: it can no longer be chosen, and permits and drafts still show it. Throws the refusal. */
export async function deleteTemplate(outerContext: ActorContext, id: string): Promise<TemplateChangeResult> {
  return administer(outerContext, async (context, record) => {
    const { db } = context;
    const template = await lockTemplate(context, id);
    const problem = checkTemplateDeletion(template._id);
    if (problem !== undefined) throw new Refusal('FORBIDDEN', problem);
    await archiveTemplate(db, template._id, context.clock());
    record({
      action: 'delete',
      kind: 'template',
      subjectId: template._id,
      subjectName: template.title,
      changes: diffFields(describeTemplate(template), {}),
    });
    return { id: template._id, message: `'${template.title}' was deleted.` };
  });
}
