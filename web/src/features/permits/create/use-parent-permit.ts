import { checkParentPermit } from '@eptw/domain/child-permit/create';
import { useQuery } from '../../../lib/api/use-query.ts';
import { GetChosenParentDocument, type GetChosenParentQuery } from '../../../generated/permits/forms.ts';

type ParentPermit = NonNullable<GetChosenParentQuery['getPermit']['item']>;

export interface ParentPermitResult {
  parent: ParentPermit | undefined;
  isLoading: boolean;
  /** Why no child permit can be raised on it. */
  problem: string | undefined;
}

function findParentProblem({ code: number, status, parentPermit }: ParentPermit): string | undefined {
  if (parentPermit) return `${number} is a child permit itself. Choose the permit that it was raised on.`;
  return checkParentPermit({ number, status });
}

/** Loads the permit selected as a parent by its id; skipped while none is selected. */
export function useParentPermit(id: string): ParentPermitResult {
  const { data, loading } = useQuery(GetChosenParentDocument, { variables: { id }, skip: id === '' });
  const payload = id === '' ? undefined : data?.getPermit;
  const parent = payload?.item ?? undefined;
  const isGone = payload?.code === 'NOT_FOUND';
  return {
    parent,
    isLoading: loading && !parent,
    problem: isGone
      ? 'This permit does not exist, or you do not have access to it.'
      : parent && findParentProblem(parent),
  };
}
