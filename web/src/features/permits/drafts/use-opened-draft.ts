import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { useLoadTemplates } from '../../templates/components/use-load-templates.ts';
import { chooseFirst, unchosen, type Offer } from '../raise/choices.ts';
import type { RaiseWork } from '../raise/raise-work.ts';
import { startDraftSaver, type DraftSaver } from './draft-saver.ts';
import { lastSaves, noteLastSave } from './last-saves.ts';
import {
  GetDraftPermitByIdDocument,
  UpdateDraftPermitDocument,
  type UpdateDraftPermitMutation,
} from './operations.generated.ts';
import { openDraft, savedSource, typedSource, type Draft, type DraftSource, type OpenedDraft } from './opened-draft.ts';
import { draftSender } from './send-draft.ts';
import { watchLeaving } from './watch-leaving.ts';

export interface StartedDraft extends OpenedDraft {
  draft: Draft;
  saver: DraftSaver;
}

type DraftStart =
  { kind: 'starting' } | { kind: 'missing' } | { kind: 'failed' } | ({ kind: 'started' } & StartedDraft);

const answerOf = (data: UpdateDraftPermitMutation) => data.updateDraftPermit;
const silently = { silent: true };

/** The server takes no draft without these choices. */
function obstacleOf(work: RaiseWork): string | undefined {
  const missing = unchosen(work.state().choices);
  return missing.length > 0 ? `Not saved. ${chooseFirst(missing)}.` : undefined;
}

/**
 * Opens a draft to go on with it, and saves it from then on. `reopen` begins again from what is saved, or from what is on
 * the screen when it is given that; either way on the newest forms.
 */
export function useOpenedDraft(id: string, currentOffer: Offer): [DraftStart, reopen: (typed?: RaiseWork) => void] {
  const client = useApolloClient();
  const load = useLoadTemplates();
  const [update] = useCommand(UpdateDraftPermitDocument, answerOf, silently);
  // What is offered may be read again while the form is open; that must not begin the work again.
  const [offer] = useState(currentOffer);
  const [start, setStart] = useState<DraftStart>({ kind: 'starting' });
  const [attempt, setAttempt] = useState<{ typed: DraftSource | undefined }>({ typed: undefined });

  useEffect(() => {
    let gone = false;
    let stop = () => {};

    async function read() {
      const { data } = await client.query({
        query: GetDraftPermitByIdDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.getDraftPermitById;
    }

    async function begin(): Promise<DraftStart> {
      await lastSaves();
      const answer = await read();
      const draft = answer?.item;
      if (!draft) return { kind: answer?.code === 'NOT_FOUND' ? 'missing' : 'failed' };
      const opened = await openDraft(draft, attempt.typed ?? savedSource(draft), offer, load);
      const { work } = opened;
      const saver = startDraftSaver({
        version: draft.version,
        savedAt: new Date(draft.updatedAt),
        obstacle: () => obstacleOf(work),
        send: draftSender({
          work,
          offer,
          update: (sent) => update({ id, ...sent }),
          read: () => read().then((now) => now?.item ?? undefined),
        }),
      });
      if (gone) return { kind: 'starting' };
      const unsubscribe = work.subscribeToAll(saver.noteChange);
      const unwatch = watchLeaving(saver);
      stop = () => {
        unsubscribe();
        unwatch();
        noteLastSave(saver.stop());
      };
      if (attempt.typed) saver.noteChange();
      return { kind: 'started', draft, saver, ...opened };
    }

    setStart({ kind: 'starting' });
    begin()
      .then((begun) => !gone && setStart(begun))
      .catch(() => !gone && setStart({ kind: 'failed' }));
    return () => {
      gone = true;
      stop();
    };
  }, [id, client, load, update, offer, attempt]);

  const reopen = useCallback((typed?: RaiseWork) => setAttempt({ typed: typed && typedSource(typed) }), []);
  return [start, reopen];
}
