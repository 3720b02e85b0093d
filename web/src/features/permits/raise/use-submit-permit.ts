import { useRef } from 'react';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import type { Offer } from './choices.ts';
import { checkRaise } from './first-refusal.ts';
import { CreatePermitDocument, type CreatePermitMutation } from './operations.generated.ts';
import type { RaiseWork } from './raise-work.ts';
import { raisedData } from './raised-data.ts';
import { useSubmission } from './use-submission.ts';

/** The draft that a permit is filled in on: it goes when the permit comes. */
export interface SubmittedDraft {
  id: string;
  /** Waits for a save that is on its way, and lets none follow until the answered function is called. */
  hold: () => Promise<() => void>;
}

interface SubmitOptions {
  work: RaiseWork;
  offer: Offer;
  draft?: SubmittedDraft | undefined;
  /** Whether files or markings are still on their way. */
  isTransferring: () => boolean;
  /** Called when the permit exists; what was saved can go. */
  onRaised: () => Promise<void>;
  /** Called when the server says that permits must be closed first. */
  onQuota: () => void;
}

const answerOf = (data: CreatePermitMutation) => data.createPermit;

/** Submits a permit with its attached forms, and with the draft that it was filled in on. */
export function useSubmitPermit(options: SubmitOptions): [submit: () => Promise<void>, isSubmitting: boolean] {
  const { work, offer, draft, isTransferring, onRaised, onQuota } = options;
  const [create] = useCommand(CreatePermitDocument, answerOf, { silent: true });
  const release = useRef<() => void>(undefined);
  return useSubmission({
    work,
    isTransferring,
    check: checkRaise,
    async send({ choices }, { own, attached }) {
      release.current = await draft?.hold();
      const childrenState = attached.map(({ form, checked }) => ({
        form: form.template.id,
        submission: checked.submission,
      }));
      return create({
        idempotencyKey: work.idempotencyKey,
        data: {
          ...raisedData(choices, offer, { submission: own.submission, childrenState }),
          ...(draft && { draft: draft.id }),
        },
      });
    },
    onRaised,
    onRefused({ code }) {
      release.current?.();
      if (code === 'QUOTA') onQuota();
    },
  });
}
