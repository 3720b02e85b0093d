import {
  certificateLabels as labels,
  certificateLimits,
  listCertificateProblems,
  validateCertificates,
  validateCertificateText,
  type CertificateText,
} from '@eptw/domain/crew/certificate';
import { certificateKindNames, formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { Alert, Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { DayField } from '../../components/field/day-field.tsx';
import { Field } from '../../components/field/field.tsx';
import { SelectField } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { UploadField } from '../../components/upload/upload-field.tsx';
import { useFiles } from '../files/components/use-files.ts';
import { createCertificateDraft, toCertificates, type CertificateDraft } from './certificate-draft.ts';
import './crew.css';

const kindOptions = certificateKindNames.map((kind) => ({ value: kind, label: formatCertificateKind(kind) }));

interface CertificateFieldsProps {
  drafts: readonly CertificateDraft[];
  /** The original name of a stored file. */
  getFileName: (file: string) => string;
  onChange: (drafts: CertificateDraft[]) => void;
}

/** The certificates of a worker: each a group of fields, with buttons to add and to remove one. */
export function CertificateFields({ drafts, getFileName, onChange }: CertificateFieldsProps) {
  const addButton = useRef<HTMLButtonElement>(null);

  const certificates = toCertificates(drafts);
  // Fields show what is wrong with one certificate; this is what is wrong with several.
  const isEachValid = certificates.every((one) => listCertificateProblems(one).length === 0);
  const problem = isEachValid ? validateCertificates(certificates) : undefined;

  function remove(removed: CertificateDraft) {
    onChange(drafts.filter((draft) => draft !== removed));
    // The button that was pressed is gone.
    addButton.current?.focus();
  }

  return (
    <section className="crew-certificates" aria-label="Certificates">
      <h2>Certificates</h2>
      {drafts.length === 0 && <p className="quiet">No certificates yet.</p>}
      {drafts.map((draft, index) => (
        <CertificateGroup
          key={draft.key}
          title={`Certificate ${index + 1}`}
          draft={draft}
          getFileName={getFileName}
          onChange={(change) => onChange(drafts.map((one) => (one === draft ? { ...one, ...change } : one)))}
          onRemove={() => remove(draft)}
        />
      ))}
      {problem && <Alert role="alert" type="error" showIcon title={problem} />}
      <Button
        ref={addButton}
        icon={<Plus size={16} aria-hidden />}
        disabled={drafts.length >= certificateLimits.perWorker}
        onClick={() => onChange([...drafts, createCertificateDraft()])}
      >
        Add certificate
      </Button>
    </section>
  );
}

interface CertificateGroupProps {
  title: string;
  draft: CertificateDraft;
  getFileName: (file: string) => string;
  onChange: (change: Partial<CertificateDraft>) => void;
  onRemove: () => void;
}

function CertificateGroup({ title, draft, getFileName, onChange, onRemove }: CertificateGroupProps) {
  const [touched, setTouched] = useState<ReadonlySet<CertificateText>>(new Set());
  const toFieldProps = (field: CertificateText) => ({
    label: labels[field],
    required: true,
    value: draft[field],
    problem: touched.has(field) ? validateCertificateText(field, draft[field]) : undefined,
    onChange: (next: string) => onChange({ [field]: next }),
    onBlur: () => setTouched(new Set([...touched, field])),
  });
  return (
    <fieldset className="crew-certificate">
      <legend>{title}</legend>
      <div className="crew-certificate-fields">
        <SelectField
          label={labels.kind}
          required
          value={draft.kind}
          options={kindOptions}
          onChange={(next) => onChange({ kind: next })}
        />
        <DayField {...toFieldProps('expiresOn')} />
        <TextField {...toFieldProps('number')} maxLength={certificateLimits.number} />
        <TextField {...toFieldProps('issuer')} maxLength={certificateLimits.issuer} />
        <CertificateFile
          title={title}
          file={draft.file}
          getName={getFileName}
          onChange={(file) => onChange({ file })}
        />
      </div>
      <Button
        className="crew-certificate-remove"
        danger
        icon={<Trash2 size={16} aria-hidden />}
        aria-label={`Remove ${title.toLowerCase()}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </fieldset>
  );
}

interface CertificateFileProps {
  title: string;
  file: string;
  getName: (file: string) => string;
  onChange: (file: string) => void;
}

function CertificateFile({ title, file, getName, onChange }: CertificateFileProps) {
  const { send, loadUrl } = useFiles();
  return (
    <Field label={labels.file} wide hint="A PDF, PNG or JPEG file under 10 MB.">
      {(control) => (
        <UploadField
          id={control.id}
          label={`${labels.file} of ${title.toLowerCase()}`}
          value={file ? [file] : []}
          onChange={(names) => onChange(names.at(-1) ?? '')}
          send={send}
          loadUrl={loadUrl}
          getName={getName}
          maximum={1}
          accept="application/pdf,image/png,image/jpeg"
          acceptRefusal="The file of a certificate is a PDF, PNG or JPEG file. Choose another one."
          {...(control['aria-describedby'] !== undefined && { describedBy: control['aria-describedby'] })}
        />
      )}
    </Field>
  );
}
