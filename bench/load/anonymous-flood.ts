import { randomUUID } from 'node:crypto';
import http from 'node:http';

/** An anonymous request that is sent repeatedly: a body and an invalid token. */
interface FloodRequest {
  body: string;
  token?: string;
}

/** Different each time, so that nothing is cached. */
type Flood = () => FloodRequest;

const toRequestBody = (query: string, variables = {}) => JSON.stringify({ query, variables });

/** The maximum number of fields for an anonymous caller, with each object in the maximum number of places. */
function buildLargestDocument(): string {
  const fields = Array.from({ length: 17 }, () => '_id code name timeZone').join(' ');
  const fragments = Array.from(
    { length: 9 },
    (_, index) => `fragment f${index} on Query { getSites { items { _id code name timeZone } } }`,
  );
  const spreads = fragments.map((_, index) => `...f${index}`).join(' ');
  return `query q${randomUUID().replaceAll('-', '')} { ${spreads} getSites { items { ${fields} } } } ${fragments.join(' ')}`;
}

/** The kinds of flood. */
export const floodKinds: Readonly<Record<string, Flood>> = {
  'the greatest documents': () => ({ body: toRequestBody(buildLargestDocument()) }),
  'documents far beyond the limit': () => ({
    body: toRequestBody(`{ ${`a${randomUUID().slice(0, 8)}: getSites { items { _id } } `.repeat(700)} }`),
  }),
  'names that there are not': () => ({
    body: toRequestBody(`{ ${Array.from({ length: 190 }, () => `n${randomUUID().slice(0, 8)}`).join(' ')} }`),
  }),
  'lists of sites': () => ({ body: toRequestBody('{ getSites { items { _id code name } } }') }),
  'passwords of nobody': () => ({
    body: toRequestBody(
      'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { code } }',
      { email: `${randomUUID()}@nowhere.example`, password: 'guessed' },
    ),
  }),
  'tokens that are none': () => ({ body: toRequestBody('{ __typename }'), token: randomUUID() }),
};

/**
 * Sends this many requests concurrently over keep-alive connections, each as soon as the previous response has
 * arrived.
 */
export function startFlood(address: string, anonymousCallers: number, flood: Flood): { stop: () => Promise<number> } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: anonymousCallers });
  let answers = 0;
  let isOver = false;
  const send = ({ body, token }: FloodRequest) =>
    new Promise<void>((resolve) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
      const request = http.request(`${address}/graphql`, { method: 'POST', agent, headers }, (response) => {
        response.resume().on('close', resolve);
      });
      request.on('error', () => resolve());
      request.end(body);
    });
  const all = Promise.all(
    Array.from({ length: anonymousCallers }, async () => {
      while (!isOver) {
        await send(flood());
        answers += 1;
      }
    }),
  );
  const stop = async () => {
    isOver = true;
    await all;
    agent.destroy();
    return answers;
  };
  return { stop };
}
