import { findImpactInput, listRequiredForms } from '@eptw/domain/child-permit/required-forms';
import { readPeriod, type Period } from '@eptw/domain/template/period/period';
import type { PeriodLimits } from '@eptw/domain/template/period/period-problems';
import { defaultTimeZone } from '@eptw/domain/time/time-zone';
import { getDefaultValues } from '@eptw/domain/template/submission/filled-inputs';
import type { Submission } from '@eptw/domain/template/model/submission';
import {
  findPrefilledAnswers,
  type PrefillSources,
  type FilledTemplate,
  type Profile,
  type PrefilledAnswers,
} from '@eptw/domain/template/purpose/prefill';
import { createEditedForm, type EditedForm } from '../../templates/components/edited-form.ts';
import { toFilledTemplate, updatePrefill, keepPrefillUpdated } from '../../templates/components/prefill-updates.ts';
import type { LoadedTemplate } from '../../templates/components/load-templates.ts';
import { createListeners, createStore, type ReadableStore, type Subscribe } from '../../../lib/store.ts';
import type { StoredFile } from '../../../lib/form-context.ts';
import { emptyChoices, type PermitChoices } from './permit-choices.ts';
import {
  toAttachedFormKey,
  pickInputValues,
  restorePrefill,
  toLocalDraftForm,
  type EditedPermitForm,
} from './edited-permit-form.ts';
import type { LocalDraftForm, LocalDraft } from './local-draft.ts';

/** The site of the work, and the period that it must fall within. */
export interface PeriodContext {
  timeZone: string;
  /** The period of the parent of a child permit. */
  parentPeriod?: Period | undefined;
}

/** What is rendered around the fields; replaced, never mutated. */
export interface PermitFormState {
  choices: PermitChoices;
  own: EditedPermitForm | undefined;
  attached: readonly EditedPermitForm[];
}

/** A permit being raised, outside React, so that all of it can be saved at any time. */
export interface PermitFormStore extends ReadableStore<PermitFormState> {
  readonly idempotencyKey: string;
  updateChoices: (change: Partial<PermitChoices>) => void;
  /** Sets the site and parent period that the permit's period is checked against. */
  setPeriodContext: (periodContext: PeriodContext) => void;
  /** Sets the parent of a child permit and its answers, from which the form is prefilled. */
  setParent: (parentId: string, parent: FilledTemplate) => void;
  /**
   * Opens the form of the selected permit type; answers that the previous form shares with it stay, or the first one
   * begins with these.
   */
  openOwnForm: (template: LoadedTemplate, answers?: Submission) => void;
  /** Attaches forms that are not attached yet: by hand, or because of a ticked option. */
  attachForms: (templates: readonly LoadedTemplate[], isAttachedByTick: boolean) => void;
  detachForm: (templateId: string) => void;
  findFile: (filename: string) => StoredFile | undefined;
  addFile: (file: StoredFile) => void;
  /** Returns the work for storing; undefined before a form is selected. */
  toLocalDraft: (at: Date) => LocalDraft | undefined;
  /** Calls back on every change, including each value of each form. */
  subscribeToAll: Subscribe;
}

function toEditedForms(forms: readonly EditedPermitForm[]): EditedForm[] {
  return forms.map((form) => form.edited);
}

/** Lists the permit codes of the forms that the options ticked on the permit's own form require. */
export function listRequiredCodes(state: Pick<PermitFormState, 'own'>): string[] {
  const { own } = state;
  const input = own && findImpactInput(own.template.content);
  const ticked = input && own.edited.store.getFieldState(input.name).value;
  return !input || ticked === undefined ? [] : listRequiredForms(own.template.content, { [input.name]: ticked });
}

/** Lists the permit's own form and the attached ones, in their order on screen. */
export function listForms(state: PermitFormState): EditedPermitForm[] {
  return state.own ? [state.own, ...state.attached] : [...state.attached];
}

/**
 * Creates the store of a permit being raised: empty, or from a saved permit and the templates it needs by id. New
 * forms are prefilled from the submitter's profile.
 */
