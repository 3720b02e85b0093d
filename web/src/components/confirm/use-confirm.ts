import { requestConfirmation } from './confirm-request.ts';

/** Returns the function that asks for confirmation; its identity is stable. The dialog is in the layout. */
export function useConfirm(): typeof requestConfirmation {
  return requestConfirmation;
}
