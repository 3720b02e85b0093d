/** Counts what is on its way to the server, so that a permit is not sent without it. */
export interface Transfers {
  start: () => () => void;
  isTransferring: () => boolean;
}

export function createTransfers(): Transfers {
  const open = new Set<symbol>();
  return {
    start() {
      const transfer = Symbol('transfer');
      open.add(transfer);
      return () => {
        open.delete(transfer);
      };
    },
    isTransferring: () => open.size > 0,
  };
}
