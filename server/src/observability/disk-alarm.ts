/** PostgreSQL's code when its disk is full, and those of the operating system when ours is. */
const codes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something could not be written because a disk is full: that of the database, or that of the files. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}

/** For requests that could not be written. */
export const diskFull =
  'The disk of the server is full, so this was not saved. Tell your administrator, and record it on paper.';

/** Whether a disk was full a moment ago, for those who monitor this process. */
export interface DiskAlarm {
  /** Something could not be written. */
  raise(): void;
  isRaised(): boolean;
}

/** Longer than a monitor waits between two looks, in milliseconds. A disk that is still full raises it again. */
const lastsMs = 120_000;

/** Creates an alarm that ends by itself some time after the last failure. */
export function createDiskAlarm(clock: () => Date): DiskAlarm {
  let raisedAt: Date | undefined;
  return {
    raise() {
      raisedAt = clock();
    },
    isRaised: () => raisedAt !== undefined && clock().getTime() - raisedAt.getTime() < lastsMs,
  };
}
