import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { PageHeader } from '../../../components/page/page-header.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { FormContextProvider } from '../../../lib/form-context.ts';
import { permitLevels } from '../components/permit-level.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { AttachedForms } from './attached-forms.tsx';
import { listMissingChoices, type FormOptions } from './permit-choices.ts';
import { SubmitBar } from './submit-bar.tsx';
import type { PermitFormStore } from './permit-form-store.ts';
import { OwnForm } from './own-form.tsx';
import { PlannedPanel } from './planned-panel.tsx';
import { listReasons } from './required-forms-note.tsx';
import type { Transfers } from './transfers.ts';
import type { UnsentFormFiles } from './unsent-form-files.ts';
import { useFormActions } from './use-form-actions.ts';
import { useRailGroups } from './use-rail-groups.ts';
import { ReadinessLink } from './readiness-link.tsx';
import { usePlannedReadiness } from './use-planned-readiness.ts';
import { useSubmitPermit, type SubmittedDraft } from './use-submit-permit.ts';
import { useFormContexts } from './use-form-contexts.tsx';
import { PermitChoicesSection } from './permit-choices-section.tsx';
import './permit-form.css';
import { useStore } from '../../../lib/store.ts';

interface PermitFormProps {
  user: SessionUser;
  formOptions: FormOptions;
  formStore: PermitFormStore;
  transfers: Transfers;
  /** The chosen files that wait on this device; absent where none are stored. */
  unsentFiles?: UnsentFormFiles | undefined;
  title: string;
  back: { to: string; label: string };
  /** Notices above the form. */
  notices?: ReactNode;
  /** A note below the choices. */
  choicesNote?: ReactNode;
  /** In the bar: whether the work is saved. */
  saveStatus: ReactNode;
  /** In the bar, before the submit button. */
  saveButton: ReactNode;
  /** The draft being filled in. */
  draft?: SubmittedDraft;
  onSubmitted: () => Promise<void>;
  onQuota: () => void;
}

/** The form of a permit being raised, wherever it is saved. */
export function PermitForm(props: PermitFormProps) {
  const { user, formOptions, formStore, transfers, draft, onSubmitted, onQuota } = props;
  const state = useStore(formStore);
  const [isAttaching, setAttaching] = useState(false);
  const { updateChoices, attach, attachByCode } = useFormActions(formStore, formOptions);
  const groups = useRailGroups(state);
  const requirements = usePlannedReadiness(formStore);
  const { own, attached, choices } = state;

  const [submit, isSubmitting] = useSubmitPermit({
    formStore,
    formOptions,
    draft,
    isTransferring: transfers.isTransferring,
    onSubmitted,
    onQuota,
  });

  const site = formOptions.sites.find(({ _id }) => _id === choices.site);
  useEffect(() => {
    if (site) formStore.setPeriodContext({ timeZone: site.timeZone });
  }, [formStore, site]);

  const context = useFormContexts({
    user,
    formStore,
    transfers,
    unsentFiles: props.unsentFiles,
    state,
    level: permitLevels.permit,
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
      <PermitChoicesSection
        user={user}
        formOptions={formOptions}
        choices={choices}
        onChoose={updateChoices}
        note={props.choicesNote}
      />
      <OwnForm state={state} groups={groups} context={context.own}>
        {own && (
          <>
            <FormContextProvider value={context.attached}>
              <AttachedForms
                forms={attached}
                getReasons={(code) => listReasons(own, code)}
                onRemove={formStore.detachForm}
              />
            </FormContextProvider>
            <PlannedPanel requirements={requirements} user={user} own={own} />
          </>
        )}
      </OwnForm>
      {isAttaching && own && (
        <AttachDialog
          templates={formOptions.templates}
          parentTemplateId={own.template.id}
          attachedIds={attached.map((form) => form.template.id)}
          onSave={attach}
          onClose={() => setAttaching(false)}
        />
      )}
      <SubmitBar
        saveStatus={props.saveStatus}
        saveButton={props.saveButton}
        readiness={<ReadinessLink requirements={requirements} state={state} />}
        missingChoices={listMissingChoices(choices)}
        entries={groups.flatMap((group) => group.entries)}
        isSubmitting={isSubmitting}
        onSubmit={() => void submit()}
      />
    </>
  );
}
