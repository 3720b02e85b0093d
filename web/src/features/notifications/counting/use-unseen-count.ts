import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { useGathered } from '../../../lib/use-gathered.ts';
import { readLists } from './note-unseen.ts';
import {
  GetUnseenNotificationCountDocument,
  GetUnseenNotificationsDocument,
  NotificationsChangedDocument,
} from './operations.generated.ts';

interface Unseen {
  count: number;
  /** The title of a notification that has just come. */
  newcomer: string | undefined;
}

/** How many notifications the viewer has not seen, kept current. */
export function useUnseenCount(): Unseen {
  const client = useApolloClient();
  const { data } = useQuery(GetUnseenNotificationCountDocument);
  const count = data?.getUnseenNotificationCount ?? 0;
  const [newcomer, setNewcomer] = useState<string>();

  async function readNews() {
    readLists(client);
    const query = { query: GetUnseenNotificationsDocument, fetchPolicy: 'network-only' } as const;
    const news = (await client.query(query).catch(() => undefined))?.data;
    // What could not be read is read with the next news, or when the connection is back.
    if (!news) return;
    const [newest] = news.getNotifications.items;
    const more = news.getUnseenNotificationCount - count;
    if (more !== 0) setNewcomer(more > 0 ? newest?.title : undefined);
  }

  // Whoever is told a hundred things at once reads them once.
  const readAgain = useGathered(() => void readNews());
  useSubscription(NotificationsChangedDocument, { ignoreResults: true, onData: readAgain });
  return { count, newcomer };
}
