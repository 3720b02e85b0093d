import { useQuery } from '@apollo/client/react';
import {
  belongsToGroups,
  companyAdvice,
  detailProblem,
  type AccountDetails,
  type TypedDetail,
} from '@eptw/domain/user/account-details';
import { isRole } from '@eptw/domain/user/role';
import { useState } from 'react';
import { ChoiceField, ChoicesField } from '../../../components/field/choice-field.tsx';
import { LineField } from '../../../components/field/line-field.tsx';
import { SuggestField } from '../../../components/field/suggest-field.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { GetCompaniesDocument } from './operations.generated.ts';
import type { useUserChoices } from './use-user-choices.ts';

interface UserFieldsProps {
  details: AccountDetails;
  onChange: (change: Partial<AccountDetails>) => void;
  /** Of the own account site, role and company stay. */
  own: boolean;
  /** Why the address cannot be changed; nothing when it can. */
  emailLocked: string | undefined;
  choices: ReturnType<typeof useUserChoices>;
  emailHint: string | undefined;
}

const ownHint = 'Another administrator can change this.';

/** What is filled in about a person. */
export function UserFields({ details, onChange, own, emailLocked, choices, emailHint }: UserFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<TypedDetail>>(new Set());
  const { fullname, email, role, company, phone, site, group } = details;
  const { data: known } = useQuery(GetCompaniesDocument, { variables: { searchText: useDebounced(company.trim()) } });
  const problemOf = (detail: TypedDetail) => (left.has(detail) ? detailProblem(detail, details[detail]) : undefined);
  const leave = (detail: TypedDetail) => () => setLeft(new Set([...left, detail]));
  const lockedHint = own ? ownHint : undefined;

  return (
    <>
      <LineField
        label="Fullname"
        required
        value={fullname}
        onChange={(next) => onChange({ fullname: next })}
        onBlur={leave('fullname')}
        problem={problemOf('fullname')}
        maxLength={200}
      />
      <LineField
        label="Email"
        type="email"
        required
        value={email}
        onChange={(next) => onChange({ email: next })}
        onBlur={leave('email')}
        problem={problemOf('email')}
        hint={emailLocked ?? emailHint}
        disabled={emailLocked !== undefined}
        maxLength={300}
      />
      <ChoicesField
        label="Site"
        required={!own}
        placeholder="Choose one or more"
        values={site}
        onChange={(next) => onChange({ site: next })}
        choices={choices.sites}
        loading={choices.isLoading}
        disabled={own}
        hint={lockedHint}
      />
      <ChoiceField
        label="Role Selection"
        required={!own}
        value={role}
        onChange={(next) => onChange({ role: isRole(next) ? next : '' })}
        choices={choices.roles}
        disabled={own}
        hint={lockedHint}
      />
      {belongsToGroups(role) && (
        <ChoicesField
          label="Group Selection"
          wide
          placeholder={site.length > 0 ? 'None' : 'Choose a site first'}
          values={group}
          onChange={(next) => onChange({ group: next })}
          choices={choices.groupsAt(site)}
          hint="Groups of the chosen sites."
        />
      )}
      <SuggestField
        label="Company Name"
        value={company}
        onChange={(next) => onChange({ company: next })}
        onBlur={leave('company')}
        suggestions={known?.getCompanies ?? []}
        problem={problemOf('company')}
        hint={lockedHint ?? (role ? companyAdvice(role, company) : undefined)}
        disabled={own}
        maxLength={200}
      />
      <LineField
        label="Phone Number"
        type="tel"
        value={phone}
        onChange={(next) => onChange({ phone: next })}
        onBlur={leave('phone')}
        problem={problemOf('phone')}
        maxLength={60}
      />
    </>
  );
}
