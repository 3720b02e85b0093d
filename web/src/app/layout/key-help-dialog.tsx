import { Modal } from 'antd';
import { Link } from 'react-router';
import { useShownShortcuts } from '../../lib/shortcuts.ts';
import './key-help.css';

/** The keys of the page, and where they are turned off. */
export function KeyHelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const shortcuts = useShownShortcuts();
  return (
    <Modal open={open} title="Keys" footer={null} onCancel={onClose} width={420}>
      <dl className="key-help">
        {shortcuts.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p>
        They work when you are not typing and no dialog is open. Turn them off under{' '}
        <Link to="/my-profile" onClick={onClose}>
          Account
        </Link>
        .
      </p>
    </Modal>
  );
}
