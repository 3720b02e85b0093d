import type { SessionUser } from '../../../lib/session/session-store.ts';
import type { FormOptions } from '../forms/permit-choices.ts';
import type { FormOptionsResult } from '../forms/use-form-options.ts';
import { draftsBackLink, DraftUnavailable } from './draft-unavailable.tsx';
import { DraftForm } from './draft-form.tsx';
import { useOpenDraft } from './use-open-draft.ts';

interface UpdateDraftProps {
  id: string;
  title: string;
  user: SessionUser;
  formOptions: FormOptions;
  quota: FormOptionsResult['quota'];
  onQuota: () => void;
}

/** Opens a draft and shows its form. */
export function UpdateDraft({ id, title, user, formOptions, quota, onQuota }: UpdateDraftProps) {
  const [state, reopen] = useOpenDraft(id, formOptions);
  if (state.kind === 'started') {
    return (
      <DraftForm {...{ user, formOptions, quota, title, reopen, onQuota }} back={draftsBackLink} session={state} />
    );
  }
  return (
    <DraftUnavailable
      title={title}
      kind={state.kind === 'starting' ? 'loading' : state.kind}
      onRetry={() => reopen()}
    />
  );
}
