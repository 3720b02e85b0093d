import type { TemplateContent } from '@eptw/domain/template/model/template';
import {
  formatVersionChange,
  diffTemplateVersions,
  type VersionChange,
} from '@eptw/domain/template/changes/version-changes';
import { ArrowUpDown, Minus, PencilLine, Plus, type LucideIcon } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';

/** The maximum number of changes listed; if there are more, only their number is shown. */
const maxShown = 6;

const icons: Record<VersionChange['kind'], LucideIcon> = {
  added: Plus,
  removed: Minus,
  changed: PencilLine,
  moved: ArrowUpDown,
};

/** The names of subjects that a form has once. */
const wholeFormNames: Partial<Record<VersionChange['what'], string>> = {
  form: 'The form itself',
  workPolicy: 'The work policy',
};

interface ChangeStripProps {
  published: TemplateContent;
  version: number;
  content: TemplateContent;
}

/** A summary of what publishing would change, and what not. */
export function ChangeStrip({ published, version, content }: ChangeStripProps) {
  const shown = useDeferredValue(content);
  const changes = useMemo(() => diffTemplateVersions(published, shown), [published, shown]);
  return (
    <section className="panel builder-strip" aria-label="Your changes">
      <b className="tabular">
        {changes.length === 0 ? 'No changes' : `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`}
      </b>
      <ul>
        {changes.slice(0, maxShown).map((change, index) => {
          const Icon = icons[change.kind];
          return (
            // An input can be both changed and moved.
            <li key={`${index} ${change.name}`} data-kind={change.kind} title={formatVersionChange(change)}>
              <Icon size={13} aria-hidden />
              <span className="visually-hidden">{change.kind} </span>
              {wholeFormNames[change.what] ?? change.name}
            </li>
          );
        })}
        {changes.length > maxShown && <li className="quiet">and {changes.length - maxShown} more</li>}
      </ul>
      <span className="builder-strip-note">Existing permits and drafts keep their version.</span>
      <span className="visually-hidden">Version {version} is published.</span>
    </section>
  );
}
