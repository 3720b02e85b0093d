import type { PolicyProblem } from '@eptw/domain/work-policy/policy-problem';
import { useCallback, useState } from 'react';
import { runAfterPointerRelease } from '../../../lib/run-after-pointer-release.ts';

/** Returns the first problem at a place of a policy or below it. */
export function findProblemWithin(problems: readonly PolicyProblem[], place: string): string | undefined {
  return problems.find(({ path }) => path === place || path.startsWith(`${place}.`))?.message;
}

/** Problems that show once their place, or the part it belongs to, has been left; all of them if `showAll`. */
export function useVisitedProblems(problems: readonly PolicyProblem[], showAll: boolean) {
  const [visited, setVisited] = useState<readonly string[]>([]);

  const leave = useCallback(
    (...places: readonly string[]) => runAfterPointerRelease(() => setVisited((before) => [...before, ...places])),
    [],
  );

  function findProblem(place: string): string | undefined {
    const wasVisited = visited.some((part) => place === part || place.startsWith(`${part}.`));
    return showAll || wasVisited ? problems.find(({ path }) => path === place)?.message : undefined;
  }

  return { findProblem, leave };
}
