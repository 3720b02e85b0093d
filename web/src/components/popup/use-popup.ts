import { useId, useRef, useState, type ToggleEvent } from 'react';
import { flushSync } from 'react-dom';

const gap = 6;
const margin = 8;

/** Positions the popup below its button, or above it where there is more space, and inside the window. */
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

/** Marks the control that gets the focus: the one with `data-first`, otherwise the first. */
function markInitialFocus(content: HTMLElement | null) {
  const controls = content?.querySelectorAll('input:not(:disabled), button:not(:disabled)') ?? [];
  const first = [...controls].find((control) => control.hasAttribute('data-first')) ?? controls[0];
  first?.setAttribute('autofocus', '');
}

/**
 * A small dialog or menu at a button, based on the browser's popover: Escape or a click outside closes it, and the
 * button gets the focus back. Spread the props on the two elements, and render the content, with `contentRef`, only
 * while it is open.
 */
export function usePopup(kind: 'dialog' | 'menu' = 'dialog') {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // The content must be rendered before the browser shows the popup and looks for the element to focus.
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
      // A menu's role is on an element inside.
      ...(kind === 'menu' ? { className: 'popup popup-menu' } : { className: 'popup', role: 'dialog' }),
    },
    contentRef: markInitialFocus,
  };
}
