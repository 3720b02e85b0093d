import type { ResponseCode } from '@eptw/domain/response-code';
import type { DefinitionProblem, TemplateDefinition } from '@eptw/domain/template/definition/definition';
import { useCallback, useState } from 'react';
import { useCommand } from '../../../lib/api/use-command.ts';
import {
  CreateTemplateDocument,
  UpdateTemplateDocument,
  type CreateTemplateMutation,
} from '../../../generated/templates.ts';

type PublishPayload = CreateTemplateMutation['createTemplate'];

/** Returns the problems that the server reported for a form, without absent fields. */
function toDefinitionProblems(payload: object): DefinitionProblem[] {
  const { problems = [] } = payload as Partial<PublishPayload>;
  return problems.map(({ section, input, field, path, message }) => ({
    ...(section !== null && { section }),
    ...(input !== null && { input }),
    field,
    ...(path !== null && { path }),
    message,
  }));
}

/** The result of publishing a form. */
export interface PublishResult {
  success: boolean;
  code: ResponseCode;
}

/** Publishes a form: a new template, or a version of one. The problems are those of the last attempt. */
export function usePublish(templateId: string | undefined) {
  const [create, isCreating] = useCommand(CreateTemplateDocument);
  const [update, isUpdating] = useCommand(UpdateTemplateDocument);
  const [serverProblems, setServerProblems] = useState<{
    problems: readonly DefinitionProblem[];
    definition: TemplateDefinition;
  }>();

  const publish = useCallback(
    async (definition: TemplateDefinition, version: number): Promise<PublishResult> => {
      // Without a policy, an update would keep the published one.
      const data = { ...definition, workPolicy: definition.workPolicy ?? null };
      const payload = await (templateId === undefined ? create({ data }) : update({ id: templateId, data, version }));
      setServerProblems(payload.success ? undefined : { problems: toDefinitionProblems(payload), definition });
      return payload;
    },
    [templateId, create, update],
  );
  return { publish, busy: isCreating || isUpdating, serverProblems };
}
