import { useQuery } from '@apollo/client/react';
import { parentProblem } from '@eptw/domain/child-permit/raising';
import { isStatus } from '@eptw/domain/permit/status';
import { GetChosenParentDocument, type GetChosenParentQuery } from './operations.generated.ts';

type ChosenParent = NonNullable<GetChosenParentQuery['getPermit']['item']>;

export interface ParentReading {
  parent: ChosenParent | undefined;
  isLoading: boolean;
  /** Why no child permit can be raised on it. */
  problem: string | undefined;
}

function problemOf({ code: number, status, parentPermit }: ChosenParent): string | undefined {
  if (parentPermit) return `${number} is a child permit itself. Choose the permit that it was raised on.`;
  return isStatus(status) ? parentProblem({ number, status }) : undefined;
}

/** The permit that was chosen as a parent, by its id; nothing is read while none is. */
export function useParent(id: string): ParentReading {
  const { data, loading } = useQuery(GetChosenParentDocument, { variables: { id }, skip: id === '' });
  const answer = id === '' ? undefined : data?.getPermit;
  const parent = answer?.item ?? undefined;
  const isGone = answer?.code === 'NOT_FOUND';
  return {
    parent,
    isLoading: loading && !parent,
    problem: isGone ? 'This permit is not there, or it is not yours to see.' : parent && problemOf(parent),
  };
}
