import http from 'node:http';

/** Talks to one address over keep-alive connections. */
export interface Client {
  /** Sends a POST with this body and reads the whole answer. @throws on any status but 200 */
  post: (body: string) => Promise<string>;
  /** Runs an operation and answers its data. @throws on GraphQL errors */
  ask: <Data>(query: string, variables: Record<string, unknown>) => Promise<Data>;
  close: () => void;
}

/** Opens up to this many connections; a token is sent as a bearer token. */
export function openClient(address: string, connections: number, token?: string): Client {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const endpoint = new URL('/graphql', address);
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const post = (body: string) =>
    new Promise<string>((resolve, reject) => {
      const request = http.request(
        endpoint,
        { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (response.statusCode === 200) resolve(text);
            else reject(new Error(`Answered ${response.statusCode}: ${text.slice(0, 500)}`));
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  return {
    post,
    ask: async <Data>(query: string, variables: Record<string, unknown>) => {
      const answer = JSON.parse(await post(JSON.stringify({ query, variables }))) as { data?: Data; errors?: unknown };
      if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer.errors));
      return answer.data;
    },
    close: () => agent.destroy(),
  };
}

/** Signs in with the password that everybody in the benchmarks has, and answers the token. */
export async function signIn(address: string, email: string, password: string): Promise<string> {
  const client = openClient(address, 1);
  const { login } = await client.ask<{ login: { token: string | null; message: string } }>(
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token message } }',
    { email, password },
  );
  client.close();
  if (!login.token) throw new Error(`${email} could not sign in: ${login.message}`);
  return login.token;
}
