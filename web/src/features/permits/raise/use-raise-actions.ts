import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { message } from '@eptw/domain/message';
import { useToast } from '../../../lib/toast.ts';
import { groupsOfSite, overlap, type Choices, type Offer } from './choices.ts';
import { requiredCodes, type RaiseWork } from './raise-work.ts';
import { hasOnlyPrefill } from './raised-form.ts';
import { useLoadTemplates } from '../../templates/components/use-load-templates.ts';

export interface RaiseActions {
  /** Chooses; a choice of reviewers that overlaps with the others is told and cleared. */
  choose: (change: Partial<Choices>) => void;
  /** Attaches templates by id; answers whether they could be loaded. */
  attach: (templateIds: readonly string[]) => Promise<boolean>;
  /** Attaches the form that a tick asks for. */
  attachByCode: (code: string) => void;
}

/** The codes that what is ticked asks for, as one text, which changes only when the codes do. */
function useRequiredCodes(work: RaiseWork): string {
  return useSyncExternalStore(work.subscribeToAll, () => requiredCodes(work.state()).join(' '));
}

/** What a user does to a permit being raised, with what must be loaded or told for it. */
export function useRaiseActions(work: RaiseWork, offer: Offer): RaiseActions {
  const toast = useToast();
  const load = useLoadTemplates();
  const required = useRequiredCodes(work);

  const attach = useCallback(
    async (templateIds: readonly string[], isAsked = false) => {
      try {
        work.attach(await load(templateIds), isAsked);
        return true;
      } catch {
        toast('error', `${message.somethingWentWrong}. The child permit could not be added. Try again.`);
        return false;
      }
    },
    [work, load, toast],
  );

  const attachByCode = useCallback(
    (code: string) => {
      const template = offer.templates.find((offered) => offered.code === code && !offered.archived);
      if (template) void attach([template._id], true);
    },
    [offer, attach],
  );

  const choose = useCallback(
    (change: Partial<Choices>) => {
      const now = work.state().choices;
      // Groups review at their own site alone.
      const stay = change.site === undefined ? {} : { groups: groupsOfSite(now.groups, offer, change.site) };
      const next = { ...now, ...stay, ...change };
      const problem = overlap(next, offer);
      if (problem) toast('warning', problem);
      work.choose({
        ...stay,
        ...change,
        ...(problem && change.groups && { groups: [] }),
        ...(problem && change.individuals && { individuals: [] }),
      });
      if (!change.template) return;
      load([change.template]).then(
        (loaded) => {
          for (const template of loaded) if (work.state().choices.template === template.id) work.openOwn(template);
        },
        () => {
          const { own } = work.state();
          if (own) work.choose({ template: own.template.id });
          toast('error', `${message.somethingWentWrong}. The permit type could not be loaded. Try again.`);
        },
      );
    },
    [work, offer, load, toast],
  );

  useEffect(() => {
    const codes = required === '' ? [] : required.split(' ');
    const { attached } = work.state();
    const has = (code: string) => attached.some((form) => form.template.code === code);
    for (const code of codes) if (!has(code)) attachByCode(code);
    // A form that was added for a tick, and in which nothing was entered, goes with the tick.
    for (const form of attached) {
      const isIdle = form.isAsked && !codes.includes(form.template.code);
      if (isIdle && hasOnlyPrefill(form)) work.detach(form.template.id);
    }
  }, [required, work, attachByCode]);

  return { choose, attach, attachByCode };
}
