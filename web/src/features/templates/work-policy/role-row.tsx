import { certificateKindNames, certificateKinds, formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { isJobRole, jobRoles, toRoleNoun } from '@eptw/domain/role/job-role';
import { formatPresence } from '@eptw/domain/work-policy/describe-work-policy';
import { listPartners } from '@eptw/domain/work-policy/role-edits';
import type { RoleDefinition } from '@eptw/domain/work-policy/work-policy-definition';
import { formatUnit, roleNumber } from '@eptw/domain/work-policy/work-policy-numbers';
import { Checkbox } from 'antd';
import { NumberInput } from '../../../components/field/number-input.tsx';
import { Select } from '../../../components/field/select.tsx';
import { ChipList } from './chip-list.tsx';

interface RoleRowProps {
  row: RoleDefinition;
  rows: readonly RoleDefinition[];
  findProblem: (field: keyof RoleDefinition) => string | undefined;
  onChange: (row: RoleDefinition) => void;
  /** Whether one person may fill this role and another one. */
  onCombine: (other: string, isAllowed: boolean) => void;
  onLeave: () => void;
}

const fields = ['role', 'atLeast', 'certificates', 'allTheTime', 'mayCombine', 'goesInside'] as const;

function toChoice(role: string) {
  return { key: role, label: isJobRole(role) ? jobRoles[role].label : role };
}

function toPresence(allTheTime: boolean): string {
  return allTheTime ? 'allTheTime' : 'otherwise';
}

/** What the row of a role says, without the buttons that move and remove it. */
export function RoleRow({ row, rows, findProblem, onChange, onCombine, onLeave }: RoleRowProps) {
  const { role, atLeast, certificates, allTheTime, mayCombine, goesInside } = row;
  const label = isJobRole(role) ? jobRoles[role].label : role;
  const noun = isJobRole(role) ? toRoleNoun(role) : role;
  const change = (part: Partial<RoleDefinition>) => onChange({ ...row, ...part });
  const problems = fields.flatMap((field) => findProblem(field) ?? []);
  const problemId = `role-${role}-problem`;
  const describe = (field: keyof RoleDefinition) => {
    const isWrong = findProblem(field) !== undefined;
    return { 'aria-invalid': isWrong, 'aria-describedby': isWrong ? problemId : undefined };
  };
  const presenceOptions = [true, false].map((value) => ({
    value: toPresence(value),
    label: isJobRole(role) ? formatPresence({ role, atLeast: atLeast ?? 0, allTheTime: value }) : '',
  }));
  return (
    <>
      <b className="policy-role-name">{label}</b>
      <NumberInput
        {...describe('atLeast')}
        aria-label={`${roleNumber.label}, ${noun}`}
        value={atLeast ?? null}
        unit={formatUnit(atLeast ?? 0, roleNumber.unit)}
        onChange={(value) => change({ atLeast: value ?? undefined })}
        onBlur={onLeave}
      />
      <ChipList
        id={`role-${role}-certificates`}
        label={`Certificates, ${noun}`}
        caption="Certificates, all of them"
        chosen={certificates.map((kind) => ({ key: kind, label: formatCertificateKind(kind) }))}
        others={certificateKindNames
          .filter((kind) => !certificates.includes(kind))
          .map((kind) => ({ key: kind, label: certificateKinds[kind].label }))}
        emptyNote="none"
        isWrong={findProblem('certificates') !== undefined}
        problemId={problemId}
        onAdd={(kind) => change({ certificates: [...certificates, kind] })}
        onRemove={(kind) => change({ certificates: certificates.filter((other) => other !== kind) })}
      />
      <Select<string>
        {...describe('allTheTime')}
        aria-label={`Must be there, ${noun}`}
        value={toPresence(allTheTime)}
        options={presenceOptions}
        virtual={false}
        onChange={(value) => change({ allTheTime: value === toPresence(true) })}
      />
      <ChipList
        id={`role-${role}-partners`}
        label={`May combine with, ${noun}`}
        caption="May combine with"
        chosen={mayCombine.map(toChoice)}
        others={rows
          .map((other) => other.role)
          .filter((other) => other !== role && !mayCombine.includes(other))
          .map(toChoice)}
        emptyNote={listPartners(rows, row).length === 0 ? 'nobody' : 'none'}
        isWrong={findProblem('mayCombine') !== undefined}
        problemId={problemId}
        onAdd={(other) => onCombine(other, true)}
        onRemove={(other) => onCombine(other, false)}
      />
      <Checkbox
        checked={goesInside}
        aria-describedby={describe('goesInside')['aria-describedby']}
        aria-invalid={findProblem('goesInside') !== undefined}
        aria-label={`Goes inside, ${noun}`}
        onChange={({ target }) => change({ goesInside: target.checked })}
      >
        <span aria-hidden className="policy-role-caption">
          Goes inside
        </span>
      </Checkbox>
      {problems.length > 0 && (
        <p className="form-problem" id={problemId}>
          {problems.join(' ')}
        </p>
      )}
    </>
  );
}
