import type { DefinitionProblem } from '@eptw/domain/template/definition/definition';
import type { ResponseCode } from '@eptw/domain/response-code';
import { builder } from '../../../graphql/builder.ts';
import { definitionFieldEnum, responseCodeEnum } from '../../../graphql/enums.ts';
import { toPayload } from '../../../graphql/payloads.ts';
import { templateType, type Template } from '../types.ts';
import { DefinitionRefusal, type TemplateChangeResult } from './service.ts';

const problemType = builder.objectRef<DefinitionProblem>('TemplateProblem').implement({
  fields: (t) => ({
    section: t.int({
      nullable: true,
      description: 'Counted from 0; absent for the form as a whole.',
      resolve: (problem) => problem.section ?? null,
    }),
    input: t.int({ nullable: true, resolve: (problem) => problem.input ?? null }),
    field: t.expose('field', { type: definitionFieldEnum }),
    path: t.string({
      nullable: true,
      description: "The place in the work policy, such as 'checks.0.readings.1.to'; positions count from 0.",
      resolve: (problem) => problem.path ?? null,
    }),
    message: t.exposeString('message'),
  }),
});

/** Payload of a change of a template. The template is loaded only when the query selects it. */
interface TemplateChangePayload {
  success: boolean;
  code: ResponseCode;
  message: string;
  item: () => Promise<Template | null>;
  problems: readonly DefinitionProblem[];
}

export const templateChangeType = builder.objectRef<TemplateChangePayload>('DefinedTemplateAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    item: t.field({ type: templateType, nullable: true, resolve: (answer) => answer.item() }),
    template: t.string({
      nullable: true,
      description: 'The whole template as JSON text.',
      resolve: async (answer) => {
        const template = await answer.item();
        return template && JSON.stringify(template);
      },
    }),
    problems: t.field({
      type: [problemType],
      description: 'What must be changed in the definition, and where.',
      resolve: (answer) => [...answer.problems],
    }),
  }),
});

/** Runs a change of a template; a DefinitionRefusal becomes the payload's problems. */
export async function toTemplateChangePayload(
  work: () => Promise<TemplateChangeResult>,
  read: (id: string) => Promise<Template>,
): Promise<TemplateChangePayload> {
  const { item: done, refusal, ...answer } = await toPayload('', work);
  return {
    ...answer,
    message: done?.message ?? answer.message,
    item: async () => done && read(done.id),
    problems: refusal instanceof DefinitionRefusal ? refusal.problems : [],
  };
}
