import { useQuery, useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { noteUnseen } from './note-unseen.ts';
import { GetUnseenNotificationCountDocument, NotificationsChangedDocument } from './operations.generated.ts';

interface Unseen {
  count: number;
  /** The title of a notification that has just come. */
  newcomer: string | undefined;
}

/** How many notifications the viewer has not seen, kept current. */
export function useUnseenCount(): Unseen {
  const { data } = useQuery(GetUnseenNotificationCountDocument);
  const count = data?.getUnseenNotificationCount ?? 0;
  const [newcomer, setNewcomer] = useState<string>();
  useSubscription(NotificationsChangedDocument, {
    ignoreResults: true,
    onData({ client, data: { data: news } }) {
      if (!news) return;
      const { unseen, newest } = news.notificationsChanged;
      setNewcomer(unseen > count ? newest?.title : undefined);
      noteUnseen(client, unseen);
    },
  });
  return { count, newcomer };
}
