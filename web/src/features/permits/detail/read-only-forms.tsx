import { Segmented } from 'antd';
import { History } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay } from '@eptw/domain/time/format-date';
import { findChangesSinceDecision, type ChangesSinceDecision } from './changes-since.ts';
import { FilledForms } from './filled-forms.tsx';
import type { SectionMounts } from '../../templates/components/section-mounts.ts';
import type { Permit } from '../model/permit.ts';
import { toViewPath } from '../components/permit-level.ts';

function formatChangeCount(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

/** The permit that a copy was made from; without its number when the viewer may not see it. */
function CopySource({ permit: { copiedFrom: source, parentPermit } }: { permit: Permit }) {
  if (!source) return <>from the original permit</>;
  return (
    <>
      from <Link to={toViewPath({ ...source, parentPermit })}>{source.code}</Link>, the original of this copy
    </>
  );
}

function formatSince({ since, by }: ChangesSinceDecision, timeZone: string): string {
  const day = since ? formatDay(since.at, timeZone) : '';
  const from =
    since?.action === 'reject' ? `since ${since.by?.fullname ?? 'somebody'} rejected it` : 'since it was submitted';
  return `${from} on ${day}, by ${by.join(', ')}`;
}

interface ChangesBarProps {
  since: ChangesSinceDecision;
  permit: Permit;
  changedOnly: boolean;
  onChangedOnly: (changedOnly: boolean) => void;
}

function ChangesBar({ since, permit, changedOnly, onChangedOnly }: ChangesBarProps) {
  return (
    <div className="permit-since">
      <History size={15} aria-hidden />
      <span>
        <b>{formatChangeCount(since.changes.length)}</b>{' '}
        {since.isCopy ? <CopySource permit={permit} /> : formatSince(since, permit.site.timeZone)}
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

interface ReadOnlyFormsProps {
  permit: Permit;
  mounts: readonly SectionMounts[];
  /** Controls at the end of the line above the forms. */
  tools?: ReactNode;
}

/** All answers of a permit: its own sections and those of its attached forms, with changes marked. */
export function ReadOnlyForms({ permit, mounts, tools }: ReadOnlyFormsProps) {
  const [showsChangedOnly, setChangedOnly] = useState(false);
  const since = useMemo(() => findChangesSinceDecision(permit.history), [permit.history]);
  const hasChanges = since.changes.length > 0;
  const changedOnly = showsChangedOnly && hasChanges;
  return (
    <>
      {(hasChanges || tools) && (
        <div className="permit-forms-bar">
          {hasChanges && (
            <ChangesBar since={since} permit={permit} changedOnly={changedOnly} onChangedOnly={setChangedOnly} />
          )}
          {tools}
        </div>
      )}
      <FilledForms
        permit={permit}
        changes={hasChanges ? since.changes : undefined}
        changedOnly={changedOnly}
        mounts={mounts}
      />
    </>
  );
}
