import { announcementTypeLabels, announcementTypes } from '@eptw/domain/announcement/announcement';
import { Checkbox, Radio } from 'antd';
import { useId } from 'react';
import { ColourInput } from '../../../components/field/colour-field.tsx';
import type { AnnouncementDraft } from './announcement-draft.ts';

interface AnnouncementStyleFieldsProps {
  draft: AnnouncementDraft;
  onChange: (change: Partial<AnnouncementDraft>) => void;
}

const defaultColor = '#0d6472';
const typeOptions = announcementTypes.map((value) => ({ value, label: announcementTypeLabels[value] }));

/** The look of an announcement: the colour of its type, or a custom one. */
export function AnnouncementStyleFields({ draft, onChange }: AnnouncementStyleFieldsProps) {
  const id = useId();
  const { type, color } = draft;
  return (
    <>
      <div>
        <span id={`${id}-type`} className="announcement-label">
          Type
        </span>
        <Radio.Group
          name={`${id}-type`}
          aria-labelledby={`${id}-type`}
          value={type}
          options={typeOptions}
          onChange={({ target }) => onChange({ type: String(target.value) })}
        />
      </div>
      <div className="announcement-color">
        <Checkbox
          checked={color !== ''}
          onChange={({ target }) => onChange({ color: target.checked ? defaultColor : '' })}
        >
          Custom colour
        </Checkbox>
        {color !== '' && (
          <ColourInput aria-label="Colour" value={color} onChange={(chosen) => onChange({ color: chosen })} />
        )}
      </div>
    </>
  );
}
