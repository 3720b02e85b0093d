import { normalizeSiteCode, validateSiteCode, siteLimits, validateSite } from '@eptw/domain/administration/site';
import { validatePhone } from '@eptw/domain/text/phone';
import { validateText } from '@eptw/domain/text/plain-text';
import { defaultTimeZone } from '@eptw/domain/time/time-zone';
import { SelectField } from '../../../components/field/select-field.tsx';
import { SwitchField } from '../../../components/field/switch-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { useFormValues } from '../../../components/form/use-form-values.ts';
import { ResourceScreen, type ResourceForm } from '../../audit-log/components/resource-screen.tsx';
import type { CreateSiteInput, GetSiteQuery, UpdateSiteInput } from '../../../generated/sites.ts';
import { siteResource } from '../site-resource.ts';

type Site = NonNullable<GetSiteQuery['getSite']['item']>;

const newSite = {
  ...{ name: '', code: '', address: '', timeZone: defaultTimeZone, emergencyPhone: '' },
  countsUnverified: false,
};
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

function SiteForm({ item, form, save }: ResourceForm<Site, CreateSiteInput, UpdateSiteInput>) {
  const { values, changes, hasChanges, set } = useFormValues({ ...newSite, ...item });
  const { name, code, address, timeZone, emergencyPhone, countsUnverified, hasPermits = false } = values;
  const isKnown = timeZone === '' || timeZones.some(({ value }) => value === timeZone);
  const zones = isKnown ? timeZones : [{ value: timeZone, label: timeZone }, ...timeZones];
  return (
    <EditForm
      {...form}
      canSubmit={validateSite(values) === undefined}
      hasChanges={hasChanges}
      onSubmit={() => save(values, changes)}
    >
      <TextField
        label="Name"
        required
        value={name}
        maxLength={siteLimits.name}
        problem={name ? validateText(name, { label: 'Name', maxLength: siteLimits.name }) : undefined}
        onChange={(next) => set({ name: next })}
      />
      <TextField
        label="Code"
        required
        value={code}
        disabled={hasPermits}
        maxLength={siteLimits.code}
        hint={getCodeHint(hasPermits)}
        problem={code.length > 1 ? validateSiteCode(code) : undefined}
        onChange={(next) => set({ code: normalizeSiteCode(next) })}
      />
      <TextField
        label="Address"
        value={address}
        maxLength={siteLimits.address}
        problem={validateText(address, { label: 'Address', maxLength: siteLimits.address })}
        onChange={(next) => set({ address: next })}
      />
      <SelectField
        label="Time Zone"
        required
        value={timeZone}
        options={zones}
        hint={getTimeZoneHint(hasPermits)}
        onChange={(next) => set({ timeZone: next })}
      />
      <TextField
        label="Emergency Number"
        value={emergencyPhone}
        maxLength={siteLimits.emergencyPhone}
        hint="Whom people on the job call when somebody is hurt. Mobile phones must reach it."
        problem={validatePhone(emergencyPhone)}
        onChange={(next) => set({ emergencyPhone: next })}
      />
      <SwitchField
        label="Unverified Certificates Count"
        wide
        checked={countsUnverified}
        hint="Off: a worker's certificate counts only after a Site Admin, supervisor or permit closer has seen it. A change applies to signing on, start and resumption; who is on a job already stays."
        onChange={(next) => set({ countsUnverified: next })}
      />
    </EditForm>
  );
}

const titles = { create: 'Create Site', edit: 'Edit Site' };
const back = { to: '/sites', label: 'Sites' };

/** Creates a site, or changes the one in the address. Permits lock its code. */
export function EditSite() {
  return (
    <ResourceScreen resource={siteResource} titles={titles} back={back}>
      {(form) => <SiteForm {...form} />}
    </ResourceScreen>
  );
}
