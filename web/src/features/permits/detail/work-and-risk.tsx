import { TriangleAlert } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { summarizeWork } from '@eptw/domain/permit/work-summary';
import type { Submission } from '@eptw/domain/template/model/submission';
import { Panel } from '../../../components/page/panel.tsx';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import { stripCodeFromTitle } from '../model/form-title.ts';
import { formatPeriod } from './permit-period.ts';
import type { Permit } from '../model/permit.ts';
import { WorkPictures } from './work-pictures.tsx';
import './work-and-risk.css';

function useWorkSummary(permit: Permit) {
  const { form, submission, children } = permit;
  return useMemo(
    () =>
      summarizeWork(
        [{ form, submission }, ...children].map((filled) => ({
          code: filled.form.code,
          template: toFormTemplate(filled.form),
          submission: filled.submission as Submission,
        })),
      ),
    [form, submission, children],
  );
}

interface FactProps {
  label: string;
  /** The share of a phone's width that it takes. */
  width: 'half' | 'whole' | 'third';
  children: ReactNode;
}

function Fact({ label, width, children }: FactProps) {
  return (
    <div data-width={width}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const notGiven = <span className="permit-work-none">Not said</span>;

/** The maximum number of attached forms shown with titles; if there are more, only codes are shown. */
const maxTitles = 3;

function AttachedForms({ permit: { children } }: { permit: Permit }) {
  if (children.length === 0) return <span className="permit-work-none">None</span>;
  return (
    <ul className="permit-work-forms">
      {children.map(({ _id, form }) => (
        <li key={_id}>
          <b>{form.code}</b>{' '}
          {children.length <= maxTitles && <span className="permit-work-form">{stripCodeFromTitle(form)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What a reviewer checks before deciding: the work, its place, period, headcount and risk. */
export function WorkAndRisk({ permit }: { permit: Permit }) {
  const [now] = useState(() => new Date());
  const { work: description, place, headcount, highRisk, remainingRisk, pictures } = useWorkSummary(permit);
  const period = formatPeriod(permit.startDate, permit.endDate, permit.site.timeZone, now);
  return (
    <Panel title="Work and risk" hiddenTitle className="permit-work">
      <p className="permit-work-what">{description || permit.form.title}</p>
      <dl>
        <Fact label="Where" width="half">
          {place || notGiven}
          <small>{permit.site.name}</small>
        </Fact>
        <Fact label="When" width="half">
          <span className="permit-period">
            <span>{period.start}</span> <span>to {period.end}</span>
          </span>
          <small className={permit.due ? 'permit-due' : undefined}>
            {permit.due ? `Start time has passed. ${period.note}` : period.note}
          </small>
        </Fact>
        <Fact label="High-risk work" width="whole">
          {highRisk.length === 0 ? (
            <span className="permit-work-none">None</span>
          ) : (
            <ul className="permit-work-risks">
              {highRisk.map((kind) => (
                <li key={kind}>
                  <TriangleAlert size={14} aria-hidden />
                  {kind}
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact label="Attached forms" width="third">
          <AttachedForms permit={permit} />
        </Fact>
        <Fact label="Remaining risk" width="third">
          {remainingRisk.length === 0 && notGiven}
          {remainingRisk.map(({ code, answer }) => (
            <span key={code} className="permit-work-level">
              {remainingRisk.length > 1 && <small>{code}</small>} {answer}
            </span>
          ))}
        </Fact>
        <Fact label="Workers" width="third">
          {headcount || notGiven}
        </Fact>
      </dl>
      <WorkPictures pictures={pictures} files={permit.files} />
    </Panel>
  );
}
