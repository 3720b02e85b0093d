import { Button, Checkbox } from 'antd';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { message } from '@eptw/domain/message';
import { canReview } from '@eptw/domain/permit/reviewers';
import { Select } from '../../../components/field/select.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useToast } from '../../../lib/toast.ts';
import { StaffSelect } from '../../users/components/staff-select.tsx';
import type { Permit } from '../model/permit.ts';
import { useUsualPeople } from '../forms/use-usual-people.ts';
import { toGroupOptions } from '../forms/group-options.ts';
import { GetGroupChoicesDocument } from '../../../generated/permits/reviewers.ts';
import { searchByLabel } from '../../../components/field/search-by-label.ts';

interface AddReviewersProps {
  permit: Permit;
  isBusy: boolean;
  onAdd: (individualIds: string[], groupIds: string[]) => Promise<boolean>;
}

interface AdditionProps {
  id: string;
  label: string;
  isIncluded: boolean;
  onInclude: (isIncluded: boolean) => void;
  children: ReactNode;
}

function Addition({ id, label, isIncluded, onInclude, children }: AdditionProps) {
  return (
    <div className="reviewer-addition">
      <label htmlFor={id}>{label}</label>
      {children}
      <Checkbox
        checked={isIncluded}
        onChange={({ target }) => onInclude(target.checked)}
        aria-label={`Include to update: ${label}`}
      >
        Include to update
      </Checkbox>
    </div>
  );
}

/** Selects more reviewers; only ticked kinds are sent, and selecting ticks. */
export function AddReviewers({ permit, isBusy, onAdd }: AddReviewersProps) {
  const { data } = useQuery(GetGroupChoicesDocument);
  const toast = useToast();
  const usualIds = useUsualPeople(permit.site._id);
  const id = useId();
  const [individuals, setIndividuals] = useState<string[]>([]);
  const [groups, setGroups] = useState<string[]>([]);
  const [includes, setIncludes] = useState({ individuals: false, groups: false });
  const presentIds = useMemo(
    () => new Set(permit.slots.map((slot) => slot.user?._id ?? slot.group?._id ?? '')),
    [permit.slots],
  );
  const excluded = useMemo(() => [...presentIds, permit.submittedBy._id], [presentIds, permit.submittedBy._id]);
  const options = useMemo(
    () =>
      toGroupOptions(
        { groups: data?.getAllMTGroups.items.filter((group) => !presentIds.has(group._id)) ?? [] },
        permit.site._id,
        permit.submittedBy._id,
      ),
    [data, presentIds, permit.site._id, permit.submittedBy._id],
  );

  async function submit() {
    if (!includes.individuals && !includes.groups) {
      toast('warning', message.addNothingTicked);
      return;
    }
    const selected = { individuals: includes.individuals ? individuals : [], groups: includes.groups ? groups : [] };
    if (selected.individuals.length + selected.groups.length === 0) {
      toast('warning', message.addNobody);
      return;
    }
    if (!(await onAdd(selected.individuals, selected.groups))) return;
    setIndividuals([]);
    setGroups([]);
    setIncludes({ individuals: false, groups: false });
  }

  return (
    <div className="reviewer-additions">
      <Addition
        id={`${id}-individuals`}
        label="Add individual reviewers"
        isIncluded={includes.individuals}
        onInclude={(isIncluded) => setIncludes({ ...includes, individuals: isIncluded })}
      >
        <StaffSelect
          id={`${id}-individuals`}
          mode="multiple"
          value={individuals}
          onChange={(selected) => {
            setIndividuals(selected);
            setIncludes({ ...includes, individuals: selected.length > 0 });
          }}
          excluded={excluded}
          canChoose={canReview}
          placeholder="Search by name or e-mail"
          siteId={permit.site._id}
          usualIds={usualIds}
        />
      </Addition>
      <Addition
        id={`${id}-groups`}
        label="Add MT groups"
        isIncluded={includes.groups}
        onInclude={(isIncluded) => setIncludes({ ...includes, groups: isIncluded })}
      >
        <Select
          id={`${id}-groups`}
          mode="multiple"
          value={groups}
          placeholder="Choose groups"
          options={options}
          showSearch={searchByLabel}
          onChange={(selected: string[]) => {
            setGroups(selected);
            setIncludes({ ...includes, groups: selected.length > 0 });
          }}
        />
      </Addition>
      <Button loading={isBusy} onClick={() => void submit()}>
        Update Reviewers
      </Button>
    </div>
  );
}
