import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { message } from '@eptw/domain/message';
import { GetTemplateDocument } from '../../templates/operations.generated.ts';
import { readTemplate } from '../../templates/sent-template.ts';
import type { LoadedTemplate } from './raise-work.ts';

/** Loads templates by id for filling in, each in its newest version. Rejects when one cannot be loaded. */
export type LoadTemplates = (ids: readonly string[]) => Promise<LoadedTemplate[]>;

/** The function that loads templates; the same one on every draw. */
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
          return { id: _id, version, code, title, content: readTemplate(item) };
        }),
      ),
    [client],
  );
}
