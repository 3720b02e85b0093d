import { impactInput, requiredForms } from '@eptw/domain/child-permit/required-forms';
import { periodOf, type Period } from '@eptw/domain/permit/dates';
import type { PeriodLimits } from '@eptw/domain/permit/period-problems';
import { defaultTimeZone } from '@eptw/domain/permit/time-zone';
import { startingValues } from '@eptw/domain/template/filled-inputs';
import type { Submission } from '@eptw/domain/template/submission';
import {
  prefilledAnswers,
  type PrefillSources,
  type FilledTemplate,
  type Profile,
  type PrefilledAnswers,
} from '@eptw/domain/template/prefill';
import { editForm, type EditedForm } from '../../templates/components/edited-form.ts';
import { filledTemplate, updatePrefill, keepPrefillUpdated } from '../../templates/components/prefill-updates.ts';
import type { LoadedTemplate } from '../../templates/components/use-load-templates.ts';
import type { KnownFile } from '../../templates/components/form-surroundings.ts';
import { noChoices, type Choices } from './choices.ts';
import { attachedKey, valuesForInputs, prefillOfSaved, savedForm } from './raised-form.ts';
import type { SavedForm, SavedWork } from './saved-work.ts';

/** A form of the permit being raised: its own, or an attached one. */
export interface RaisedForm {
  template: LoadedTemplate;
  edited: EditedForm;
  /** Attached because of what is ticked on the permit's own form, not by hand. */
  isAsked: boolean;
}

/** Where and within what the work takes place. */
export interface WorkPlace {
  timeZone: string;
  /** The period of the permit that a child permit is raised on. */
  permit?: Period | undefined;
}

/** What is drawn around the fields; replaced, never changed. */
export interface RaiseState {
  choices: Choices;
  own: RaisedForm | undefined;
  attached: readonly RaisedForm[];
}

/** A permit being raised, kept outside React so that it can be saved whole at any time. */
export interface RaiseWork {
  readonly idempotencyKey: string;
  state: () => RaiseState;
  choose: (change: Partial<Choices>) => void;
  /** Says where the work is, for what its period is held against. */
  placeAt: (place: WorkPlace) => void;
  /** Says what stands on the permit with this id that a child permit is raised on; its form takes answers from there. */
  raiseOn: (parentId: string, parent: FilledTemplate) => void;
  /** Puts the form of the chosen permit type in place; what the form before it shares with it stays filled in. */
  openOwn: (template: LoadedTemplate) => void;
  /** Attaches forms that are not attached yet: by hand, or because of a tick. */
  attach: (templates: readonly LoadedTemplate[], isAsked: boolean) => void;
  detach: (templateId: string) => void;
  knownFile: (filename: string) => KnownFile | undefined;
  rememberFile: (file: KnownFile) => void;
  /** The work as it is kept; nothing before there is a form. */
  saved: (at: Date) => SavedWork | undefined;
  /** Calls back when the state is replaced. */
  subscribe: (listener: () => void) => () => void;
  /** Calls back when anything at all changed, each value of each form included. */
  subscribeToAll: (listener: () => void) => () => void;
}

function editedOf(forms: readonly RaisedForm[]): EditedForm[] {
  return forms.map((form) => form.edited);
}

/** Permit codes of the forms that must be attached for what is ticked on the permit's own form. */
export function requiredCodes(state: Pick<RaiseState, 'own'>): string[] {
  const ticked = state.own?.edited.store.cell(impactInput).value;
  return ticked === undefined ? [] : requiredForms({ [impactInput]: ticked });
}

/** The permit's own form and the attached ones, in the order of the screen. */
export function everyForm(state: RaiseState): RaisedForm[] {
  return state.own ? [state.own, ...state.attached] : [...state.attached];
}

/**
 * Begins to raise a permit: anew, or from what was saved and the templates it needs by id. New forms take answers from
 * the profile of whoever raises it.
 */
