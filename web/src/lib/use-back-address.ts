import { useLocation } from 'react-router';

const setupPath = '/setup';

/** Returns the address of a form that is a step of the setup; the form then returns to the setup. */
export function toSetupStepAddress(to: string): string {
  return `${to}?from=setup`;
}

/** Returns where a form leads back to: the setup if it was opened from there, otherwise the usual address. */
export function useBackAddress<Usual extends string | undefined>(usual: Usual): Usual | string {
  const { search } = useLocation();
  return usual !== undefined && new URLSearchParams(search).get('from') === 'setup' ? setupPath : usual;
}
