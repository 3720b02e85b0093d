import { useSyncExternalStore } from 'react';
import type { EditedForm } from './edited-form.ts';

/** Below a time that the clocks of the site skip or repeat: which one counts. */
export function ClockNote({ form, name }: { form: EditedForm; name: string }) {
  const note = useSyncExternalStore(form.store.subscribeToAll, () => form.describeClockChange(name));
  return note ? (
    <p className="form-note" role="status">
      {note}
    </p>
  ) : null;
}
