import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { actionTable } from '@eptw/domain/permit/actions';
import { Panel } from '../../../components/page/panel.tsx';
import { TemplateForm } from '../../templates/components/template-form.tsx';
import type { Permit } from '../model/permit.ts';
import type { PermitActionInput } from '../model/use-permit-actions.ts';
import { ContestedInputs } from './contested-inputs.tsx';
import { checkProofs, openProofs, rebaseProofs, toProvenForms } from './open-proofs.ts';
import './proof-panel.css';

export interface ProofPanelProps {
  permit: Permit;
  /** Sends the answers; whether they were saved. */
  onSave: (input: PermitActionInput) => Promise<boolean>;
}

/**
 * What is proven before the start, to answer it on the job. What was typed stays when the answers are refused, and when
 * somebody else saves others meanwhile.
 */
export function ProofPanel({ permit, onSave }: ProofPanelProps) {
  const [{ version, proofs, contested }, setOpen] = useState(() => ({
    version: permit.version,
    proofs: openProofs(permit),
    contested: [] as string[],
  }));
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (!isSaving && version !== permit.version) setOpen({ version: permit.version, ...rebaseProofs(proofs, permit) });
  }, [isSaving, version, proofs, permit]);
  if (proofs.length === 0) return null;

  async function save() {
    if (!checkProofs(proofs)) return;
    setSaving(true);
    const sent = proofs.map((each) => ({ ...each, base: each.edited.store.getSubmission() }));
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
    if (isSaved) setOpen((current) => ({ ...current, proofs: sent, contested: [] }));
    setSaving(false);
  }

  return (
    <Panel id="permit-proofs" title="Proven before the start" className="proof-panel">
      <p className="quiet">
        Answer here what can be known only on the job. Approvals do not lapse. Once the work has started, you can no
        longer change the answers.
      </p>
      {proofs.map(({ templateId, edited }) => (
        <TemplateForm key={templateId} form={edited} />
      ))}
      {contested.length > 0 && (
        <Alert type="warning" showIcon role="alert" title={<ContestedInputs labels={contested} />} />
      )}
      <Button type="primary" className="proof-panel-save" loading={isSaving} onClick={() => void save()}>
        {actionTable.prove.label}
      </Button>
    </Panel>
  );
}
