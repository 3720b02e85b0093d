import { Button, Modal } from 'antd';
import { AsyncContent } from '../../../components/page/async-content.tsx';
import { Person } from '../../../components/status/person.tsx';
import { AddMembers } from './add-members.tsx';
import './members.css';
import { useMembers } from './use-members.ts';

interface MembersDialogProps {
  group: { _id: string; name: string };
  onClose: () => void;
}

/** Lists the members of a group, to add and remove them. Closes shortly after a change. */
export function MembersDialog({ group, onClose }: MembersDialogProps) {
  const { payload, failed, retry, candidates, isChanging, add, remove } = useMembers(group._id, onClose);
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
              {members.map(({ _id, fullname, email }) => (
                <li key={_id}>
                  <Person name={fullname}>
                    {fullname}
                    <span className="cell-note">{email}</span>
                  </Person>
                  <Button
                    size="small"
                    aria-label={`Remove ${fullname}`}
                    disabled={isChanging}
                    onClick={() => void remove(_id)}
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
