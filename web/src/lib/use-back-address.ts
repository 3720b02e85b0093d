import { useLocation } from 'react-router';

const setupPath = '/setup';

/** The address of a form that is a step of the setup, which leads back there. */
export function toSetupStepAddress(to: string): string {
  return `${to}?from=setup`;
}

/** Where a form leads back to: to the setup if that led to it, otherwise where it usually does. */
export function useBackAddress<Usual extends string | undefined>(usual: Usual): Usual | string {
  const { search } = useLocation();
  return usual !== undefined && new URLSearchParams(search).get('from') === 'setup' ? setupPath : usual;
}
