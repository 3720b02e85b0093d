import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream, type LoggerOptions } from 'pino';

/** Structured lines, on standard output unless told otherwise. Headers never reach them, so tokens do not either. */
export function createLog(config: { logLevel: string }, destination?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level: config.logLevel,
    serializers: { req: () => undefined, res: () => undefined, err: serializeError },
    formatters: { level: (level) => ({ level }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Type, message, code and stack: not the values that a failed statement was sent with. */
function serializeError(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack };
}
