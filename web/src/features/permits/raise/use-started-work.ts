import { useCallback, useEffect, useMemo, useState } from 'react';
import { startAutosave, type Autosave } from './autosave.ts';
import { noChoices, stillOffered, type Choices, type Offer } from './choices.ts';
import { loadOrKept } from './kept-offer.ts';
import { restoredChoices, readLastChoices, type LastChoices } from './last-choices.ts';
import type { RaiseKind } from './raise-kind.ts';
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
  /** Forgets what is kept of it on this device, once it has gone to the server. */
  forget: () => Promise<void>;
  /** What was found on this device; absent for new work. */
  restored?: {
    savedAt: string;
    /** Titles of forms that got a new version since, or that are gone. */
    changed: string[];
    /** Whether it was for another parent than whoever leads to its screen wants now. */
    hasNewParent: boolean;
  };
  /** What new work at a site that was chosen by itself began with, from the last permit there. */
  again?: Partial<LastChoices>;
}

type Begun = Pick<StartedWork, 'work' | 'restored' | 'again'>;

type Start = { kind: 'starting' } | { kind: 'failed'; reason: string } | ({ kind: 'started' } & StartedWork);

/** What is raised, and what is chosen on it already by whoever leads to its screen. */
export interface Undertaking {
  kind: RaiseKind;
  userId: string;
  offer: Offer;
  wanted?: Partial<Choices>;
}

async function newWork({ kind, userId, offer, wanted }: Undertaking, load: LoadTemplates): Promise<Begun> {
  const work = createRaiseWork(crypto.randomUUID(), undefined, undefined, offer.profile);
  work.choose({ ...kind.firstChoices(offer), ...wanted });
  const { template, site } = work.state().choices;
  const last = await readLastChoices(userId, site);
  const again = last ? restoredChoices(work.state().choices, last, offer, userId) : {};
  work.choose(again);
  if (template !== '') for (const loaded of await load([template])) work.openOwn(loaded);
  return { work, again };
}

function changedSince(saved: SavedWork, templates: ReadonlyMap<string, LoadedTemplate>): string[] {
  return [saved.own, ...saved.attached].flatMap((form) => {
    const template = templates.get(form.templateId);
    return template && template.version !== form.version ? [template.title] : [];
  });
}

async function restoredWork(saved: SavedWork, undertaking: Undertaking, load: LoadTemplates): Promise<Begun> {
  const { kind, offer, wanted } = undertaking;
  const choices = { ...stillOffered({ ...noChoices, ...saved.choices }, offer, kind.isOwnForm), ...wanted };
  const former = saved.choices.parent;
  const hasNewParent = former !== '' && wanted?.parent !== undefined && wanted.parent !== former;
  const ids = [saved.own, ...saved.attached].map((form) => form.templateId);
  const offered = ids.filter((id) => offer.templates.some((template) => template._id === id));
  const templates = new Map((await load(offered)).map((template) => [template.id, template]));
  const work = createRaiseWork(saved.idempotencyKey, { ...saved, choices }, templates, offer.profile);
  return { work, restored: { savedAt: saved.savedAt, changed: changedSince(saved, templates), hasNewParent } };
}

/** Restores what this user was raising, or begins anew; keeps it from then on. `startOver` forgets it all. */
export function useStartedWork(current: Undertaking): [Start, startOver: () => void] {
  const fresh = useLoadTemplates();
  const load = useMemo(() => loadOrKept(fresh), [fresh]);
  // What is offered may be read again while the form is open; that must not begin the work again.
  const [undertaking] = useState(current);
  const [start, setStart] = useState<Start>({ kind: 'starting' });
  const [attempt, setAttempt] = useState({ number: 0, anew: false });

  useEffect(() => {
    let gone = false;
    let release: (() => void) | undefined;
    let autosave: Autosave | undefined;
    const keptAs = undertaking.kind.keptAs(undertaking.userId);

    async function begin(): Promise<StartedWork> {
      release = await claimWork(keptAs);
      if (attempt.anew && release) await forgetWork(keptAs);
      const saved = release && (await readSavedWork(keptAs));
      const begun = saved ? await restoredWork(saved, undertaking, load) : await newWork(undertaking, load);
      if (gone || !release) return { ...begun, forget: async () => {} };
      const keeping = startAutosave(keptAs, begun.work);
      autosave = keeping;
      const forget = () => {
        keeping.stop();
        return forgetWork(keptAs);
      };
      return { ...begun, autosave, forget };
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
  }, [undertaking, load, attempt]);

  const startOver = useCallback(() => setAttempt(({ number }) => ({ number: number + 1, anew: true })), []);
  return [start, startOver];
}
