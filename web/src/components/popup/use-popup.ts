import { useId, useRef, useState, type ToggleEvent } from 'react';
import { flushSync } from 'react-dom';

const gap = 6;
const margin = 8;

/** Places the popup under its button, or above it where there is more room, and inside the window. */
function positionPopup(popup: HTMLElement, button: Element) {
  const anchor = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const below = anchor.bottom + gap;
  const fits = below + height <= innerHeight - margin || anchor.top < height + gap + margin;
  const top = fits ? below : anchor.top - gap - height;
  const left = Math.max(margin, Math.min(anchor.right - width, document.documentElement.clientWidth - width - margin));
  popup.style.top = `${top + scrollY}px`;
  popup.style.left = `${left + scrollX}px`;
  popup.style.opacity = '1';
}

/** The control that gets the focus: the one marked `data-first`, else the first. */
function markInitialFocus(content: HTMLElement | null) {
  const controls = content?.querySelectorAll('input:not(:disabled), button:not(:disabled)') ?? [];
  const first = [...controls].find((control) => control.hasAttribute('data-first')) ?? controls[0];
  first?.setAttribute('autofocus', '');
}

/**
 * A small dialog or menu under a button. It is the browser's own popover: Escape or a click beside it closes it, and
 * the button has the focus again. Give the props to the two elements, and render the content, with `contentRef`, only
 * while it is open.
 */
export function usePopup(kind: 'dialog' | 'menu' = 'dialog') {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // The content must be there before the browser shows the popup and looks for what to focus.
  function onBeforeToggle(event: ToggleEvent<HTMLDivElement>) {
    event.currentTarget.style.opacity = '0';
    if (event.newState === 'open') flushSync(() => setOpen(true));
  }

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    if (event.newState === 'closed') setOpen(false);
    else if (button) positionPopup(event.currentTarget, button);
  }

  return {
    open,
    close: () => popup.current?.hidePopover(),
    buttonProps: { popoverTarget: id, 'aria-haspopup': kind, 'aria-expanded': open },
    popupProps: {
      id,
      ref: popup,
      popover: 'auto' as const,
      onBeforeToggle,
      onToggle,
      // A menu has its role inside.
      ...(kind === 'menu' ? { className: 'popup popup-menu' } : { className: 'popup', role: 'dialog' }),
    },
    contentRef: markInitialFocus,
  };
}
