import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { findFirstStage } from '@eptw/domain/permit/lifecycle';
import { useCommand, type MutationPayload } from '../../../lib/api/use-command.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast.ts';
import type { RefusingPayload } from '../forms/refused-inputs.ts';
import { getListPathAfterSubmit } from '../model/list-after-submit.ts';
import { GetPermitsBeforeNextDocument, SubmitDraftPermitDocument } from '../../../generated/permits/drafts.ts';
import type { Draft } from './open-draft.ts';

const refetchMenuCounts = { silent: true, refetch: ['GetMenuCounts'] };

/** Submits a saved draft, and opens the list of permits once it has become one. */
export function useSubmitDraft(draft: Draft) {
  const { role } = useSignedInUser();
  const navigate = useNavigate();
  const toast = useToast();
  const [send, isSubmitting] = useCommand(SubmitDraftPermitDocument, refetchMenuCounts);
  const [refusal, setRefusal] = useState<MutationPayload & RefusingPayload>();
  const isSending = useRef(false);
  const { data } = useQuery(GetPermitsBeforeNextDocument, {
    skip: refusal?.code !== 'QUOTA',
    fetchPolicy: 'network-only',
  });

  async function submit(): Promise<void> {
    // Two quick clicks both see the state before the first.
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(undefined);
    const payload = await send({ id: draft._id, status: findFirstStage(role), version: draft.version });
    isSending.current = false;
    if (!payload.success) {
      setRefusal(payload);
      return;
    }
    toast('success', payload.message);
    await navigate(getListPathAfterSubmit(role));
  }

  return { submit, isSubmitting, refusal, permitsToClose: data?.countUnClosedPermit.permits ?? [] };
}
