import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Submission } from '@eptw/domain/template/model/submission';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/api/use-command.ts';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import { permitLevels } from '../components/permit-level.ts';
import { ChildPermitChoicesSection } from './child-permit-choices-section.tsx';
import { requiredChildPermitChoices, listMissingChoices, type FormOptions } from '../forms/permit-choices.ts';
import { LocalSaveStatus } from './local-save-status.tsx';
import { checkChildPermit } from '../forms/check-submission.ts';
import { getChildListPathAfterSubmit } from '../model/list-after-submit.ts';
import { CreateChildPermitDocument } from '../../../generated/permits/forms.ts';
import { SubmitBar } from '../forms/submit-bar.tsx';
import { newPermitLevels } from './new-permit-level.ts';
import { toChildPermitInput } from '../forms/permit-input.ts';
import { OwnForm } from '../forms/own-form.tsx';
import { DraftSessionNotices } from './draft-session-notices.tsx';
import { createTransfers } from '../forms/transfers.ts';
import { FollowUpNote } from './follow-up-note.tsx';
import { PlannedPanel } from '../forms/planned-panel.tsx';
import { useFormActions } from '../forms/use-form-actions.ts';
import { useParentPermit } from './use-parent-permit.ts';
import { useRailGroups } from '../forms/use-rail-groups.ts';
import type { DraftSession } from './use-draft-session.ts';
import { ReadinessLink } from '../forms/readiness-link.tsx';
import { usePlannedReadiness } from '../forms/use-planned-readiness.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { useFormContexts } from '../forms/use-form-contexts.tsx';
import '../forms/permit-form.css';
import { useStore } from '../../../lib/store.ts';

interface CreateChildPermitFormProps {
  user: SessionUser;
  formOptions: FormOptions;
  title: string;
  back: { to: string; label: string };
  session: DraftSession;
  startOver: () => void;
}

/** The form of a new child permit, saved on this device until it is submitted. */
export function CreateChildPermitForm({
  user,
  formOptions,
  title,
  back,
  session,
  startOver,
}: CreateChildPermitFormProps) {
  const { formStore, autosave, discard } = session;
  const state = useStore(formStore);
  const navigate = useNavigate();
  const [transfers] = useState(() => createTransfers(session.unsentFiles?.count));
  const [create] = useCommand(CreateChildPermitDocument, { silent: true });
  const { updateChoices, attachByCode } = useFormActions(formStore, formOptions);
  const groups = useRailGroups(state);
  const requirements = usePlannedReadiness(formStore);
  const { parent, problem } = useParentPermit(state.choices.parent);
  useEffect(() => {
    if (!parent) return;
    const { startDate, endDate, site } = parent;
    const permit = { start: startDate ? new Date(startDate) : null, end: endDate ? new Date(endDate) : null };
    formStore.setPeriodContext({ timeZone: site.timeZone, parentPeriod: permit });
  }, [formStore, parent]);
  const { _id: parentId, form, submission } = parent && !problem ? parent : {};
  useEffect(() => {
    if (!parentId || !form) return;
    formStore.setParent(parentId, { template: toFormTemplate(form), submission: submission as Submission });
  }, [formStore, parentId, form, submission]);
  const context = useFormContexts({
    user,
    formStore,
    transfers,
    unsentFiles: session.unsentFiles,
    state,
    level: permitLevels.childPermit,
    siteCode: parent?.site.code,
    onAdd: attachByCode,
  });
  const [submit, isSubmitting] = useSubmission({
    formStore,
    isTransferring: transfers.isTransferring,
    check: checkChildPermit,
    send: ({ choices }, { own }) =>
      create({
        idempotencyKey: formStore.idempotencyKey,
        data: toChildPermitInput(choices, formOptions, own.submission),
      }),
    async onSubmitted() {
      await discard();
      await navigate(getChildListPathAfterSubmit(user.role));
    },
  });

  return (
    <>
      <PageHeader title={title} back={back} />
      <DraftSessionNotices noun={newPermitLevels.childPermit.noun} session={session} startOver={startOver} />
      <FollowUpNote id={state.choices.follows} />
      <ChildPermitChoicesSection
        user={user}
        formOptions={formOptions}
        choices={state.choices}
        onChoose={updateChoices}
      />
      <OwnForm state={state} groups={groups} context={context.own}>
        {state.own && <PlannedPanel requirements={requirements} user={user} own={state.own} />}
      </OwnForm>
      <SubmitBar
        saveStatus={<LocalSaveStatus autosave={autosave} />}
        readiness={<ReadinessLink requirements={requirements} state={state} />}
        missingChoices={listMissingChoices(state.choices, requiredChildPermitChoices)}
        entries={groups.flatMap((group) => group.entries)}
        isSubmitting={isSubmitting}
        onSubmit={() => void submit()}
      />
    </>
  );
}
