import { Alert, Button } from 'antd';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { MutationPayload } from '../../lib/api/use-command.ts';
import { useToast } from '../../lib/toast.ts';
import { useBackAddress } from '../../lib/use-back-address.ts';
import { LinkButton } from '../page/link-button.tsx';
import './form.css';
import { useLeaveGuard } from './use-leave-guard.ts';

interface EditFormProps {
  /** The form's accessible name. */
  label: string;
  /** What is edited, for the question before changes are lost: 'this site'. */
  subject: string;
  /** The button's label: 'Create site'. */
  action: string;
  /** Where 'Cancel' and a successful save lead to; without it the form stays where it is. */
  backTo?: string;
  /** Whether it creates an object, which the list's last filters could hide: the list then opens without them. */
  isNew?: boolean;
  /** Whether all required fields are filled in. */
  canSubmit: boolean;
  hasChanges: boolean;
  /** Sends it without a toast: the form shows the result as one, and a refusal above the fields, too. */
  onSubmit: () => Promise<MutationPayload>;
  /** Beside the buttons, at the start of their row. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form with fields in two columns, one on a phone. Entries stay when it is refused. */
export function EditForm(props: EditFormProps) {
  const { label, subject, action, isNew, canSubmit, hasChanges, onSubmit, aside, children } = props;
  const backTo = useBackAddress(props.backTo);
  const doneTo = isNew ? backTo?.split('?')[0] : backTo;
  const [state, setState] = useState<'open' | 'working' | 'done'>('open');
  const [refusal, setRefusal] = useState('');
  const notice = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const toast = useToast();
  useLeaveGuard(hasChanges && state === 'open', subject);

  useEffect(() => {
    if (refusal) notice.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  // After the leave guard has seen that nothing is unsaved.
  useEffect(() => {
    if (state === 'done' && doneTo !== undefined) void navigate(doneTo);
  }, [state, navigate, doneTo]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!canSubmit || state !== 'open') return;
    setState('working');
    setRefusal('');
    const payload = await onSubmit();
    toast(payload.success ? 'success' : 'error', payload.message);
    if (!payload.success) setRefusal(payload.message);
    setState(payload.success && doneTo !== undefined ? 'done' : 'open');
  }

  return (
    <form className="edit-form" aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
      <div ref={notice}>{refusal && <Alert type="error" showIcon title={refusal} />}</div>
      <div className="panel edit-form-fields">{children}</div>
      <div className="edit-form-actions">
        {aside}
        <span className="edit-form-space" />
        {backTo !== undefined && <LinkButton to={backTo}>Cancel</LinkButton>}
        <Button type="primary" htmlType="submit" disabled={!canSubmit} loading={state === 'working'}>
          {action}
        </Button>
      </div>
    </form>
  );
}
