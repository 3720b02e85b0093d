/** Counts uploads in progress, so that a permit is not sent without them. */
export interface Transfers {
  start: () => () => void;
  isTransferring: () => boolean;
}

/** `countUnsent` is how many chosen files wait on this device. */
export function createTransfers(countUnsent: () => number = () => 0): Transfers {
  const open = new Set<symbol>();
  return {
    start() {
      const transfer = Symbol('transfer');
      open.add(transfer);
      return () => {
        open.delete(transfer);
      };
    },
    isTransferring: () => open.size > 0 || countUnsent() > 0,
  };
}
