import {
  settingLimits,
  validateFeedbackUrl,
  validateSetting,
  type NumericSetting,
} from '@eptw/domain/settings/settings';
import { NumberField } from '../../components/field/number-field.tsx';
import { SwitchField } from '../../components/field/switch-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useFormValues } from '../../components/form/use-form-values.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { UpdateSettingsDocument, type SettingsFieldsFragment } from '../../generated/settings.ts';

type Settings = SettingsFieldsFragment;
/** The form values; null where a number was cleared. */
type SettingsValues = { [Name in keyof Settings]: Settings[Name] extends number ? number | null : Settings[Name] };

const toSeconds = (minutes: number | null) => (minutes === null ? null : minutes * 60);

function toMinutes(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds / 60);
}

/** Returns the values that differ from the saved settings; undefined when a number is missing or out of bounds. */
function findChange(saved: Settings, edits: SettingsValues): Partial<Settings> | undefined {
  const changed = Object.entries(edits).filter(([name, value]) => saved[name as keyof Settings] !== value);
  return changed.some(([, value]) => value === null) ? undefined : Object.fromEntries(changed);
}

interface SettingsFormProps {
  settings: Settings;
  /** Refetches the settings. */
  onSaved: () => Promise<unknown>;
}

/** The form of the settings. Entries stay when another user saves changes, and only changed values are sent. */
export function SettingsForm({ settings: saved, onSaved }: SettingsFormProps) {
  const { values: edits, set, discard } = useFormValues<SettingsValues>(saved);
  const [update] = useCommand(UpdateSettingsDocument, { silent: true, refetch: ['GetSession'] });
  const change = findChange(saved, edits);
  const findProblem = (name: NumericSetting, value: number | null) => validateSetting(name, value ?? Number.NaN);
  const problems = {
    idleSeconds: findProblem('idleSeconds', edits.timerCount),
    passwordLength: findProblem('passwordLength', edits.passwordLength),
    pendingClosureLimit: findProblem('pendingClosureLimit', edits.pendingClosureLimit),
    unclosedLimit: findProblem('unclosedLimit', edits.unclosedLimit),
    feedbackUrl: validateFeedbackUrl(edits.feedbackUrl?.trim() ?? ''),
  };
  const { idleSeconds, passwordLength } = settingLimits;
  const hasChanges = change === undefined || Object.keys(change).length > 0;

  async function save() {
    const payload = await update({ data: change ?? {} });
    if (payload.success) {
      await onSaved();
      discard();
    }
    return payload;
  }

  return (
    <EditForm
      label="Settings"
      subject="the settings"
      action="Save settings"
      canSubmit={hasChanges && Object.values(problems).every((problem) => problem === undefined)}
      hasChanges={hasChanges}
      onSubmit={save}
    >
      <SwitchField
        wide
        label="Permit quota"
        hint="When on, users with too many permits to close cannot raise new ones."
        checked={edits.isEnabled}
        onChange={(isEnabled) => set({ isEnabled })}
      />
      <NumberField
        label="Maximum permits pending closure"
        value={edits.pendingClosureLimit}
        disabled={!edits.isEnabled}
        problem={problems.pendingClosureLimit}
        onChange={(pendingClosureLimit) => set({ pendingClosureLimit })}
      />
      <NumberField
        label="Maximum unclosed permits"
        hint="Approved permits past their end date. A user at this number cannot raise new permits."
        value={edits.unclosedLimit}
        disabled={!edits.isEnabled}
        problem={problems.unclosedLimit}
        onChange={(unclosedLimit) => set({ unclosedLimit })}
      />
      <NumberField
        label="Sign out after"
        unit="minutes"
        hint="Time without activity after which users are signed out."
        value={toMinutes(edits.timerCount)}
        problem={
          problems.idleSeconds &&
          `Enter from ${idleSeconds.minimum / 60} to ${(idleSeconds.maximum / 60).toLocaleString('en-SG')} minutes.`
        }
        onChange={(minutes) => set({ timerCount: toSeconds(minutes) })}
      />
      <NumberField
        label="Minimum password length"
        unit="characters"
        hint={`At least ${passwordLength.minimum}. Applies to new passwords.`}
        value={edits.passwordLength}
        problem={problems.passwordLength}
        onChange={(value) => set({ passwordLength: value })}
      />
      <SwitchField
        wide
        label="Block common passwords"
        hint="Blocks frequently leaked passwords, rows of keys, sequences, repeats, and names of people, companies and this application."
        checked={edits.refuseGuessable}
        onChange={(refuseGuessable) => set({ refuseGuessable })}
      />
      <SwitchField
        wide
        label="Approve accounts automatically"
        hint="New users can sign in as soon as their e-mail address is verified, without approval by an administrator."
        checked={edits.approveOnVerification}
        onChange={(approveOnVerification) => set({ approveOnVerification })}
      />
      <TextField
        wide
        label="Feedback form"
        placeholder="https://"
        hint="The address that 'Feedback Form' in everybody's menu opens. Leave it empty for no such entry."
        value={edits.feedbackUrl ?? ''}
        problem={problems.feedbackUrl}
        onChange={(feedbackUrl) => set({ feedbackUrl })}
      />
    </EditForm>
  );
}
