import { mailFrequencyLabels, mailFrequencies } from '@eptw/domain/notification/preferences';
import { Radio } from 'antd';
import { useId, useState } from 'react';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { useCommand } from '../../../lib/api/use-command.ts';
import { KindTable } from './kind-table.tsx';
import {
  UpdateNotificationPreferencesDocument,
  type GetNotificationPreferencesQuery,
} from '../../../generated/notifications/preferences.ts';
import './preferences.css';

type Preferences = GetNotificationPreferencesQuery['getNotificationPreferences'];

const commandOptions = { silent: true };
const mailFrequencyOptions = mailFrequencies.map((value) => ({ value, label: mailFrequencyLabels[value] }));

/** Selects the kinds of notification, their channels and when e-mails are sent. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const [before, setBefore] = useState(preferences);
  const [chosen, setChosen] = useState(preferences);
  const [update] = useCommand(UpdateNotificationPreferencesDocument, commandOptions);
  const mailsId = useId();

  async function save() {
    const { mail, kinds } = chosen;
    const payload = await update({
      data: { mail, kinds: kinds.map(({ kind, inApp, byMail }) => ({ kind, inApp, byMail })) },
    });
    if (payload.success) setBefore(chosen);
    return payload;
  }

  return (
    <EditForm
      label="Notification Preferences"
      subject="your preferences"
      action="Save"
      canSubmit={chosen !== before}
      hasChanges={chosen !== before}
      onSubmit={save}
    >
      <div className="notification-mails">
        <h2 id={mailsId}>E-mails</h2>
        <Radio.Group
          aria-labelledby={mailsId}
          name={mailsId}
          options={mailFrequencyOptions}
          value={chosen.mail}
          onChange={({ target }) =>
            setChosen({ ...chosen, mail: mailFrequencies.find((one) => one === target.value) ?? chosen.mail })
          }
        />
      </div>
      <KindTable
        kinds={chosen.kinds}
        sendsMails={chosen.mail !== 'never'}
        onChange={(kinds) => setChosen({ ...chosen, kinds })}
      />
    </EditForm>
  );
}
