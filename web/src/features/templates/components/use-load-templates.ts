import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { message } from '@eptw/domain/message';
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

/** Loads the newest versions of templates by id. Rejects when one cannot be loaded. */
export type LoadTemplates = (ids: readonly string[]) => Promise<LoadedTemplate[]>;

/** Returns the function that loads templates; its identity is stable. */
export function useLoadTemplates(): LoadTemplates {
  const client = useApolloClient();
  return useCallback(
    (ids) =>
      Promise.all(
        ids.map(async (id) => {
          const { data, error } = await client.query({
            query: GetTemplateDocument,
            variables: { id },
            fetchPolicy: 'network-only',
          });
          const item = data?.getTemplate.item;
          if (!item) throw error ?? new Error(data?.getTemplate.message ?? message.somethingWentWrong);
          const { _id, version, code, title } = item;
          return { id: _id, version, code, title, content: toFormTemplate(item) };
        }),
      ),
    [client],
  );
}
