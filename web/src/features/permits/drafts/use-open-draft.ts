import { useCallback, useEffect, useState } from 'react';
import { sendQuery } from '../../../lib/api/requests.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { loadTemplates } from '../../templates/components/load-templates.ts';
import { formatMissingChoices, listMissingChoices, type FormOptions } from '../forms/permit-choices.ts';
import type { PermitFormStore } from '../forms/permit-form-store.ts';
import { startDraftSaver, type DraftSaver } from './draft-saver.ts';
import { waitForPendingSaves, trackPendingSave } from './pending-saves.ts';
import { GetDraftPermitByIdDocument, UpdateDraftPermitDocument } from '../../../generated/permits/drafts.ts';
import {
  openDraft,
  toSavedSource,
  toEditedSource,
  type Draft,
  type DraftSource,
  type OpenedDraft,
} from './open-draft.ts';
import { createDraftSender } from './send-draft.ts';

export interface DraftEditingSession extends OpenedDraft {
  draft: Draft;
  saver: DraftSaver;
}

type DraftEditingState =
  { kind: 'starting' } | { kind: 'missing' } | { kind: 'failed' } | ({ kind: 'started' } & DraftEditingSession);

const silentOptions = { silent: true };

/** The server does not accept a draft without these choices. */
function findSaveProblem(formStore: PermitFormStore): string | undefined {
  const missing = listMissingChoices(formStore.get().choices);
  return missing.length > 0 ? `Not saved. ${formatMissingChoices(missing)}.` : undefined;
}

/**
 * Opens a draft for editing, and saves it from then on. `reopen` restarts from the saved draft, or from the screen
 * when given its store; in both cases on the newest forms.
 */
export function useOpenDraft(
  id: string,
  currentOptions: FormOptions,
): [DraftEditingState, reopen: (edited?: PermitFormStore) => void] {
  const [update] = useCommand(UpdateDraftPermitDocument, silentOptions);
  // The options may be refetched while the form is open; that must not restart the work.
  const [formOptions] = useState(currentOptions);
  const [state, setState] = useState<DraftEditingState>({ kind: 'starting' });
  const [attempt, setAttempt] = useState<{ editedSource: DraftSource | undefined }>({ editedSource: undefined });

  useEffect(() => {
    let isCancelled = false;
    let cleanUp = () => {};

    async function loadDraft() {
      const { data } = await sendQuery(GetDraftPermitByIdDocument, { id });
      return data?.getDraftPermitById;
    }

    async function openSession(): Promise<DraftEditingState> {
      await waitForPendingSaves();
      const payload = await loadDraft();
      const draft = payload?.item;
      if (!draft) return { kind: payload?.code === 'NOT_FOUND' ? 'missing' : 'failed' };
      const opened = await openDraft(draft, attempt.editedSource ?? toSavedSource(draft), formOptions, loadTemplates);
      const { formStore } = opened;
      const saver = startDraftSaver({
        version: draft.version,
        savedAt: new Date(draft.updatedAt),
        findSaveProblem: () => findSaveProblem(formStore),
        send: createDraftSender({
          formStore,
          formOptions,
          update: (input) => update({ id, ...input }),
          loadSaved: () => loadDraft().then((loaded) => loaded?.item ?? undefined),
        }),
      });
      if (isCancelled) return { kind: 'starting' };
      const unsubscribe = formStore.subscribeToAll(saver.markChanged);
      const stopSavingOnLeave = saveOnLeave(saver);
      cleanUp = () => {
        unsubscribe();
        stopSavingOnLeave();
        trackPendingSave(saver.stop());
      };
      if (attempt.editedSource) saver.markChanged();
      return { kind: 'started', draft, saver, ...opened };
    }

    setState({ kind: 'starting' });
    openSession()
      .then((opened) => !isCancelled && setState(opened))
      .catch(() => !isCancelled && setState({ kind: 'failed' }));
    return () => {
      isCancelled = true;
      cleanUp();
    };
  }, [id, update, formOptions, attempt]);

  const reopen = useCallback(
    (edited?: PermitFormStore) => setAttempt({ editedSource: edited && toEditedSource(edited) }),
    [],
  );
  return [state, reopen];
}

/**
 * Saves a draft immediately when its page is hidden or left, and retries a failed save when the connection is back.
 * Returns a function that stops it.
 */
function saveOnLeave(saver: DraftSaver): () => void {
  const flush = () => void saver.flush();
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', onHidden);
  for (const event of ['pagehide', 'beforeunload', 'online']) addEventListener(event, flush);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    for (const event of ['pagehide', 'beforeunload', 'online']) removeEventListener(event, flush);
  };
}
