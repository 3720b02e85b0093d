import { message } from '@eptw/domain/message';
import { sendQuery } from '../../../lib/api/requests.ts';
import { GetTemplateDocument } from '../../../generated/templates.ts';
import { toFormTemplate } from './template-payload.ts';
import type { FormTemplate } from './form-store.ts';

/** A template loaded for filling in. */
export interface LoadedTemplate {
  id: string;
  version: number;
  code: string;
  title: string;
  content: FormTemplate;
}

/** Loads templates. */
export type LoadTemplates = (ids: readonly string[]) => Promise<LoadedTemplate[]>;

/** Loads the newest versions of templates by id from the server. Rejects when one cannot be loaded. */
export const loadTemplates: LoadTemplates = (ids) =>
  Promise.all(
    ids.map(async (id) => {
      const { data, error } = await sendQuery(GetTemplateDocument, { id });
      const item = data?.getTemplate.item;
      if (!item) throw error ?? new Error(data?.getTemplate.message ?? message.somethingWentWrong);
      const { _id, version, code, title } = item;
      return { id: _id, version, code, title, content: toFormTemplate(item) };
    }),
  );
