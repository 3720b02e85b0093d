import { impactInput, requiredForms } from '@eptw/domain/child-permit/required-forms';
import { startingValues } from '@eptw/domain/template/filled-inputs';
import type { Submission } from '@eptw/domain/template/submission';
import { inputsOf } from '@eptw/domain/template/template';
import { editForm, type EditedForm } from '../../templates/components/edited-form.ts';
import type { FormTemplate } from '../../templates/components/form-store.ts';
import type { LoadedTemplate } from '../../templates/components/use-load-templates.ts';
import type { KnownFile } from '../../templates/components/form-surroundings.ts';
import { noChoices, type Choices } from './choices.ts';
import type { SavedForm, SavedWork } from './saved-work.ts';

/** A form of the permit being raised: its own, or an attached one. */
export interface RaisedForm {
  template: LoadedTemplate;
  edited: EditedForm;
  /** Attached because of what is ticked on the permit's own form, not by hand. */
  isAsked: boolean;
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

/** The values that a template has inputs for. */
function fitting(template: FormTemplate, submission: Submission): Submission {
  const names = new Set(inputsOf(template).map((input) => input.name));
  return Object.fromEntries(Object.entries(submission).filter(([name]) => names.has(name)));
}

function savedForm({ template, edited, isAsked }: RaisedForm): SavedForm {
  return { templateId: template.id, version: template.version, submission: edited.store.submission(), isAsked };
}

function attachedKey(template: LoadedTemplate): string {
  return `attached-${template.code.replace(/\W/g, '')}-${template.id.slice(0, 8)}`;
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

/** Begins to raise a permit: anew, or from what was saved and the templates it needs by id. */
export function createRaiseWork(
  newKey: string,
  saved?: SavedWork,
  templates: ReadonlyMap<string, LoadedTemplate> = new Map(),
): RaiseWork {
  const idempotencyKey = saved?.idempotencyKey ?? newKey;
  const files = new Map(saved?.files.map((file) => [file.filename, file]));
  const earlierOwn = new Map<string, RaisedForm>();
  const listeners = new Set<() => void>();
  const listenersToAll = new Set<() => void>();
  let state: RaiseState = { choices: saved?.choices ?? noChoices, own: undefined, attached: [] };

  function announceAll(): void {
    for (const listener of listenersToAll) listener();
  }

  function become(change: Partial<RaiseState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
    announceAll();
  }

  function opened(template: LoadedTemplate, start: Submission, key: string, isAsked = false): RaisedForm {
    const edited = editForm(key, template.content, start);
    edited.store.subscribeToAll(announceAll);
    return { template, edited, isAsked };
  }

  function restored(form: SavedForm, key: (template: LoadedTemplate) => string): RaisedForm[] {
    const template = templates.get(form.templateId);
    if (!template) return [];
    return [opened(template, fitting(template.content, form.submission), key(template), form.isAsked)];
  }

  if (saved) {
    state = {
      ...state,
      own: restored(saved.own, (template) => `own-${template.code}`)[0],
      attached: saved.attached.flatMap((form) => restored(form, attachedKey)),
    };
  }

  return {
    idempotencyKey,
    state: () => state,
    choose: (change) => become({ choices: { ...state.choices, ...change } }),
    openOwn(template) {
      const { own } = state;
      if (own?.template.id === template.id) return;
      if (own) earlierOwn.set(own.template.id, own);
      const carried = own ? fitting(template.content, own.edited.store.submission()) : {};
      const start = { ...startingValues(template.content), ...carried };
      become({ own: earlierOwn.get(template.id) ?? opened(template, start, `own-${template.code}`) });
    },
    attach(loaded, isAsked) {
      const isNew = (template: LoadedTemplate) => !state.attached.some((form) => form.template.id === template.id);
      const added = loaded.filter(isNew).map((template) => {
        return opened(template, startingValues(template.content), attachedKey(template), isAsked);
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
