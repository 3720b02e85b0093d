import { requestConfirmation } from './confirm-request.ts';

/** The function that asks before something is done; it keeps its identity. The dialog stands in the layout. */
export function useConfirm(): typeof requestConfirmation {
  return requestConfirmation;
}
