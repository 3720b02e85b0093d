import { Segmented } from 'antd';
import { History } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Submission } from '@eptw/domain/template/submission';
import { formatDay } from '../../../lib/clock.ts';
import { ReadOnlyForm } from '../../templates/components/read-only-form.tsx';
import { AttachedFormCard } from './attached-form-card.tsx';
import { changesSince, type ChangedInput, type ChangesSince } from './changes-since.ts';
import type { Permit } from './permit-track.ts';
import { readTemplate } from '../../templates/components/sent-template.ts';

function counted(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

/** Which permit a copy began as; whoever does not see that one reads no number. */
function CopyWords({ source }: { source: Permit['copiedFrom'] }) {
  if (!source) return <>from the permit that this is a copy of</>;
  return (
    <>
      from <Link to={`/permits/${source._id}`}>{source.code}</Link>, of which this is a copy
    </>
  );
}

function sinceWords({ since, by }: ChangesSince, timeZone: string): string {
  const day = since ? formatDay(since.at, timeZone) : '';
  const from = since?.action === 'reject' ? `since ${since.by.fullname} rejected it` : 'since it was submitted';
  return `${from} on ${day}, by ${by.join(', ')}`;
}

interface SinceBarProps {
  since: ChangesSince;
  permit: Permit;
  changedOnly: boolean;
  onChangedOnly: (changedOnly: boolean) => void;
}

function SinceBar({ since, permit, changedOnly, onChangedOnly }: SinceBarProps) {
  return (
    <div className="permit-since">
      <History size={15} aria-hidden />
      <span>
        <b>{counted(since.changes.length)}</b>{' '}
        {since.isCopy ? <CopyWords source={permit.copiedFrom} /> : sinceWords(since, permit.site.timeZone)}
      </span>
      <Segmented
        size="small"
        aria-label="Inputs shown"
        value={changedOnly ? 'changed' : 'all'}
        onChange={(value) => onChangedOnly(value === 'changed')}
        options={[
          { value: 'all', label: 'All inputs' },
          { value: 'changed', label: 'Changed only' },
        ]}
      />
    </div>
  );
}

const of = (changes: readonly ChangedInput[], form: string) => changes.filter((change) => change.form === form);

interface ReadFormsProps {
  permit: Permit;
  /** What stands at the end of the line above the forms. */
  tools?: ReactNode;
}

/** All that was filled in on a permit: its own sections and those of its attached forms, with marks on what changed. */
export function ReadForms({ permit, tools }: ReadFormsProps) {
  const [wantsChangedOnly, setChangedOnly] = useState(false);
  const since = useMemo(() => changesSince(permit.history), [permit.history]);
  const hasChanges = since.changes.length > 0;
  const changedOnly = wantsChangedOnly && hasChanges;
  const own = useMemo(() => of(since.changes, permit.form.title), [since, permit.form.title]);
  return (
    <>
      {(hasChanges || tools) && (
        <div className="permit-forms-bar">
          {hasChanges && (
            <SinceBar since={since} permit={permit} changedOnly={changedOnly} onChangedOnly={setChangedOnly} />
          )}
          {tools}
        </div>
      )}
      <ReadOnlyForm
        formKey="own"
        template={readTemplate(permit.form)}
        submission={permit.submission as Submission}
        changedOnly={changedOnly}
        {...(hasChanges && { changes: own })}
      />
      {permit.children.length > 0 && <h2 className="permit-divider">Child permit(s)</h2>}
      {permit.children.map((child, index) => (
        <AttachedFormCard key={child._id} code={child.form.code} title={child.form.title}>
          <AttachedReading
            formKey={`attached-${index + 1}`}
            child={child}
            changes={hasChanges ? since.changes : undefined}
            changedOnly={changedOnly}
          />
        </AttachedFormCard>
      ))}
    </>
  );
}

interface AttachedReadingProps {
  formKey: string;
  child: Permit['children'][number];
  changes: readonly ChangedInput[] | undefined;
  changedOnly: boolean;
}

function AttachedReading({ formKey, child, changes, changedOnly }: AttachedReadingProps) {
  const own = useMemo(() => changes && of(changes, child.form.title), [changes, child.form.title]);
  if (changedOnly && own?.length === 0) return <p className="permit-no-changes">No changes in this form.</p>;
  return (
    <ReadOnlyForm
      formKey={formKey}
      template={readTemplate(child.form)}
      submission={child.submission as Submission}
      changedOnly={changedOnly}
      mark={(index) => `${child.form.code}.${index + 1}`}
      {...(own && { changes: own })}
    />
  );
}
