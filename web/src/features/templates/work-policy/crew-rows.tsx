import { certificateKindNames, certificateKinds } from '@eptw/domain/crew/certificate-kind';
import type { CrewDefinition } from '@eptw/domain/work-policy/work-policy-definition';
import { crewNumber, formatUnit } from '@eptw/domain/work-policy/work-policy-numbers';
import { Button } from 'antd';
import { Plus, X } from 'lucide-react';
import { NumberInput } from '../../../components/field/number-input.tsx';
import { Select } from '../../../components/field/select.tsx';
import { IconButton } from '../../../components/page/icon-button.tsx';
import { focusFirstEnabled } from '../../../lib/focus-first-enabled.ts';
import { FormField } from '../components/form-field.tsx';

const addId = 'policy-crew';

interface CrewRowsProps {
  crew: readonly CrewDefinition[];
  findProblem: (path: string) => string | undefined;
  onChange: (crew: readonly CrewDefinition[]) => void;
  onLeave: () => void;
}

/** The certificates that people on the job must hold, and how many of them. */
export function CrewRows({ crew, findProblem, onChange, onLeave }: CrewRowsProps) {
  const unused = certificateKindNames.filter((kind) => !crew.some(({ certificate }) => certificate === kind));
  const [next] = unused;

  function remove(index: number) {
    onChange(crew.toSpliced(index, 1));
    focusFirstEnabled(crew.length > 1 ? `crew-${Math.min(index, crew.length - 2)}-remove` : 'policy-roles');
  }

  return (
    <FormField id={addId} label="Crew" col={12} isGroup>
      {() => (
        <>
          <ol className="policy-rows">
            {crew.map(({ certificate, atLeast }, index) => {
              const number = index + 1;
              const certificateProblem = findProblem(`crew.${index}.certificate`);
              const numberProblem = findProblem(`crew.${index}.atLeast`);
              const problemId = `crew-${index}-problem`;
              return (
                <li key={`${index} ${certificate}`} className="policy-crew-row">
                  <Select<string>
                    aria-label={`Certificate ${number}`}
                    aria-invalid={certificateProblem !== undefined}
                    aria-describedby={certificateProblem ? problemId : undefined}
                    value={certificate}
                    virtual={false}
                    options={certificateKindNames
                      .filter((kind) => kind === certificate || unused.includes(kind))
                      .map((kind) => ({ value: kind, label: certificateKinds[kind].label }))}
                    onChange={(kind) => onChange(crew.with(index, { certificate: kind, atLeast }))}
                  />
                  <NumberInput
                    aria-label={`Minimum number of people with certificate ${number}`}
                    aria-invalid={numberProblem !== undefined}
                    aria-describedby={numberProblem ? problemId : undefined}
                    value={atLeast ?? null}
                    unit={formatUnit(atLeast ?? 0, crewNumber.unit)}
                    onChange={(value) => onChange(crew.with(index, { certificate, atLeast: value ?? undefined }))}
                    onBlur={onLeave}
                  />
                  <IconButton
                    id={`crew-${index}-remove`}
                    aria-label={`Remove certificate ${number}`}
                    onClick={() => remove(index)}
                  >
                    <X size={15} aria-hidden />
                  </IconButton>
                  {(certificateProblem ?? numberProblem) && (
                    <p className="form-problem" id={problemId}>
                      {certificateProblem ?? numberProblem}
                    </p>
                  )}
                </li>
              );
            })}
          </ol>
          <Button
            id={addId}
            type="dashed"
            size="small"
            icon={<Plus size={14} aria-hidden />}
            disabled={next === undefined}
            onClick={() => next && onChange([...crew, { certificate: next, atLeast: 1 }])}
          >
            Add certificate
          </Button>
        </>
      )}
    </FormField>
  );
}
