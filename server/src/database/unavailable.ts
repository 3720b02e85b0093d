/** PostgreSQL's codes when it does not serve: shut down, killed, starting, connection lost. */
const serverCodes = ['57P01', '57P02', '57P03', '08000', '08003', '08006'];

/** Network errors when nothing responds, for names with several addresses or none. */
const networkCodes = [
  ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
];

const unavailableCodes = new Set([...serverCodes, ...networkCodes]);

/** The driver's own messages, which have no code. */
const driverMessagePattern =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether a statement failed because the database cannot be reached, rather than because of the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    syscall === 'connect' ||
    (code !== undefined && unavailableCodes.has(code)) ||
    driverMessagePattern.test(error.message)
  );
}
