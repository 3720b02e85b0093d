import http from 'node:http';

/** A client of one address with keep-alive connections. */
export interface Client {
  /** Sends a POST with this body and reads the whole response. @throws on any status but 200 */
  post: (body: string) => Promise<string>;
  /**
   * Reads a file to its end, by GET or, with a body, by POST; returns its size in bytes. @throws on any status but
   * 200
   */
  fetchBytes: (path: string, body?: object) => Promise<number>;
  /** Runs an operation and returns its data. @throws on GraphQL errors */
  query: <Data>(query: string, variables: Record<string, unknown>) => Promise<Data>;
  close: () => void;
}

/** Opens up to this many connections; a token is sent as a bearer token, `more` as further headers. */
export function openClient(
  address: string,
  connections: number,
  token?: string,
  more: Record<string, string> = {},
): Client {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...more,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const send = (path: string, body?: string) =>
    new Promise<Buffer>((resolve, reject) => {
      const request = http.request(
        new URL(path, address),
        body === undefined
          ? { agent, headers }
          : { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const answer = Buffer.concat(chunks);
            if (response.statusCode === 200) resolve(answer);
            else reject(new Error(`Answered ${response.statusCode}: ${answer.toString().slice(0, 500)}`));
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  const post = async (body: string) => (await send('/graphql', body)).toString();
  return {
    post,
    fetchBytes: async (path, body) => (await send(path, body && JSON.stringify(body))).byteLength,
    query: async <Data>(query: string, variables: Record<string, unknown>) => {
      const answer = JSON.parse(await post(JSON.stringify({ query, variables }))) as { data?: Data; errors?: unknown };
      if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer.errors));
      return answer.data;
    },
    close: () => agent.destroy(),
  };
}

/** Signs in with the password of all users in the benchmarks, and returns the token. */
export async function signIn(address: string, email: string, password: string): Promise<string> {
  const client = openClient(address, 1);
  const { login } = await client.query<{ login: { token: string | null; message: string } }>(
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token message } }',
    { email, password },
  );
  client.close();
  if (!login.token) throw new Error(`${email} could not sign in: ${login.message}`);
  return login.token;
}
