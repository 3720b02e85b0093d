import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { message } from '@eptw/domain/message';
import { useToast } from '../../../lib/toast.ts';
import { filterGroupsBySite, findReviewerOverlap, type PermitChoices, type FormOptions } from './permit-choices.ts';
import { listRequiredCodes, type PermitFormStore } from './permit-form-store.ts';
import { hasOnlyPrefill } from './edited-permit-form.ts';
import { loadTemplates } from '../../templates/components/load-templates.ts';

export interface FormActions {
  /** Applies a change; reviewers that overlap with other choices are reported and cleared. */
  updateChoices: (change: Partial<PermitChoices>) => void;
  /** Attaches templates by id; returns whether they could be loaded. */
  attach: (templateIds: readonly string[]) => Promise<boolean>;
  /** Attaches the form that a ticked option requires. */
  attachByCode: (code: string) => void;
}

/** Returns the codes that ticked options require, as one text, which changes only when the codes do. */
function useRequiredCodes(formStore: PermitFormStore): string {
  return useSyncExternalStore(formStore.subscribeToAll, () => listRequiredCodes(formStore.get()).join(' '));
}

/** Returns the user's actions on a permit being raised; they load templates and show messages as needed. */
export function useFormActions(formStore: PermitFormStore, formOptions: FormOptions): FormActions {
  const toast = useToast();
  const required = useRequiredCodes(formStore);

  const attach = useCallback(
    async (templateIds: readonly string[], isAttachedByTick = false) => {
      try {
        formStore.attachForms(await loadTemplates(templateIds), isAttachedByTick);
        return true;
      } catch {
        toast('error', `${message.somethingWentWrong}. The child permit could not be added. Try again.`);
        return false;
      }
    },
    [formStore, toast],
  );

  const attachByCode = useCallback(
    (code: string) => {
      const template = formOptions.templates.find((candidate) => candidate.code === code && !candidate.archived);
      if (template) void attach([template._id], true);
    },
    [formOptions, attach],
  );

  const updateChoices = useCallback(
    (change: Partial<PermitChoices>) => {
      const current = formStore.get().choices;
      // Groups review only at their own site.
      const remaining =
        change.site === undefined ? {} : { groups: filterGroupsBySite(current.groups, formOptions, change.site) };
      const next = { ...current, ...remaining, ...change };
      const problem = findReviewerOverlap(next, formOptions);
      if (problem) toast('warning', problem);
      formStore.updateChoices({
        ...remaining,
        ...change,
        ...(problem && change.groups && { groups: [] }),
        ...(problem && change.individuals && { individuals: [] }),
      });
      if (!change.template) return;
      loadTemplates([change.template]).then(
        (loaded) => {
          for (const template of loaded)
            if (formStore.get().choices.template === template.id) formStore.openOwnForm(template);
        },
        () => {
          const { own } = formStore.get();
          if (own) formStore.updateChoices({ template: own.template.id });
          toast('error', `${message.somethingWentWrong}. The permit type could not be loaded. Try again.`);
        },
      );
    },
    [formStore, formOptions, toast],
  );

  useEffect(() => {
    const codes = required === '' ? [] : required.split(' ');
    const { attached } = formStore.get();
    const isAttached = (code: string) => attached.some((form) => form.template.code === code);
    for (const code of codes) if (!isAttached(code)) attachByCode(code);
    // A form attached because of a tick, and without entered answers, is removed with the tick.
    for (const form of attached) {
      const isObsolete = form.isAttachedByTick && !codes.includes(form.template.code);
      if (isObsolete && hasOnlyPrefill(form)) formStore.detachForm(form.template.id);
    }
  }, [required, formStore, attachByCode]);

  return { updateChoices, attach, attachByCode };
}
