import type { ApolloClient } from '@apollo/client';
import {
  AddMusterVisitorDocument,
  RemoveMusterVisitorDocument,
  TickOffDocument,
  type MusterFactsFragment,
} from '../../generated/muster.ts';
import type { Change } from './changes.ts';

/** The answer; undefined when there is none, for whatever reason. */
export async function ask(
  request: Promise<{ data?: { muster: MusterFactsFragment } | null | undefined }>,
): Promise<MusterFactsFragment | undefined> {
  return request.then(
    ({ data }) => data?.muster,
    () => undefined,
  );
}

/** Sends what was done on this device; undefined when there is no answer. It can be sent again without harm. */
export function sendChange(
  client: ApolloClient,
  site: string,
  change: Change,
): Promise<MusterFactsFragment | undefined> {
  const { personId, at: deviceTime } = change;
  const fetchPolicy = 'no-cache';
  switch (change.kind) {
    case 'tick': {
      const variables = { site, personId, isSeen: change.isSeen, deviceTime, alarm: change.alarm ?? null };
      return ask(client.mutate({ mutation: TickOffDocument, variables, fetchPolicy }));
    }
    case 'addition': {
      const { name, company, place, permitId } = change;
      const variables = { site, id: personId, name, company, place, permitId: permitId ?? null, deviceTime };
      return ask(client.mutate({ mutation: AddMusterVisitorDocument, variables, fetchPolicy }));
    }
    case 'removal':
      return ask(
        client.mutate({
          mutation: RemoveMusterVisitorDocument,
          variables: { site, visitor: personId },
          fetchPolicy,
        }),
      );
  }
}
