import { useEffect, useRef, type ReactNode } from 'react';

interface ScrollPaneProps {
  /** Its accessible name. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A part of a screen that can overflow; while it does, it can be scrolled by keyboard. */
export function ScrollPane({ label, className, children }: ScrollPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [outer, inner] = [pane.current, content.current];
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() => {
      const isCut = outer.scrollHeight > outer.clientHeight || outer.scrollWidth > outer.clientWidth;
      if (isCut) outer.tabIndex = 0;
      else outer.removeAttribute('tabindex');
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={pane} className={className} aria-label={label}>
      <div ref={content}>{children}</div>
    </section>
  );
}
