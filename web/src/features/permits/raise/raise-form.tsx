import { Alert, Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { LoadingPage } from '../../../components/page/states.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { FormSurroundingsProvider } from '../../templates/components/form-surroundings.ts';
import { SectionRail } from '../../templates/components/section-rail.tsx';
import { TemplateForm } from '../../templates/components/template-form.tsx';
import { AttachDialog } from './attach-dialog.tsx';
import { AttachedForms } from './attached-forms.tsx';
import { unchosen, type Offer } from './choices.ts';
import { RaiseBar } from './raise-bar.tsx';
import { reasonsFor } from './required-forms-note.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { forgetWork } from './saved-work.ts';
import { createTransfers } from './transfers.ts';
import { useRaiseActions } from './use-raise-actions.ts';
import { useRailGroups } from './use-rail-groups.ts';
import type { StartedWork } from './use-started-work.ts';
import { useSubmitPermit } from './use-submit-permit.ts';
import { useSurroundings } from './use-surroundings.tsx';
import { WhoAndWhere } from './who-and-where.tsx';

interface RaiseFormProps {
  user: SessionUser;
  offer: Offer;
  back: { to: string; label: string };
  started: StartedWork;
  startOver: () => void;
  onQuota: () => void;
}

/** The form of a permit being raised. */
export function RaiseForm({ user, offer, back, started, startOver, onQuota }: RaiseFormProps) {
  const { work, autosave, restored } = started;
  const state = useSyncExternalStore(work.subscribe, work.state);
  const navigate = useNavigate();
  const [isAttaching, setAttaching] = useState(false);
  const [transfers] = useState(createTransfers);
  const { choose, attach, attachByCode } = useRaiseActions(work, offer);
  const groups = useRailGroups(state);
  const { own, attached, choices } = state;

  const [submit, isSubmitting] = useSubmitPermit({
    work,
    offer,
    isTransferring: transfers.isTransferring,
    onQuota,
    async onRaised() {
      autosave?.stop();
      if (autosave) await forgetWork(user._id);
      await navigate('/permits');
    },
  });

  const surroundings = useSurroundings({ user, work, transfers, state, onAdd: attachByCode });

  return (
    <>
      <PageHeader
        title="Create Permit"
        back={back}
        actions={
          <Button icon={<Plus size={16} aria-hidden />} disabled={!own} onClick={() => setAttaching(true)}>
            Add child permit
          </Button>
        }
      />
      <RestoredNotice restored={restored} startOver={startOver} />
      {!autosave && (
        <Alert
          type="warning"
          showIcon
          title="You are raising a permit in another tab. What you enter here is not kept when you leave."
        />
      )}
      <WhoAndWhere user={user} offer={offer} choices={choices} onChoose={choose} />
      {own ? (
        <div className="form-layout">
          <SectionRail groups={groups} />
          <div className="form-sections">
            <FormSurroundingsProvider value={surroundings.own}>
              <TemplateForm key={own.edited.key} form={own.edited} />
            </FormSurroundingsProvider>
            <FormSurroundingsProvider value={surroundings.attached}>
              <AttachedForms forms={attached} reasonsOf={(code) => reasonsFor(own, code)} onRemove={work.detach} />
            </FormSurroundingsProvider>
          </div>
        </div>
      ) : (
        choices.template !== '' && <LoadingPage label="Loading the form" />
      )}
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
        autosave={autosave}
        unchosen={unchosen(choices)}
        entries={groups.flatMap((group) => group.entries)}
        isSubmitting={isSubmitting}
        onSubmit={() => void submit()}
      />
    </>
  );
}
