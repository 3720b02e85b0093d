import { useRef } from 'react';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import type { FormOptions } from './permit-choices.ts';
import { checkPermit } from './check-submission.ts';
import { CreatePermitDocument, type CreatePermitMutation } from '../../../generated/permits/forms.ts';
import type { PermitFormStore } from './permit-form-store.ts';
import { toPermitInput } from './permit-input.ts';
import { useSubmission } from './use-submission.ts';

/** The draft that a permit is filled in on: it goes when the permit comes. */
export interface SubmittedDraft {
  id: string;
  /** Waits for a save that is on its way, and lets none follow until the answered function is called. */
  pauseSaving: () => Promise<() => void>;
}

interface SubmitPermitOptions {
  formStore: PermitFormStore;
  formOptions: FormOptions;
  draft?: SubmittedDraft | undefined;
  /** Whether files or markings are still on their way. */
  isTransferring: () => boolean;
  /** Called when the permit exists; what was saved can go. */
  onSubmitted: () => Promise<void>;
  /** Called when the server says that permits must be closed first. */
  onQuota: () => void;
}

const toPayload = (data: CreatePermitMutation) => data.createPermit;

/** Submits a permit with its attached forms, and with the draft that it was filled in on. */
export function useSubmitPermit(options: SubmitPermitOptions): [submit: () => Promise<void>, isSubmitting: boolean] {
  const { formStore, formOptions, draft, isTransferring, onSubmitted, onQuota } = options;
  const [create] = useCommand(CreatePermitDocument, toPayload, { silent: true });
  const release = useRef<() => void>(undefined);
  return useSubmission({
    formStore,
    isTransferring,
    check: checkPermit,
    async send({ choices }, { own, attached }) {
      release.current = await draft?.pauseSaving();
      const childrenState = attached.map(({ form, checked }) => ({
        form: form.template.id,
        submission: checked.submission,
      }));
      return create({
        idempotencyKey: formStore.idempotencyKey,
        data: {
          ...toPermitInput(choices, formOptions, { submission: own.submission, childrenState }),
          ...(draft && { draft: draft.id }),
        },
      });
    },
    onSubmitted,
    onRefused({ code }) {
      release.current?.();
      if (code === 'QUOTA') onQuota();
    },
  });
}
