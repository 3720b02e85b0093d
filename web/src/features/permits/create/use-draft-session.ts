import { useCallback, useEffect, useMemo, useState } from 'react';
import { startAutosave, type Autosave } from './autosave.ts';
import { emptyChoices, dropUnavailableChoices, type PermitChoices, type FormOptions } from '../forms/permit-choices.ts';
import { withOfflineTemplates } from '../forms/offline-form-options.ts';
import { pickRestorableChoices, readLastChoices, type LastChoices } from '../forms/last-choices.ts';
import type { Beginning } from './use-followed-permit.ts';
import type { NewPermitLevel } from './new-permit-level.ts';
import { createPermitFormStore, type PermitFormStore } from '../forms/permit-form-store.ts';
import { lockLocalDraft, deleteLocalDraft, readLocalDraft, type LocalDraft } from '../forms/local-draft.ts';
import { deleteUnsentFiles, readUnsentFiles, type UnsentFormFiles } from '../forms/unsent-form-files.ts';
import { loadTemplates, type LoadedTemplate, type LoadTemplates } from '../../templates/components/load-templates.ts';

export interface DraftSession {
  formStore: PermitFormStore;
  /** Absent while another tab saves this user's work. */
  autosave?: Autosave;
  /** The chosen files that wait on this device; absent while another tab saves this user's work. */
  unsentFiles?: UnsentFormFiles;
  /** Deletes what is stored on this device, once the work has been sent to the server. */
  discard: () => Promise<void>;
  /** What was found on this device; absent for new work. */
  restored?: {
    savedAt: string;
    /** Titles of forms that have a new version since, or were deleted. */
    changed: string[];
    /** Whether it was for a different parent than the screen was opened for. */
    hasNewParent: boolean;
    /** The number of the permit whose follow-up waits, because this is something else; empty if none does. */
    waitingFollowUp: string;
  };
  /** The choices that new work at a preselected site copied from the last permit there. */
  reusedChoices?: Partial<LastChoices>;
}

type InitialSession = Pick<DraftSession, 'formStore' | 'restored' | 'reusedChoices'>;

type DraftSessionState =
  { kind: 'starting' } | { kind: 'failed'; reason: string } | ({ kind: 'started' } & DraftSession);

/** What is raised, and the choices preselected by the link that opened the screen. */
export interface DraftSessionOptions {
  level: NewPermitLevel;
  userId: string;
  formOptions: FormOptions;
  presetChoices?: Partial<PermitChoices>;
  /** What new work copies. */
  beginning?: Beginning | undefined;
}

async function createSession(
  { level, userId, formOptions, presetChoices, beginning }: DraftSessionOptions,
  load: LoadTemplates,
): Promise<InitialSession> {
  const formStore = createPermitFormStore(crypto.randomUUID(), undefined, undefined, formOptions.profile);
  const preset = { ...level.getDefaultChoices(formOptions), ...presetChoices, ...beginning?.choices };
  formStore.updateChoices(dropUnavailableChoices({ ...emptyChoices, ...preset }, formOptions, level.canBeOwnForm));
  const { template, site } = formStore.get().choices;
  const lastChoices = await readLastChoices(userId, site);
  const reusedChoices = lastChoices
    ? pickRestorableChoices(formStore.get().choices, lastChoices, formOptions, userId)
    : {};
  formStore.updateChoices(reusedChoices);
  if (template !== '')
    for (const loaded of await load([template])) formStore.openOwnForm(loaded, beginning?.submission);
  return { formStore, reusedChoices };
}

function listChangedForms(saved: LocalDraft, templates: ReadonlyMap<string, LoadedTemplate>): string[] {
  return [saved.own, ...saved.attached].flatMap((form) => {
    const template = templates.get(form.templateId);
    return template && template.version !== form.version ? [template.title] : [];
  });
}

async function restoreSession(
  saved: LocalDraft,
  sessionOptions: DraftSessionOptions,
  load: LoadTemplates,
): Promise<InitialSession> {
  const { level, formOptions, beginning } = sessionOptions;
  // Other unfinished work does not become the follow-up.
  const isOther = beginning !== undefined && saved.choices.follows !== beginning.choices.follows;
  const presetChoices = isOther ? {} : sessionOptions.presetChoices;
  const choices = {
    ...dropUnavailableChoices({ ...emptyChoices, ...saved.choices }, formOptions, level.canBeOwnForm),
    ...presetChoices,
  };
  const formerParent = saved.choices.parent;
  const hasNewParent =
    formerParent !== '' && presetChoices?.parent !== undefined && presetChoices.parent !== formerParent;
  const ids = [saved.own, ...saved.attached].map((form) => form.templateId);
  const availableIds = ids.filter((id) => formOptions.templates.some((template) => template._id === id));
  const templates = new Map((await load(availableIds)).map((template) => [template.id, template]));
  const formStore = createPermitFormStore(saved.idempotencyKey, { ...saved, choices }, templates, formOptions.profile);
  const waitingFollowUp = isOther ? beginning.follows : '';
  const changed = listChangedForms(saved, templates);
  return { formStore, restored: { savedAt: saved.savedAt, changed, hasNewParent, waitingFollowUp } };
}

/** Restores the user's unfinished work or starts new work, and saves it from then on. `startOver` deletes it all. */
export function useDraftSession(initialOptions: DraftSessionOptions): [DraftSessionState, startOver: () => void] {
  const load = useMemo(() => withOfflineTemplates(loadTemplates), []);
  // The options may be refetched while the form is open; that must not restart the work.
  const [sessionOptions] = useState(initialOptions);
  const [state, setState] = useState<DraftSessionState>({ kind: 'starting' });
  const [attempt, setAttempt] = useState({ number: 0, startsOver: false });

  useEffect(() => {
    let isCancelled = false;
    let release: (() => void) | undefined;
    let autosave: Autosave | undefined;
    const draftKey = sessionOptions.level.getLocalDraftKey(sessionOptions.userId);

    async function discardStored(): Promise<void> {
      await deleteLocalDraft(draftKey);
      await deleteUnsentFiles(draftKey);
    }

    async function startSession(): Promise<DraftSession> {
      release = await lockLocalDraft(draftKey);
      if (attempt.startsOver && release) await discardStored();
      const saved = release && (await readLocalDraft(draftKey));
      const initial = saved
        ? await restoreSession(saved, sessionOptions, load)
        : await createSession(sessionOptions, load);
      if (isCancelled || !release) return { ...initial, discard: async () => {} };
      const unsentFiles = await readUnsentFiles(draftKey);
      const autosaver = startAutosave(draftKey, initial.formStore);
      autosave = autosaver;
      const discard = () => {
        autosaver.stop();
        return discardStored();
      };
      return { ...initial, autosave, unsentFiles, discard };
    }

    setState({ kind: 'starting' });
    startSession()
      .then((initial) => !isCancelled && setState({ kind: 'started', ...initial }))
      .catch((error: unknown) => {
        if (!isCancelled) setState({ kind: 'failed', reason: error instanceof Error ? error.message : '' });
      })
      .finally(() => isCancelled && release?.());
    return () => {
      isCancelled = true;
      autosave?.stop();
      release?.();
    };
  }, [sessionOptions, load, attempt]);

  const startOver = useCallback(() => setAttempt(({ number }) => ({ number: number + 1, startsOver: true })), []);
  return [state, startOver];
}
