import { normalizeSiteCode, validateSiteCode, siteLimits, validateSite } from '@eptw/domain/administration/site';
import { validateText } from '@eptw/domain/text/plain-text';
import { ChoiceField } from '../../components/field/choice-field.tsx';
import { LineField } from '../../components/field/line-field.tsx';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useFormValues } from '../../components/form/use-form-values.ts';
import type { MutationPayload } from '../../lib/apollo/use-command.ts';
import { readLastListAddress } from '../../lib/use-list-state.ts';

/** A site as its form holds it. */
export interface SiteValues {
  name: string;
  code: string;
  address: string;
  timeZone: string;
}

interface SiteFormProps {
  label: string;
  action: string;
  initial: SiteValues;
  /** Permits carry the code, and hold periods in the time zone. */
  hasPermits: boolean;
  /** Takes the whole, and what of it differs from what was read. */
  onSubmit: (values: SiteValues, changes: Partial<SiteValues>) => Promise<MutationPayload>;
}

const timeZones = Intl.supportedValuesOf('timeZone').map((name) => ({ value: name, label: name }));

function getCodeHint(hasPermits: boolean): string {
  return hasPermits
    ? 'Cannot be changed: permit numbers start with it.'
    : '2 to 8 letters and digits, such as F10N. Permit numbers start with it.';
}

function getTimeZoneHint(hasPermits: boolean): string {
  return hasPermits
    ? 'Applies to dates and times entered from now on. Existing permits keep their periods, shown in the new zone.'
    : 'Dates and times on permits are local to the site.';
}

/** The fields of a site, to be created or changed. */
export function SiteForm({ label, action, initial, hasPermits, onSubmit }: SiteFormProps) {
  const { values, changes, hasChanges, set } = useFormValues(initial);
  const { name, code, address, timeZone } = values;
  const isKnown = timeZone === '' || timeZones.some(({ value }) => value === timeZone);
  const zones = isKnown ? timeZones : [{ value: timeZone, label: timeZone }, ...timeZones];
  return (
    <EditForm
      label={label}
      subject="this site"
      action={action}
      backTo={readLastListAddress('/sites')}
      isNew={initial.code === ''}
      canSubmit={validateSite(values) === undefined}
      hasChanges={hasChanges}
      onSubmit={() => onSubmit(values, changes)}
    >
      <LineField
        label="Name"
        required
        value={name}
        maxLength={siteLimits.name}
        problem={name ? validateText(name, { label: 'Name', maxLength: siteLimits.name }) : undefined}
        onChange={(next) => set({ name: next })}
      />
      <LineField
        label="Code"
        required
        value={code}
        disabled={hasPermits}
        maxLength={siteLimits.code}
        hint={getCodeHint(hasPermits)}
        problem={code.length > 1 ? validateSiteCode(code) : undefined}
        onChange={(next) => set({ code: normalizeSiteCode(next) })}
      />
      <LineField
        label="Address"
        value={address}
        maxLength={siteLimits.address}
        problem={validateText(address, { label: 'Address', maxLength: siteLimits.address })}
        onChange={(next) => set({ address: next })}
      />
      <ChoiceField
        label="Time Zone"
        required
        value={timeZone}
        options={zones}
        hint={getTimeZoneHint(hasPermits)}
        onChange={(next) => set({ timeZone: next })}
      />
    </EditForm>
  );
}
