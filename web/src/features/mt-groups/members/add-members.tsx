import { Button } from 'antd';
import { useState } from 'react';
import { MultiSelectField } from '../../../components/field/select-field.tsx';

interface AddMembersProps {
  /** Undefined while loading. */
  candidates: readonly { _id: string; fullname: string; email: string }[] | undefined;
  isChanging: boolean;
  /** Returns whether they were added. */
  onAdd: (ids: readonly string[]) => Promise<boolean>;
}

/** Selects users and adds them; does nothing while none is selected. */
export function AddMembers({ candidates, isChanging, onAdd }: AddMembersProps) {
  const [chosen, setChosen] = useState<string[]>([]);

  async function add() {
    if (chosen.length > 0 && (await onAdd(chosen))) setChosen([]);
  }

  return (
    <div className="members-adding">
      <MultiSelectField
        label="Users to add"
        values={chosen}
        placeholder="Choose one or more"
        loading={candidates === undefined}
        options={(candidates ?? []).map(({ _id, fullname, email }) => ({ value: _id, label: `${fullname}, ${email}` }))}
        hint={
          candidates?.length === 0
            ? 'No more users can be added. Members must be approved users with the role MT Group at the site of the group.'
            : undefined
        }
        onChange={setChosen}
      />
      <Button type="primary" loading={isChanging} onClick={() => void add()}>
        Add users
      </Button>
    </div>
  );
}
