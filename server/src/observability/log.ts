import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream, type LoggerOptions } from 'pino';

/** Creates a structured log, on standard output by default. It never contains headers, and therefore no tokens. */
export function createLog(config: { logLevel: string }, destination?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level: config.logLevel,
    serializers: { req: () => undefined, res: () => undefined, err: serializeError },
    formatters: { level: (level) => ({ level }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Type, message, code and stack, without the values of a failed statement. */
function serializeError(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack };
}