export function createPermitFormStore(
  newKey: string,
  saved?: LocalDraft,
  templates: ReadonlyMap<string, LoadedTemplate> = new Map(),
  profile?: Profile,
): PermitFormStore {
  const idempotencyKey = saved?.idempotencyKey ?? newKey;
  const files = new Map(saved?.files.map((file) => [file.filename, file]));
  const earlierOwnForms = new Map<string, EditedPermitForm>();
  const store = createStore<PermitFormState>({
    choices: saved?.choices ?? emptyChoices,
    own: undefined,
    attached: [],
  });
  const allListeners = createListeners();
  let periodContext: PeriodContext = { timeZone: defaultTimeZone };
  let parent: FilledTemplate | undefined;
  let raisedOn = saved?.raisedOn;

  function setState(change: Partial<PermitFormState>): void {
    store.set({ ...store.get(), ...change });
    allListeners.notify();
  }

  /** An attached form must fall within the permit's own period as currently entered. */
  function getPeriodLimits(key: string): PeriodLimits {
    const { own } = store.get();
    const isOwn = key.startsWith('own-');
    const { timeZone } = periodContext;
    const ownPeriod = own ? readPeriod(own.template.content, own.edited.store.getSubmission(), timeZone) : undefined;
    return { now: new Date(), timeZone, permit: isOwn ? periodContext.parentPeriod : ownPeriod };
  }

  function createForm(
    template: LoadedTemplate,
    start: Submission,
    key: string,
    prefilled: PrefilledAnswers,
  ): EditedForm {
    const edited = createEditedForm(key, template.content, start, () => getPeriodLimits(key), prefilled);
    edited.store.subscribeToAll(allListeners.notify);
    return edited;
  }

  function createOwnForm(template: LoadedTemplate, start: Submission, prefilled: PrefilledAnswers): EditedPermitForm {
    const edited = createForm(template, start, `own-${template.code}`, prefilled);
    keepPrefillUpdated(edited, () => (store.get().own?.edited === edited ? toEditedForms(store.get().attached) : []));
    return { template, edited, isAttachedByTick: false };
  }

  /** The form of a permit type that was not selected before; answers shared with the previous form are carried over. */
  function createPrefilledOwnForm(template: LoadedTemplate, carriedAnswers: Submission): EditedPermitForm {
    const start = { ...getDefaultValues(template.content), ...carriedAnswers };
    const sources = { permit: parent, profile };
    const prefilled = findPrefilledAnswers(template.content, start, sources);
    return createOwnForm(
      template,
      start,
      new Map([...restorePrefill(template.content, start, undefined, sources), ...prefilled]),
    );
  }

  function createAttachedForm(
    template: LoadedTemplate,
    start: Submission,
    prefilled: PrefilledAnswers,
    isAttachedByTick: boolean,
  ): EditedPermitForm {
    return {
      template,
      edited: createForm(template, start, toAttachedFormKey(template), prefilled),
      isAttachedByTick,
    };
  }

  function getAttachedFormSources(own: EditedPermitForm | undefined): PrefillSources {
    return { permit: own && toFilledTemplate(own.edited), profile };
  }

  /** Returns the template of a saved form, its values, and which of them were prefilled. */
  function restoreForm(
    form: LocalDraftForm,
    sources: PrefillSources,
  ): [LoadedTemplate, Submission, PrefilledAnswers] | undefined {
    const template = templates.get(form.templateId);
    if (!template) return undefined;
    const start = pickInputValues(template.content, form.submission);
    return [template, start, restorePrefill(template.content, start, form.prefilled, sources)];
  }

  if (saved) {
    const ownForm = restoreForm(saved.own, { profile });
    const own = ownForm && createOwnForm(...ownForm);
    const attached = saved.attached.flatMap((form) => {
      const restoredForm = restoreForm(form, getAttachedFormSources(own));
      return restoredForm ? [createAttachedForm(...restoredForm, form.isAsked)] : [];
    });
    store.set({ ...store.get(), own, attached });
  }

  return {
    idempotencyKey,
    get: store.get,
    subscribe: store.subscribe,
    updateChoices: (change) => setState({ choices: { ...store.get().choices, ...change } }),
    setPeriodContext: (next) => {
      periodContext = next;
    },
    setParent(parentId, next) {
      // Restored work was prefilled with these answers before: answers that the user cleared stay empty.
      const before = parent ?? (parentId === raisedOn ? next : undefined);
      parent = next;
      raisedOn = parentId;
      const { own } = store.get();
      if (own) updatePrefill([own.edited], before, next);
    },
    openOwnForm(template, answers = {}) {
      const { own, attached } = store.get();
      if (own?.template.id === template.id) return;
      if (own) earlierOwnForms.set(own.template.id, own);
      const earlier = earlierOwnForms.get(template.id);
      const next =
        earlier ??
        createPrefilledOwnForm(
          template,
          pickInputValues(template.content, own ? own.edited.store.getSubmission() : answers),
        );
      setState({ own: next });
      if (earlier && parent) updatePrefill([earlier.edited], undefined, parent);
      const before = own && toFilledTemplate(own.edited);
      updatePrefill(toEditedForms(attached), before, toFilledTemplate(next.edited));
    },
    attachForms(loaded, isAttachedByTick) {
      const { own, attached } = store.get();
      const isNew = (template: LoadedTemplate) => !attached.some((form) => form.template.id === template.id);
      const added = loaded.filter(isNew).map((template) => {
        const start = getDefaultValues(template.content);
        const prefilled = findPrefilledAnswers(template.content, start, getAttachedFormSources(own));
        return createAttachedForm(template, start, prefilled, isAttachedByTick);
      });
      if (added.length > 0) setState({ attached: [...attached, ...added] });
    },
    detachForm: (templateId) =>
      setState({ attached: store.get().attached.filter((form) => form.template.id !== templateId) }),
    findFile: (filename) => files.get(filename),
    addFile(file) {
      files.set(file.filename, file);
      allListeners.notify();
    },
    toLocalDraft(at) {
      const { own, attached, choices } = store.get();
      if (!own) return undefined;
      return {
        format: 1,
        idempotencyKey,
        choices,
        ...(raisedOn !== undefined && { raisedOn }),
        own: toLocalDraftForm(own),
        attached: attached.map(toLocalDraftForm),
        files: [...files.values()],
        savedAt: at.toISOString(),
      };
    },
    subscribeToAll: allListeners.subscribe,
  };
}
