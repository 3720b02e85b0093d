import {
  canJoinGroups,
  adviseOnCompany,
  validateDetail,
  type AccountDetails,
  type TextDetail,
} from '@eptw/domain/user/account-details';
import { isRole } from '@eptw/domain/user/role';
import { useState } from 'react';
import { SelectField, MultiSelectField } from '../../../components/field/select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { SuggestField } from '../../../components/field/suggest-field.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { GetCompaniesDocument } from '../../../generated/users/admin.ts';
import type { useUserFormOptions } from './use-user-form-options.ts';

interface UserFieldsProps {
  details: AccountDetails;
  onChange: (change: Partial<AccountDetails>) => void;
  /** Of the own account site, role and company stay. */
  isOwnAccount: boolean;
  /** Why the address cannot be changed; nothing when it can. */
  emailLocked: string | undefined;
  options: ReturnType<typeof useUserFormOptions>;
  emailHint: string | undefined;
}

const ownHint = 'Another administrator can change this.';

/** What is filled in about a person. */
export function UserFields({ details, onChange, isOwnAccount, emailLocked, options, emailHint }: UserFieldsProps) {
  const [touched, setTouched] = useState<ReadonlySet<TextDetail>>(new Set());
  const { fullname, email, role, company, phone, site, group } = details;
  const { data: companies } = useQuery(GetCompaniesDocument, {
    variables: { searchText: useDebounced(company.trim()) },
  });
  const findProblem = (detail: TextDetail) =>
    touched.has(detail) ? validateDetail(detail, details[detail]) : undefined;
  const markTouched = (detail: TextDetail) => () => setTouched(new Set([...touched, detail]));
  const lockedHint = isOwnAccount ? ownHint : undefined;

  return (
    <>
      <TextField
        label="Full name"
        required
        value={fullname}
        onChange={(next) => onChange({ fullname: next })}
        onBlur={markTouched('fullname')}
        problem={findProblem('fullname')}
        maxLength={200}
      />
      <TextField
        label="Email"
        type="email"
        required
        value={email}
        onChange={(next) => onChange({ email: next })}
        onBlur={markTouched('email')}
        problem={findProblem('email')}
        hint={emailLocked ?? emailHint}
        disabled={emailLocked !== undefined}
        maxLength={300}
      />
      <MultiSelectField
        label="Site"
        required={!isOwnAccount}
        placeholder="Choose one or more"
        values={site}
        onChange={(next) => onChange({ site: next })}
        options={options.sites}
        loading={options.isLoading}
        disabled={isOwnAccount}
        hint={lockedHint}
      />
      <SelectField
        label="Role"
        required={!isOwnAccount}
        value={role}
        onChange={(next) => onChange({ role: isRole(next) ? next : '' })}
        options={options.roles}
        disabled={isOwnAccount}
        hint={lockedHint}
      />
      {canJoinGroups(role) && (
        <MultiSelectField
          label="Group"
          wide
          placeholder={site.length > 0 ? 'None' : 'Choose a site first'}
          values={group}
          onChange={(next) => onChange({ group: next })}
          options={options.groupsAt(site)}
          hint="Groups of the chosen sites."
        />
      )}
      <SuggestField
        label="Company"
        value={company}
        onChange={(next) => onChange({ company: next })}
        onBlur={markTouched('company')}
        suggestions={companies?.getCompanies ?? []}
        problem={findProblem('company')}
        hint={lockedHint ?? (role ? adviseOnCompany(role, company) : undefined)}
        disabled={isOwnAccount}
        maxLength={200}
      />
      <TextField
        label="Phone number"
        type="tel"
        value={phone}
        onChange={(next) => onChange({ phone: next })}
        onBlur={markTouched('phone')}
        problem={findProblem('phone')}
        maxLength={60}
      />
    </>
  );
}
