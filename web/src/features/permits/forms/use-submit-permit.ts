import { useRef } from 'react';
import { useCommand } from '../../../lib/api/use-command.ts';
import type { FormOptions } from './permit-choices.ts';
import { checkPermit } from './check-submission.ts';
import { CreatePermitDocument } from '../../../generated/permits/forms.ts';
import type { PermitFormStore } from './permit-form-store.ts';
import { toPermitInput } from './permit-input.ts';
import { useSubmission } from './use-submission.ts';

/** The draft that a permit is raised from: it is deleted when the permit is created. */
export interface SubmittedDraft {
  id: string;
  /** Waits for a save in progress, and prevents further ones until the returned function is called. */
  pauseSaving: () => Promise<() => void>;
}

interface SubmitPermitOptions {
  formStore: PermitFormStore;
  formOptions: FormOptions;
  draft?: SubmittedDraft | undefined;
  /** Whether uploads or markings are still being transferred. */
  isTransferring: () => boolean;
  /** Called once the permit exists, to delete the saved work and leave. */
  onSubmitted: () => Promise<void>;
  /** Called when the server requires permits to be closed first. */
  onQuota: () => void;
}

/** Submits a permit with its attached forms, and deletes its draft. */
export function useSubmitPermit(options: SubmitPermitOptions): [submit: () => Promise<void>, isSubmitting: boolean] {
  const { formStore, formOptions, draft, isTransferring, onSubmitted, onQuota } = options;
  const [create] = useCommand(CreatePermitDocument, { silent: true });
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
