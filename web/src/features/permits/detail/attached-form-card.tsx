import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { stripCodeFromTitle } from '../model/form-title.ts';

interface AttachedFormCardProps {
  code: string;
  title: string;
  /** Controls beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A titled, collapsible part of the page for a form attached to the permit. Printed expanded. */
export function AttachedFormCard({ code, title, tools, children }: AttachedFormCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <section className="permit-attached" aria-label={title}>
      <div className="permit-attached-head">
        <h3>
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <span className="permit-attached-code">{code}</span>
            <span>{stripCodeFromTitle({ code, title })}</span>
            <ChevronDown size={16} aria-hidden />
          </button>
        </h3>
        {tools}
      </div>
      <div id={id} className="permit-attached-sections" data-folded={!isOpen}>
        {children}
      </div>
    </section>
  );
}
