import type { FastifyInstance } from 'fastify';

/** The response to a GraphQL request. */
export interface TestResponse<Data> {
  status: number;
  data: Data;
  errors: { message: string; extensions: { code: string; correlationId?: string } }[] | undefined;
}

/** Calls the API as one user, over HTTP but without a network. */
export interface TestClient {
  token: string | undefined;
  /** The cookies set by responses, by name; sent with every further request, as a browser does. */
  cookies: Map<string, string>;
  /** Runs a query or mutation. `Data` is the type that the test expects. */
  query<Data = Record<string, unknown>>(text: string, variables?: Record<string, unknown>): Promise<TestResponse<Data>>;
  /** Runs the upload mutation with this content, or another one that has a `$file`. */
  upload<Data = Record<string, unknown>>(
    name: string,
    content: Buffer | string,
    mutation?: string,
  ): Promise<TestResponse<Data>>;
}

const uploadMutation =
  'mutation Upload($file: Upload!) { singleUpload(file: $file) { success code message filename url } }';

/** `more` are headers that a page sends with every request. */
export function createTestClient(
  app: FastifyInstance,
  token: string | undefined,
  more: Record<string, string> = {},
): TestClient {
  const authorization = token === undefined ? more : { ...more, authorization: `Bearer ${token}` };
  const cookies = new Map<string, string>();

  async function post<Data>(headers: Record<string, string>, payload: string | Buffer): Promise<TestResponse<Data>> {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...headers, ...authorization, ...(cookies.size > 0 && { cookie: cookieHeader() }) },
      payload,
    });
    for (const { name, value, maxAge } of response.cookies as { name: string; value: string; maxAge?: number }[]) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    const { data, errors } = response.json<Pick<TestResponse<Data>, 'data' | 'errors'>>();
    return { status: response.statusCode, data, errors };
  }

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  return {
    token,
    cookies,
    query: (query, variables) => post({ 'content-type': 'application/json' }, JSON.stringify({ query, variables })),
    async upload(name, content, mutation = uploadMutation) {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query: mutation, variables: { file: null } }));
      form.set('map', JSON.stringify({ file: ['variables.file'] }));
      form.set('file', new File([content], name));
      const request = new Request('http://localhost', { method: 'POST', body: form });
      const contentType = request.headers.get('content-type') ?? '';
      return post({ 'content-type': contentType }, Buffer.from(await request.arrayBuffer()));
    },
  };
}
