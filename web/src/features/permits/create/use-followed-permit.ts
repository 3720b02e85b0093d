import { copyWithoutFiles } from '@eptw/domain/permit/copy';
import type { Submission } from '@eptw/domain/template/model/submission';
import { useQuery } from '../../../lib/api/use-query.ts';
import { GetFollowedPermitDocument, type GetFollowedPermitQuery } from '../../../generated/permits/forms.ts';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import type { PermitChoices } from '../forms/permit-choices.ts';

export type FollowedPermit = NonNullable<GetFollowedPermitQuery['getPermit']['item']>;

/** What new work starts with, when it continues that of an expired child permit. */
export interface Beginning {
  choices: Partial<PermitChoices>;
  submission: Submission;
  /** The number of the permit that it continues. */
  follows: string;
}

/** Loads the child permit whose work a new one continues; skipped while there is none. */
export function useFollowedPermit(id: string) {
  const { data, error, refetch } = useQuery(GetFollowedPermitDocument, { variables: { id }, skip: id === '' });
  const payload = id === '' ? undefined : data?.getPermit;
  return {
    followed: payload?.item ?? undefined,
    /** Why it cannot be continued. */
    problem: payload && !payload.item ? payload.message : undefined,
    failed: error !== undefined && !data,
    refetch,
  };
}

/** The same choices and answers, as far as they are copied. */
export function toBeginning(followed: FollowedPermit): Beginning {
  const { slots, form, parentPermit, discipline, hostSystemOwner, submission } = followed;
  return {
    choices: {
      template: form._id,
      parent: parentPermit?._id ?? '',
      follows: followed._id,
      discipline: discipline._id,
      owner: hostSystemOwner._id,
      individuals: slots.flatMap(({ user }) => user?._id ?? []),
      groups: slots.flatMap(({ group }) => group?._id ?? []),
    },
    submission: copyWithoutFiles(toFormTemplate(form), submission as Submission),
    follows: followed.code,
  };
}
