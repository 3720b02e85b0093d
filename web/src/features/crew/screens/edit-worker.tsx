import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { workerLanguageCodes, workerLanguages } from '@eptw/domain/crew/language';
import {
  validateWorker,
  validateWorkerText,
  workerLabels,
  workerLimits,
  type WorkerText,
} from '@eptw/domain/crew/worker';
import { contractorRoles } from '@eptw/domain/user/role-groups';
import { useState } from 'react';
import { ResourceScreen, type ResourceForm } from '../../audit-log/components/resource-screen.tsx';
import { backToCrew, workerResource, type Worker } from '../worker-resource.ts';
import { MultiSelectField, SelectField } from '../../../components/field/select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { useFormValues } from '../../../components/form/use-form-values.ts';
import { GetCrewCompaniesDocument, type CreateWorkerInput, type UpdateWorkerInput } from '../../../generated/crew.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { toCertificateDrafts, toCertificates, type CertificateDraft } from '../certificate-draft.ts';
import { CertificateFields } from '../certificate-fields.tsx';

const titles = { create: 'Add Worker', edit: 'Edit Worker' };

/** Adds a worker, or changes the one in the address. */
export function EditWorker() {
  return (
    <ResourceScreen resource={workerResource} titles={titles} back={backToCrew}>
      {(form) => <WorkerForm {...form} />}
    </ResourceScreen>
  );
}

interface WorkerValues {
  company: string;
  name: string;
  passNumber: string;
  trade: string;
  phone: string;
  languages: readonly string[];
  certificates: readonly CertificateDraft[];
}

const languageOptions = workerLanguageCodes.map((code) => ({ value: code, label: workerLanguages[code] }));

function toWorkerValues(worker: Worker | undefined, company: string): WorkerValues {
  const { name = '', passNumber = '', trade = '', phone = '', languages = [], certificates = [] } = worker ?? {};
  return {
    company: worker?.company ?? company,
    ...{ name, passNumber, trade, phone, languages },
    certificates: toCertificateDrafts(certificates),
  };
}

/** The fields of the form as they are sent. */
function toInput({ languages, certificates, company: _company, ...texts }: Partial<WorkerValues>): UpdateWorkerInput {
  return {
    ...texts,
    ...(languages && { languages: [...languages] }),
    ...(certificates && { certificates: toCertificates(certificates) }),
  };
}

/** Adds a worker to a company, or changes one, with all certificates. */
function WorkerForm({ item, form, save }: ResourceForm<Worker, CreateWorkerInput, UpdateWorkerInput>) {
  const viewer = useSignedInUser();
  const isContractor = contractorRoles.includes(viewer.role);
  const { data } = useQuery(GetCrewCompaniesDocument, { skip: isContractor || item !== undefined });
  const [touched, setTouched] = useState<ReadonlySet<WorkerText>>(new Set());
  const { values, changes, hasChanges, set } = useFormValues(toWorkerValues(item, isContractor ? viewer.company : ''));
  const { company, languages, certificates } = values;
  const toFieldProps = (field: WorkerText) => ({
    label: workerLabels[field],
    value: values[field],
    maxLength: workerLimits[field],
    problem: touched.has(field) ? validateWorkerText(field, values[field]) : undefined,
    onChange: (next: string) => set({ [field]: next }),
    onBlur: () => setTouched(new Set([...touched, field])),
  });
  const problem = validateWorker({ ...values, certificates: toCertificates(certificates) });

  function getFileName(file: string): string {
    const stored = item?.certificates.find((one) => one.file === file);
    if (stored?.fileName) return stored.fileName;
    const kind = certificates.find((one) => one.file === file)?.kind;
    return kind ? formatCertificateKind(kind) : 'New file';
  }

  return (
    <EditForm
      {...form}
      canSubmit={problem === undefined && company !== ''}
      hasChanges={hasChanges}
      onSubmit={() => save({ company, ...toCreateInput(values) }, toInput(changes), item?.version)}
    >
      {!isContractor && (
        <SelectField
          label="Company"
          required
          wide
          value={company}
          options={(data?.getCrewCompanies ?? (company ? [company] : [])).map((name) => ({ value: name, label: name }))}
          disabled={item !== undefined}
          hint={item ? 'A worker who changes the company is added there anew.' : undefined}
          onChange={(next) => set({ company: next })}
        />
      )}
      <TextField {...toFieldProps('name')} required />
      <TextField
        {...toFieldProps('passNumber')}
        required
        hint="The number on the site pass. The worker signs on with it."
      />
      <TextField {...toFieldProps('trade')} hint="For example Welder." />
      <TextField
        {...toFieldProps('phone')}
        type="tel"
        hint="The muster list shows it. Text messages about stopped work may go to it."
      />
      <MultiSelectField
        label={workerLabels.languages}
        wide
        placeholder="Choose one or more"
        values={languages}
        options={languageOptions}
        onChange={(next) => set({ languages: next })}
      />
      <CertificateFields
        drafts={certificates}
        getFileName={getFileName}
        onChange={(next) => set({ certificates: next })}
      />
    </EditForm>
  );
}

function toCreateInput({ name, passNumber, trade, phone, languages, certificates }: WorkerValues) {
  return {
    ...{ name, passNumber, trade, phone },
    languages: [...languages],
    certificates: toCertificates(certificates),
  };
}
