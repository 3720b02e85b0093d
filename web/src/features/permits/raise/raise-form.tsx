import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { PageHeader } from '../../../components/page/page-header.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { FormSurroundingsProvider } from '../../templates/components/form-surroundings.ts';
import { permitKinds } from '../kinds/permit-kind.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { AttachedForms } from './attached-forms.tsx';
import { unchosen, type Offer } from './choices.ts';
import { RaiseBar } from './raise-bar.tsx';
import type { RaiseWork } from './raise-work.ts';
import { RaisedForms } from './raised-forms.tsx';
import { reasonsFor } from './required-forms-note.tsx';
import type { Transfers } from './transfers.ts';
import { useRaiseActions } from './use-raise-actions.ts';
import { useRailGroups } from './use-rail-groups.ts';
import { useSubmitPermit, type SubmittedDraft } from './use-submit-permit.ts';
import { useSurroundings } from './use-surroundings.tsx';
import { WhoAndWhere } from './who-and-where.tsx';
import './raise.css';

interface RaiseFormProps {
  user: SessionUser;
  offer: Offer;
  work: RaiseWork;
  transfers: Transfers;
  title: string;
  back: { to: string; label: string };
  /** What has to be told about the work before it is gone on with. */
  notices?: ReactNode;
  /** Said beneath who and where of what is chosen there. */
  chosenNote?: ReactNode;
  /** In the bar: whether the work is kept. */
  savedState: ReactNode;
  /** In the bar, before the button that submits. */
  saveButton: ReactNode;
  /** The draft that is filled in on. */
  draft?: SubmittedDraft;
  onRaised: () => Promise<void>;
  onQuota: () => void;
}

/** The form of a permit being raised, wherever its work is kept. */
export function RaiseForm(props: RaiseFormProps) {
  const { user, offer, work, transfers, draft, onRaised, onQuota } = props;
  const state = useSyncExternalStore(work.subscribe, work.state);
  const [isAttaching, setAttaching] = useState(false);
  const { choose, attach, attachByCode } = useRaiseActions(work, offer);
  const groups = useRailGroups(state);
  const { own, attached, choices } = state;

  const [submit, isSubmitting] = useSubmitPermit({
    work,
    offer,
    draft,
    isTransferring: transfers.isTransferring,
    onRaised,
    onQuota,
  });

  const site = offer.sites.find(({ _id }) => _id === choices.site);
  useEffect(() => {
    if (site) work.placeAt({ timeZone: site.timeZone });
  }, [work, site]);

  const surroundings = useSurroundings({
    user,
    work,
    transfers,
    state,
    kind: permitKinds.permit,
    siteCode: site?.code,
    onAdd: attachByCode,
  });

  return (
    <>
      <PageHeader
        title={props.title}
        back={props.back}
        actions={
          <Button icon={<Plus size={16} aria-hidden />} disabled={!own} onClick={() => setAttaching(true)}>
            Add child permit
          </Button>
        }
      />
      {props.notices}
      <WhoAndWhere user={user} offer={offer} choices={choices} onChoose={choose} note={props.chosenNote} />
      <RaisedForms state={state} groups={groups} surroundings={surroundings.own}>
        {own && (
          <FormSurroundingsProvider value={surroundings.attached}>
            <AttachedForms forms={attached} reasonsOf={(code) => reasonsFor(own, code)} onRemove={work.detach} />
          </FormSurroundingsProvider>
        )}
      </RaisedForms>
      {isAttaching && own && (
        <AttachDialog
          templates={offer.templates}
          parentTemplateId={own.template.id}
          attachedIds={attached.map((form) => form.template.id)}
          onSave={attach}
          onClose={() => setAttaching(false)}
        />
      )}
      <RaiseBar
        savedState={props.savedState}
        saveButton={props.saveButton}
        unchosen={unchosen(choices)}
        entries={groups.flatMap((group) => group.entries)}
        isSubmitting={isSubmitting}
        onSubmit={() => void submit()}
      />
    </>
  );
}
