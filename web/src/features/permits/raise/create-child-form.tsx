import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { Submission } from '@eptw/domain/template/submission';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { readTemplate } from '../../templates/components/sent-template.ts';
import { permitKinds } from '../kinds/permit-kind.ts';
import { ChildWhoAndWhere } from './child-who-and-where.tsx';
import { childPermitChoices, unchosen, type Offer } from './choices.ts';
import { DeviceSavedState } from './device-saved-state.tsx';
import { checkChildPermit } from './first-refusal.ts';
import { childListAfterRaising } from './list-after-raising.ts';
import { CreateChildPermitDocument, type CreateChildPermitMutation } from './operations.generated.ts';
import { RaiseBar } from './raise-bar.tsx';
import { raiseKinds } from './raise-kind.ts';
import { raisedChildData } from './raised-data.ts';
import { RaisedForms } from './raised-forms.tsx';
import { StartNotices } from './start-notices.tsx';
import { createTransfers } from './transfers.ts';
import { useRaiseActions } from './use-raise-actions.ts';
import { useParent } from './use-parent.ts';
import { useRailGroups } from './use-rail-groups.ts';
import type { StartedWork } from './use-started-work.ts';
import { useSubmission } from './use-submission.ts';
import { useSurroundings } from './use-surroundings.tsx';
import './raise.css';

interface CreateChildFormProps {
  user: SessionUser;
  offer: Offer;
  title: string;
  back: { to: string; label: string };
  started: StartedWork;
  startOver: () => void;
}

const answerOf = (data: CreateChildPermitMutation) => data.createChildPermit;

/** The form of a new child permit, which is kept on this device until it is submitted. */
export function CreateChildForm({ user, offer, title, back, started, startOver }: CreateChildFormProps) {
  const { work, autosave, forget } = started;
  const state = useSyncExternalStore(work.subscribe, work.state);
  const navigate = useNavigate();
  const [transfers] = useState(createTransfers);
  const [create] = useCommand(CreateChildPermitDocument, answerOf, { silent: true });
  const { choose, attachByCode } = useRaiseActions(work, offer);
  const groups = useRailGroups(state);
  const { parent, problem } = useParent(state.choices.parent);
  useEffect(() => {
    if (!parent) return;
    const { startDate, endDate, site } = parent;
    const permit = { start: startDate ? new Date(startDate) : null, end: endDate ? new Date(endDate) : null };
    work.placeAt({ timeZone: site.timeZone, permit });
  }, [work, parent]);
  const { _id: parentId, form, submission } = parent && !problem ? parent : {};
  useEffect(() => {
    if (!parentId || !form) return;
    work.raiseOn(parentId, { template: readTemplate(form), submission: submission as Submission });
  }, [work, parentId, form, submission]);
  const surroundings = useSurroundings({
    user,
    work,
    transfers,
    state,
    kind: permitKinds.childPermit,
    siteCode: parent?.site.code,
    onAdd: attachByCode,
  });
  const [submit, isSubmitting] = useSubmission({
    work,
    isTransferring: transfers.isTransferring,
    check: checkChildPermit,
    send: ({ choices }, { own }) =>
      create({
        idempotencyKey: work.idempotencyKey,
        data: raisedChildData(choices, offer, own.submission),
      }),
    async onRaised() {
      await forget();
      await navigate(childListAfterRaising(user.role));
    },
  });

  return (
    <>
      <PageHeader title={title} back={back} />
      <StartNotices noun={raiseKinds.childPermit.noun} started={started} startOver={startOver} />
      <ChildWhoAndWhere user={user} offer={offer} choices={state.choices} onChoose={choose} />
      <RaisedForms state={state} groups={groups} surroundings={surroundings.own} />
      <RaiseBar
        savedState={<DeviceSavedState autosave={autosave} />}
        unchosen={unchosen(state.choices, childPermitChoices)}
        entries={groups.flatMap((group) => group.entries)}
        isSubmitting={isSubmitting}
        onSubmit={() => void submit()}
      />
    </>
  );
}
