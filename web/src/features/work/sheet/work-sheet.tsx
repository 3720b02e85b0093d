import { Drawer, Modal } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import './work-sheet.css';

interface WorkSheetProps {
  title: string;
  onClose: () => void;
  /** The buttons; on a phone at the very bottom. */
  footer: ReactNode;
  /** On a phone it covers the whole screen. */
  isFull?: boolean;
  /** Whether it has room for two columns where the screen has. */
  isWide?: boolean;
  /** Whether its first field takes the focus, where nothing has to be read before. */
  startsInField?: boolean;
  children: ReactNode;
}

/** Gives the focus back to what had it before, or to the page's heading if that is gone. */
function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // After the dialog has released the focus.
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
        else focusHeading();
      });
    };
  }, []);
}

/** What an action asks for: a dialog, on a phone a sheet from below. Its heading takes the focus, or its first field. */
export function WorkSheet({
  title,
  onClose,
  footer,
  isFull = false,
  isWide = false,
  startsInField = false,
  children,
}: WorkSheetProps) {
  const heading = useRef<HTMLSpanElement>(null);
  const isNarrow = useNarrowScreen();
  useReturnedFocus();
  const takeFocus = (isOpen: boolean) => {
    if (!isOpen) return;
    const dialog = heading.current?.closest('[role=dialog]');
    const field = startsInField ? dialog?.querySelector<HTMLElement>('input:not(:disabled)') : undefined;
    (field ?? heading.current)?.focus();
  };
  const titleElement = (
    <span ref={heading} tabIndex={-1} className="work-sheet-title">
      {title}
    </span>
  );
  if (isNarrow)
    return (
      <Drawer
        open
        rootClassName={isFull ? 'work-sheet work-sheet-full' : 'work-sheet'}
        placement="bottom"
        size={isFull ? '100dvh' : 'auto'}
        title={titleElement}
        onClose={onClose}
        mask={{ closable: false }}
        afterOpenChange={takeFocus}
        footer={<div className="work-sheet-footer">{footer}</div>}
      >
        {children}
      </Drawer>
    );
  return (
    <Modal
      open
      rootClassName="work-sheet"
      title={titleElement}
      width={isWide ? 960 : 560}
      onCancel={onClose}
      mask={{ closable: false }}
      afterOpenChange={takeFocus}
      footer={<div className="work-sheet-footer">{footer}</div>}
    >
      {children}
    </Modal>
  );
}
