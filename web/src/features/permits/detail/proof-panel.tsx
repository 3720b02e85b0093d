import { Button } from 'antd';
import { useState } from 'react';
import { actionTable } from '@eptw/domain/permit/actions';
import { Panel } from '../../../components/page/panel.tsx';
import { TemplateForm } from '../../templates/components/template-form.tsx';
import type { Permit } from '../model/permit.ts';
import type { PermitActionInput } from '../model/use-permit-actions.ts';
import { checkProofs, openProofs, toProvenForms } from './open-proofs.ts';
import './proof-panel.css';

export interface ProofPanelProps {
  permit: Permit;
  isBusy: boolean;
  /** Sends the answers; whether they were saved. */
  onSave: (input: PermitActionInput) => Promise<boolean>;
}

/** What is proven before the start, to answer it on the job. What was typed stays when the answers are refused. */
export function ProofPanel({ permit, isBusy, onSave }: ProofPanelProps) {
  const [proofs, setProofs] = useState(() => openProofs(permit));
  const [savedVersion, setSavedVersion] = useState<number>();
  if (savedVersion !== undefined && permit.version >= savedVersion) {
    // The saved answers are those of the permit now.
    setSavedVersion(undefined);
    setProofs(openProofs(permit));
  }
  if (proofs.length === 0) return null;

  async function save() {
    if (!checkProofs(proofs)) return;
    const isSaved = await onSave({
      forms: toProvenForms(permit, proofs),
      onRefusedAnswers: (problems) => {
        for (const { templateId, edited } of proofs)
          edited.store.showProblems(
            problems.flatMap(({ form, input, kind, message }) =>
              form === templateId ? [{ name: input ?? '', label: '', section: '', kind, message }] : [],
            ),
          );
      },
    });
    if (isSaved) setSavedVersion(permit.version + 1);
  }

  return (
    <Panel id="permit-proofs" title="Proven before the start" className="proof-panel">
      <p className="quiet">
        Answer here what can be known only on the job. Approvals do not lapse. Once the work has started, the answers
        are closed.
      </p>
      {proofs.map(({ templateId, edited }) => (
        <TemplateForm key={`${templateId}-${permit.version}`} form={edited} />
      ))}
      <Button type="primary" className="proof-panel-save" loading={isBusy} onClick={() => void save()}>
        {actionTable.prove.label}
      </Button>
    </Panel>
  );
}
