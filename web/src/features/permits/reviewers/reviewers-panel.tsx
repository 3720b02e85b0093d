import { Button } from 'antd';
import { UserRoundPen } from 'lucide-react';
import { useId, useState } from 'react';
import { Panel } from '../../../components/page/panel.tsx';
import type { Permit } from '../model/permit.ts';
import { AddReviewers } from './add-reviewers.tsx';
import { ReviewerChips } from './reviewer-chips.tsx';
import { useChangeReviewers } from './use-change-reviewers.ts';
import './reviewers.css';

interface ReviewersPanelProps {
  permit: Permit;
  refresh: () => Promise<unknown>;
  /** Called with the version that a change created, so that no update is shown for it. */
  onChanged: (version: number) => void;
}

/** The reviewers of a permit, for users who can change them. Collapsed at first, because most users come to decide. */
export function ReviewersPanel({ permit, refresh, onChanged }: ReviewersPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { isBusy, remove, add } = useChangeReviewers({ permit, refresh, onChanged });
  return (
    <Panel
      title="Reviewers"
      className="reviewers"
      extra={
        <Button
          size="small"
          icon={<UserRoundPen size={14} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Done' : 'Change reviewers'}
        </Button>
      }
    >
      <div id={id} hidden={!isOpen}>
        <div className="reviewer-kinds">
          <section aria-label="Individual Reviewer(s)">
            <h3>Individual Reviewer(s)</h3>
            <ReviewerChips permit={permit} kind="individual" isBusy={isBusy} onRemove={remove} />
          </section>
          <section aria-label="MTGroup(s)">
            <h3>MTGroup(s)</h3>
            <ReviewerChips permit={permit} kind="group" isBusy={isBusy} onRemove={remove} />
          </section>
        </div>
        {isOpen && <AddReviewers permit={permit} isBusy={isBusy} onAdd={add} />}
      </div>
    </Panel>
  );
}
