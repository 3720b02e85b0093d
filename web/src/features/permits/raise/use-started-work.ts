import { useCallback, useEffect, useState } from 'react';
import { generalPermitTemplateId } from '@eptw/domain/template/template';
import { startAutosave, type Autosave } from './autosave.ts';
import { stillOffered, type Offer } from './choices.ts';
import { createRaiseWork, type RaiseWork } from './raise-work.ts';
import { claimWork, forgetWork, readSavedWork, type SavedWork } from './saved-work.ts';
import {
  useLoadTemplates,
  type LoadedTemplate,
  type LoadTemplates,
} from '../../templates/components/use-load-templates.ts';

export interface StartedWork {
  work: RaiseWork;
  /** Absent while another tab keeps this user's work. */
  autosave?: Autosave;
  /** What was found on this device; absent for new work. */
  restored?: {
    savedAt: string;
    /** Titles of forms that got a new version since, or that are gone. */
    changed: string[];
  };
}

type Start = { kind: 'starting' } | { kind: 'failed'; reason: string } | ({ kind: 'started' } & StartedWork);

/** The type to begin with: the General Permit, or the only one there is. */
function firstTemplate(offer: Offer): string {
  const parents = offer.templates.filter((template) => template.asParentPermit);
  return (parents.find((template) => template._id === generalPermitTemplateId) ?? parents[0])?._id ?? '';
}

async function newWork(offer: Offer, load: LoadTemplates): Promise<RaiseWork> {
  const work = createRaiseWork(crypto.randomUUID());
  const template = firstTemplate(offer);
  const [only, ...others] = offer.sites;
  work.choose({ template, site: only && others.length === 0 ? only._id : '' });
  if (template !== '') for (const loaded of await load([template])) work.openOwn(loaded);
  return work;
}

function changedSince(saved: SavedWork, templates: ReadonlyMap<string, LoadedTemplate>): string[] {
  return [saved.own, ...saved.attached].flatMap((form) => {
    const template = templates.get(form.templateId);
    return template && template.version !== form.version ? [template.title] : [];
  });
}

async function restoredWork(saved: SavedWork, offer: Offer, load: LoadTemplates): Promise<StartedWork> {
  const choices = stillOffered(saved.choices, offer);
  const ids = [saved.own, ...saved.attached].map((form) => form.templateId);
  const offered = ids.filter((id) => offer.templates.some((template) => template._id === id));
  const templates = new Map((await load(offered)).map((template) => [template.id, template]));
  const work = createRaiseWork(saved.idempotencyKey, { ...saved, choices }, templates);
  return { work, restored: { savedAt: saved.savedAt, changed: changedSince(saved, templates) } };
}

/** Restores what this user was raising, or begins anew; keeps it from then on. `startOver` forgets it all. */
export function useStartedWork(userId: string, currentOffer: Offer): [Start, startOver: () => void] {
  const load = useLoadTemplates();
  // What is offered may be read again while the form is open; that must not begin the work again.
  const [offer] = useState(currentOffer);
  const [start, setStart] = useState<Start>({ kind: 'starting' });
  const [attempt, setAttempt] = useState({ number: 0, anew: false });

  useEffect(() => {
    let gone = false;
    let release: (() => void) | undefined;
    let autosave: Autosave | undefined;

    async function begin(): Promise<StartedWork> {
      release = await claimWork(userId);
      if (attempt.anew && release) await forgetWork(userId);
      const saved = release && (await readSavedWork(userId));
      const begun = saved ? await restoredWork(saved, offer, load) : { work: await newWork(offer, load) };
      if (gone || !release) return begun;
      autosave = startAutosave(userId, begun.work);
      return { ...begun, autosave };
    }

    setStart({ kind: 'starting' });
    begin()
      .then((begun) => !gone && setStart({ kind: 'started', ...begun }))
      .catch((error: unknown) => {
        if (!gone) setStart({ kind: 'failed', reason: error instanceof Error ? error.message : '' });
      })
      .finally(() => gone && release?.());
    return () => {
      gone = true;
      autosave?.stop();
      release?.();
    };
  }, [userId, offer, load, attempt]);

  const startOver = useCallback(() => setAttempt(({ number }) => ({ number: number + 1, anew: true })), []);
  return [start, startOver];
}
