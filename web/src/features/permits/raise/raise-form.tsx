import { Alert, Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { impactInput } from '@eptw/domain/child-permit/required-forms';
import { mapBrushWidth } from '@eptw/domain/template/drawing';
import { LoadingPage } from '../../../components/page/states.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { formatEvent } from '../../../lib/clock.ts';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { FormSurroundingsProvider, type FormSurroundings } from '../../templates/form-surroundings.ts';
import { attachedEntry, sectionEntries, type RailGroup } from '../../templates/rail-groups.ts';
import { SectionRail } from '../../templates/section-rail.tsx';
import { TemplateForm } from '../../templates/template-form.tsx';
import { useAllProgress } from '../../templates/use-progress.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { AttachedForms, titleWithoutCode } from './attached-forms.tsx';
import { unchosen, type Offer } from './choices.ts';
import { everyForm, type RaiseState } from './raise-work.ts';
import { RaiseBar } from './raise-bar.tsx';
import { reasonsFor, RequiredFormsNote } from './required-forms-note.tsx';
import { forgetWork } from './saved-work.ts';
import { createTransfers } from './transfers.ts';
import { useRaiseActions } from './use-raise-actions.ts';
import type { StartedWork } from './use-started-work.ts';
import { useSubmitPermit } from './use-submit-permit.ts';
import { WhoAndWhere } from './who-and-where.tsx';

interface RaiseFormProps {
  user: SessionUser;
  offer: Offer;
  back: { to: string; label: string };
  started: StartedWork;
  startOver: () => void;
  onQuota: () => void;
}

function RestoredNotice({ restored, startOver }: Pick<RaiseFormProps, 'startOver'> & Pick<StartedWork, 'restored'>) {
  const [isOpen, setOpen] = useState(true);
  if (!restored || !isOpen) return null;
  return (
    <Alert
      type="info"
      showIcon
      closable={{ onClose: () => setOpen(false) }}
      title={`Your unfinished permit of ${formatEvent(restored.savedAt)} is back, with its files.`}
      description={
        restored.changed.length > 0 &&
        `A new version of ${restored.changed.join(' and ')} is in use now. Look through what you had filled in.`
      }
      action={
        <Button size="small" onClick={startOver}>
          Start over
        </Button>
      }
    />
  );
}

function useRailGroups(state: RaiseState): RailGroup[] {
  const forms = useMemo(() => everyForm(state), [state]);
  const edited = useMemo(() => forms.map((form) => form.edited), [forms]);
  const progress = useAllProgress(edited);
  return useMemo(() => {
    const [own] = state.own ? [state.own] : [];
    const attached = forms.flatMap((form, index) =>
      form === own
        ? []
        : attachedEntry(form.edited, form.template.code, titleWithoutCode(form.template), progress[index] ?? []),
    );
    return [
      ...(own ? [{ title: own.template.title, entries: sectionEntries(own.edited, progress[0] ?? []) }] : []),
      ...(attached.length > 0 ? [{ title: 'Child permits', entries: attached }] : []),
    ];
  }, [state.own, forms, progress]);
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

  const surroundings = useMemo(
    (): FormSurroundings => ({
      signer: user.fullname,
      brushWidth: mapBrushWidth.permit,
      knownFile: work.knownFile,
      rememberFile: work.rememberFile,
      beginTransfer: transfers.begin,
      below: own ? { [impactInput]: <RequiredFormsNote own={own} state={{ attached }} onAdd={attachByCode} /> } : {},
    }),
    [user.fullname, work, transfers, own, attached, attachByCode],
  );
  const attachedSurroundings = useMemo((): FormSurroundings => ({ ...surroundings, below: {} }), [surroundings]);

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
            <FormSurroundingsProvider value={surroundings}>
              <TemplateForm key={own.edited.key} form={own.edited} />
            </FormSurroundingsProvider>
            <FormSurroundingsProvider value={attachedSurroundings}>
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
