import { Alert, Button } from 'antd';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { MutationPayload } from '../../lib/apollo/use-command.ts';
import { useToast } from '../../lib/toast.ts';
import { useBackAddress } from '../../lib/use-back-address.ts';
import { LinkButton } from '../page/link-button.tsx';
import './form.css';
import { useLeaveGuard } from './use-leave-guard.ts';

interface EditFormProps {
  /** Names the form for those who do not see it. */
  label: string;
  /** What its changes are made to, for the question before they are lost: 'this site'. */
  subject: string;
  /** What the button says: 'Create site'. */
  action: string;
  /** Where 'Cancel' leads to, and where it leads when it is done; a form without stays where it is. */
  backTo?: string;
  /** Whether it makes something new, which the filters that the list was left with could hide: it is shown without. */
  isNew?: boolean;
  /** Whether what must be filled in is. */
  canSubmit: boolean;
  hasChanges: boolean;
  /** Sends it, silently: the form tells success as a toast, and a refusal above the fields. */
  onSubmit: () => Promise<MutationPayload>;
  /** Beside the buttons, at the start of their row. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form of fields in two columns, one on a phone. What was typed stays when it is refused. */
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
  // Only after the guard has been told that there is nothing left to lose.
  useEffect(() => {
    if (state === 'done' && doneTo !== undefined) void navigate(doneTo);
  }, [state, navigate, doneTo]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!canSubmit || state !== 'open') return;
    setState('working');
    setRefusal('');
    const payload = await onSubmit();
    if (payload.success) toast('success', payload.message);
    else setRefusal(payload.message);
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