export function createRaiseWork(
  newKey: string,
  saved?: SavedWork,
  templates: ReadonlyMap<string, LoadedTemplate> = new Map(),
  profile?: Profile,
): RaiseWork {
  const idempotencyKey = saved?.idempotencyKey ?? newKey;
  const files = new Map(saved?.files.map((file) => [file.filename, file]));
  const earlierOwn = new Map<string, RaisedForm>();
  const listeners = new Set<() => void>();
  const listenersToAll = new Set<() => void>();
  let place: WorkPlace = { timeZone: defaultTimeZone };
  let parent: FilledTemplate | undefined;
  let raisedOn = saved?.raisedOn;
  let state: RaiseState = { choices: saved?.choices ?? noChoices, own: undefined, attached: [] };

  function announceAll(): void {
    for (const listener of listenersToAll) listener();
  }

  function become(change: Partial<RaiseState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
    announceAll();
  }

  /** An attached form lies within the permit's own period as it is entered by now. */
  function limitsOf(key: string): PeriodLimits {
    const { own } = state;
    const isOwn = key.startsWith('own-');
    const { timeZone } = place;
    const entered = own ? periodOf(own.template.content, own.edited.store.submission(), timeZone) : undefined;
    return { now: new Date(), timeZone, permit: isOwn ? place.permit : entered };
  }

  function opened(template: LoadedTemplate, start: Submission, key: string, prefilled: PrefilledAnswers): EditedForm {
    const edited = editForm(key, template.content, start, () => limitsOf(key), prefilled);
    edited.store.subscribeToAll(announceAll);
    return edited;
  }

  function openedOwn(template: LoadedTemplate, start: Submission, prefilled: PrefilledAnswers): RaisedForm {
    const edited = opened(template, start, `own-${template.code}`, prefilled);
    keepPrefillUpdated(edited, () => (state.own?.edited === edited ? editedOf(state.attached) : []));
    return { template, edited, isAsked: false };
  }

  /** The form of a permit type that was not chosen before; what it shares with the one before it is carried over. */
  function newOwn(template: LoadedTemplate, carried: Submission): RaisedForm {
    const start = { ...startingValues(template.content), ...carried };
    const sources = { permit: parent, profile };
    const prefilled = prefilledAnswers(template.content, start, sources);
    return openedOwn(
      template,
      start,
      new Map([...prefillOfSaved(template.content, start, undefined, sources), ...prefilled]),
    );
  }

  function openedAttached(
    template: LoadedTemplate,
    start: Submission,
    prefilled: PrefilledAnswers,
    isAsked: boolean,
  ): RaisedForm {
    return { template, edited: opened(template, start, attachedKey(template), prefilled), isAsked };
  }

  function prefillSourcesOfAttached(own: RaisedForm | undefined): PrefillSources {
    return { permit: own && filledTemplate(own.edited), profile };
  }

  /** The template of a saved form, its values, and which of them were taken. */
  function restored(
    form: SavedForm,
    sources: PrefillSources,
  ): [LoadedTemplate, Submission, PrefilledAnswers] | undefined {
    const template = templates.get(form.templateId);
    if (!template) return undefined;
    const start = valuesForInputs(template.content, form.submission);
    return [template, start, prefillOfSaved(template.content, start, form.prefilled, sources)];
  }

  if (saved) {
    const ownForm = restored(saved.own, { profile });
    const own = ownForm && openedOwn(...ownForm);
    const attached = saved.attached.flatMap((form) => {
      const found = restored(form, prefillSourcesOfAttached(own));
      return found ? [openedAttached(...found, form.isAsked)] : [];
    });
    state = { ...state, own, attached };
  }

  return {
    idempotencyKey,
    state: () => state,
    choose: (change) => become({ choices: { ...state.choices, ...change } }),
    placeAt: (next) => {
      place = next;
    },
    raiseOn(parentId, next) {
      // Work that comes back was offered these answers before: what was emptied since stays empty.
      const before = parent ?? (parentId === raisedOn ? next : undefined);
      parent = next;
      raisedOn = parentId;
      if (state.own) updatePrefill([state.own.edited], before, next);
    },
    openOwn(template) {
      const { own, attached } = state;
      if (own?.template.id === template.id) return;
      if (own) earlierOwn.set(own.template.id, own);
      const earlier = earlierOwn.get(template.id);
      const next =
        earlier ?? newOwn(template, own ? valuesForInputs(template.content, own.edited.store.submission()) : {});
      become({ own: next });
      if (earlier && parent) updatePrefill([earlier.edited], undefined, parent);
      const before = own && filledTemplate(own.edited);
      updatePrefill(editedOf(attached), before, filledTemplate(next.edited));
    },
    attach(loaded, isAsked) {
      const isNew = (template: LoadedTemplate) => !state.attached.some((form) => form.template.id === template.id);
      const added = loaded.filter(isNew).map((template) => {
        const start = startingValues(template.content);
        const prefilled = prefilledAnswers(template.content, start, prefillSourcesOfAttached(state.own));
        return openedAttached(template, start, prefilled, isAsked);
      });
      if (added.length > 0) become({ attached: [...state.attached, ...added] });
    },
    detach: (templateId) => become({ attached: state.attached.filter((form) => form.template.id !== templateId) }),
    knownFile: (filename) => files.get(filename),
    rememberFile(file) {
      files.set(file.filename, file);
      announceAll();
    },
    saved(at) {
      if (!state.own) return undefined;
      return {
        format: 1,
        idempotencyKey,
        choices: state.choices,
        ...(raisedOn !== undefined && { raisedOn }),
        own: savedForm(state.own),
        attached: state.attached.map(savedForm),
        files: [...files.values()],
        savedAt: at.toISOString(),
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeToAll(listener) {
      listenersToAll.add(listener);
      return () => listenersToAll.delete(listener);
    },
  };
}
