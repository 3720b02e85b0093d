import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';

/**
 * Lets the process go on after a field has failed whose answer was given up before. graphql-js runs mutations, what
 * subscriptions send and, with COMPILED_QUERIES=off, queries. When an entry of a list fails at once, it answers with that
 * failure and leaves earlier entries behind; where one of them fails later, nobody handles it, and Node would end the
 * process with all its requests for an error that its caller has been sent already. Any other rejection that nobody
 * handles is a fault of unknown effect, and ends the process as before.
 */
export function outliveAbandonedFields(log: Pick<FastifyBaseLogger, 'error'>): void {
  process.on('unhandledRejection', (reason) => {
    // Only graphql-js makes errors that name a place in an answer.
    if (!(reason instanceof GraphQLError) || reason.path === undefined) throw reason;
    log.error(
      { err: reason.originalError ?? reason, path: reason.path },
      'A field failed after its answer was given up',
    );
  });
}
