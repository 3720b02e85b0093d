import { useCallback, useId, useRef, useState, type ToggleEvent } from 'react';

const gap = 6;
const margin = 8;

/** Places the popup under its button, or above it where there is more room, and inside the window. */
function place(popup: HTMLElement, button: Element) {
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

/**
 * A small dialog or menu under a button. It is the browser's own popover: Escape or a click beside it closes it, and the
 * button has the focus again. Give the props to the two elements, and render the content only while it is open.
 */
export function usePopup(kind: 'dialog' | 'menu' = 'dialog') {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const settle = useCallback((element: HTMLDivElement | null) => {
    popup.current = element;
  }, []);

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    // Out of sight until it has its content and its place.
    event.currentTarget.style.opacity = '0';
    setOpen(event.newState === 'open');
  }

  // The content's size is known only once it is there.
  const contentRef = useCallback(
    (content: HTMLElement | null) => {
      const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
      if (content && popup.current && button) place(popup.current, button);
    },
    [id],
  );

  return {
    open,
    close: () => popup.current?.hidePopover(),
    buttonProps: { popoverTarget: id, 'aria-haspopup': kind, 'aria-expanded': open },
    popupProps: {
      id,
      ref: settle,
      popover: 'auto' as const,
      onToggle,
      // A menu has its role inside.
      ...(kind === 'menu' ? { className: 'popup popup-menu' } : { className: 'popup', role: 'dialog' }),
    },
    contentRef,
  };
}
