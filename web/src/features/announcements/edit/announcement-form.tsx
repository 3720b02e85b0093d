import {
  validateAnnouncement,
  announcementMessageMaxLength,
  announcementTitleMaxLength,
  type AnnouncementField,
} from '@eptw/domain/announcement/announcement';
import { announcementTags } from '@eptw/domain/announcement/markup';
import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { DayAndTimeField } from '../../../components/field/day-and-time-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { getDeviceTimeZone } from '../../../lib/device-time.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { StickyBar } from '../../../components/page/sticky-bar.tsx';
import { AnnouncementLine } from '../components/announcement-line.tsx';
import { AnnouncementStyleFields } from './announcement-style-fields.tsx';
import { toContent, toAnnouncementInput, type AnnouncementDraft } from './announcement-draft.ts';
import './announcement-form.css';

interface AnnouncementFormProps {
  initial: AnnouncementDraft;
  /** The button's label: 'Create announcement'. */
  action: string;
  isSaving: boolean;
  onSave: (input: ReturnType<typeof toAnnouncementInput>) => Promise<void>;
}

const timeFields = [
  { name: 'from', label: 'From', hint: 'Leave empty to show it immediately.' },
  { name: 'to', label: 'To', hint: 'Leave empty to show it until it is deleted.' },
] as const;

const getCurrentTime = () => new Date();

/** The form of an announcement, with a preview beside it. Entries stay when the server refuses them. */
export function AnnouncementForm({ initial, action, isSaving, onSave }: AnnouncementFormProps) {
  const [draft, setDraft] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<AnnouncementField>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const changeDraft = (change: Partial<AnnouncementDraft>) => setDraft((now) => ({ ...now, ...change }));
  const content = toContent(draft);
  // The end can pass while the author types: the form validates as of the last blur, and as of now on submit.
  const [checkedAt, setCheckedAt] = useState(getCurrentTime);
  const problems = validateAnnouncement(content, checkedAt);
  const findProblem = (field: AnnouncementField) => (touched.has(field) ? problems[field] : undefined);
  const markTouched = (field: AnnouncementField) => () => {
    setCheckedAt(getCurrentTime());
    setTouched((now) => new Set(now).add(field));
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const now = getCurrentTime();
    const invalidFields = Object.keys(validateAnnouncement(content, now)) as AnnouncementField[];
    if (invalidFields.length === 0) return void onSave(toAnnouncementInput(content));
    setCheckedAt(now);
    setTouched(new Set(invalidFields));
    // The fields are marked invalid only after the next render.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <form ref={form} className="announcement-form" noValidate onSubmit={submit}>
      <div className="announcement-parts">
        <Panel title="Announcement">
          <div className="announcement-fields">
            <TextField
              label="Title"
              required
              value={draft.title}
              maxLength={announcementTitleMaxLength}
              problem={findProblem('title')}
              onChange={(title) => changeDraft({ title })}
              onBlur={markTouched('title')}
            />
            <TextField
              label="Message"
              required
              rows={4}
              value={draft.message}
              maxLength={announcementMessageMaxLength}
              hint={`Allowed HTML tags: ${announcementTags.map((tag) => `<${tag}>`).join(' ')}.`}
              problem={findProblem('message')}
              onChange={(message) => changeDraft({ message })}
              onBlur={markTouched('message')}
            />
            <AnnouncementStyleFields draft={draft} onChange={changeDraft} />
            <div className="announcement-times">
              {timeFields.map(({ name, label, hint }) => (
                <DayAndTimeField
                  key={name}
                  label={label}
                  hint={hint}
                  problem={findProblem(name)}
                  value={draft[name]}
                  onChange={(time) => changeDraft({ [name]: time })}
                  onBlur={markTouched(name)}
                />
              ))}
            </div>
            <p className="announcement-hint">Times are in your own time zone, {getDeviceTimeZone()}.</p>
          </div>
        </Panel>
        <Panel title="Preview" className="announcement-preview">
          <AnnouncementLine
            announcement={{ ...content, title: draft.title || 'Title', message: draft.message || 'Message' }}
          />
          <p className="announcement-hint">Shown like this on the sign-in page and at the top of every screen.</p>
        </Panel>
      </div>
      <StickyBar label="Save the announcement">
        <span className="announcement-space" />
        <LinkButton to="/announcements">Go back</LinkButton>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {action}
        </Button>
      </StickyBar>
    </form>
  );
}
