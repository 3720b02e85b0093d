import { Button, Modal } from 'antd';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { AsyncContent } from '../../../components/page/async-content.tsx';
import { Person } from '../../../components/status/person.tsx';
import { AddMembers } from './add-members.tsx';
import './members.css';
import { useMembers } from './use-members.ts';

interface MembersDialogProps {
  group: { _id: string; name: string };
  onClose: () => void;
}

/** Lists the members of a group, to add and, after a confirmation, remove them. Closes shortly after a change. */
export function MembersDialog({ group, onClose }: MembersDialogProps) {
  const { payload, failed, retry, candidates, isChanging, keepOpen, add, remove } = useMembers(group._id, onClose);
  const confirm = useConfirm();
  const confirmRemoval = (person: { _id: string; fullname: string }, isLast: boolean) => {
    keepOpen();
    void confirm({
      title: `Remove ${person.fullname} from ${group.name}?`,
      content: isLast
        ? 'Nobody is left to review for this group then, until you add somebody.'
        : 'They can no longer review for this group. You can add them again.',
      confirmLabel: 'Remove',
      onConfirm: () => remove(person._id),
    });
  };
  return (
    <Modal
      open
      title={`Members of ${group.name}`}
      width={600}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <AsyncContent payload={payload} failed={failed} onRetry={retry}>
        {({ members }) => (
          <div className="members">
            {members.length === 0 && <p className="quiet">No members yet. Nobody can review for this group.</p>}
            <ul aria-label="Members" className="members-list">
              {members.map((person) => (
                <li key={person._id}>
                  <Person name={person.fullname}>
                    {person.fullname}
                    <span className="cell-note">{person.email}</span>
                  </Person>
                  <Button
                    size="small"
                    aria-label={`Remove ${person.fullname}`}
                    disabled={isChanging}
                    onClick={() => confirmRemoval(person, members.length === 1)}
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
            <AddMembers candidates={candidates} isChanging={isChanging} onAdd={add} />
          </div>
        )}
      </AsyncContent>
    </Modal>
  );
}
