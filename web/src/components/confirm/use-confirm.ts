import { App } from 'antd';
import { useCallback, type ReactNode } from 'react';

interface Question {
  title: string;
  /** What will happen; a sentence that the specification fixes stands here as it is. */
  content?: ReactNode;
  /** What the button does: a verb, such as 'Close permit'. */
  action: string;
  /** What the other button says; 'Go back' unless said otherwise, for 'Cancel' is also the name of an action. */
  dismiss?: string;
  /** What cannot be undone is asked in red. */
  destructive?: boolean;
  /** Done while the dialog waits; it closes when this settles. */
  work?: () => Promise<unknown>;
}

/** Asks before something is done. Answers whether it was confirmed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    async ({ title, content, action, dismiss = 'Go back', destructive, work }) =>
      modal.confirm({
        title,
        content,
        icon: null,
        centered: true,
        okText: action,
        cancelText: dismiss,
        okButtonProps: destructive ? { danger: true, type: 'primary' } : {},
        focusable: { autoFocusButton: destructive ? 'cancel' : 'ok' },
        ...(work && { onOk: work }),
      }),
    [modal],
  );
}
