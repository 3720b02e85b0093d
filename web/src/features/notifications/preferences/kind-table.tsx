import { Checkbox } from 'antd';
import type { GetNotificationPreferencesQuery } from '../../../generated/notifications/preferences.ts';

type Kind = GetNotificationPreferencesQuery['getNotificationPreferences']['kinds'][number];

interface KindTableProps {
  kinds: readonly Kind[];
  /** Whether the installation sends e-mails. */
  sendsMails: boolean;
  onChange: (kinds: Kind[]) => void;
}

/** A row for each kind of notification, with a checkbox for each channel. */
export function KindTable({ kinds, sendsMails, onChange }: KindTableProps) {
  const change = (changed: Kind) => onChange(kinds.map((kind) => (kind.kind === changed.kind ? changed : kind)));
  return (
    <table className="notification-kinds">
      <thead>
        <tr>
          <th scope="col">Notify me when</th>
          <th scope="col">In the app</th>
          <th scope="col">By e-mail</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.kind}>
            <th scope="row">{kind.label}</th>
            <td>
              <Checkbox
                aria-label={`${kind.label}: in the app`}
                checked={kind.inApp}
                onChange={({ target }) => change({ ...kind, inApp: target.checked })}
              />
            </td>
            <td>
              <Checkbox
                aria-label={`${kind.label}: by e-mail`}
                checked={kind.byMail && sendsMails}
                disabled={!sendsMails}
                onChange={({ target }) => change({ ...kind, byMail: target.checked })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
