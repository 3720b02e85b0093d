import type { OutboxMail } from '../../../../mail/outbox.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { testPassword } from '../../../../testing/fill-database.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

/** The payload of an account mutation. */
export interface AccountPayload {
  success: boolean;
  code: string;
  message: string;
}

const payloadFields = 'success code message';

/** Calls an account mutation, with its arguments as GraphQL text and their types. */
async function call<Extra = object>(
  client: TestClient,
  field: string,
  types: Record<string, string>,
  variables: Record<string, unknown>,
  selection = payloadFields,
): Promise<AccountPayload & Extra> {
  const declared = Object.entries(types).map(([name, type]) => `$${name}: ${type}`);
  const passed = Object.keys(types).map((name) => `${name}: $${name}`);
  const query = `mutation (${declared.join(', ')}) { ${field}(${passed.join(', ')}) { ${selection} } }`;
  const { data, errors } = await client.query<Record<string, AccountPayload & Extra>>(query, variables);
  const answer = data?.[field];
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
}

/** The account mutations, called without signing in unless a client is given, and the contents of their mails. */
export function createAccountCalls(server: TestApp) {
  const createAnonymousClient = () => server.client();
  const listMailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);
  const findCode = (mail: OutboxMail | undefined) => /security_code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return {
    register: (change: Record<string, unknown> = {}, browser = createAnonymousClient()) =>
      call(browser, 'register', { data: 'RegisterInput!' }, { data: { ...createRegistration(server), ...change } }),
    block: (securityCode: string) =>
      call(createAnonymousClient(), 'blockEmailChange', { securityCode: 'String!' }, { securityCode }),
    verify: (securityCode: string, browser = createAnonymousClient()) =>
      call<{ requirePassword: boolean; securityCode: string | null }>(
        browser,
        'verifyEmail',
        { securityCode: 'String!' },
        { securityCode },
        `${payloadFields} requirePassword securityCode`,
      ),
    askToVerify: (email: string) =>
      call(createAnonymousClient(), 'userGetVerificationLink', { email: 'String!' }, { email }),
    askToReset: (email: string) => call(createAnonymousClient(), 'forgetPassword', { email: 'String!' }, { email }),
    reset: (newPassword: string, securityCode: string) =>
      call(
        createAnonymousClient(),
        'resetPassword',
        { newPassword: 'String!', securityCode: 'String!' },
        { newPassword, securityCode },
      ),
    updateProfile: (client: TestClient, data: Record<string, unknown>) =>
      call<{ item: { fullname: string; email: string; phone: string; company: string; role: string } | null }>(
        client,
        'updateProfile',
        { data: 'UpdateProfileInput!' },
        { data },
        `${payloadFields} item { fullname email phone company role }`,
      ),
    changePassword: (client: TestClient, oldPassword: string, newPassword: string) =>
      call(client, 'changePassword', { oldPassword: 'String!', newPassword: 'String!' }, { oldPassword, newPassword }),
    signIn: (email: string, password = testPassword) =>
      call<{ token: string | null; problem: string | null }>(
        createAnonymousClient(),
        'login',
        { email: 'String!', password: 'String!' },
        { email, password },
        `${payloadFields} token problem`,
      ),
    mailsTo: listMailsTo,
    /** The code in the newest mail to this address; empty if there is none. */
    codeTo: async (email: string) => findCode((await listMailsTo(email))[0]),
  };
}

/** The password that tests choose: long enough, and not a name. */
export const chosenPassword = 'four green valves';

let newcomers = 0;

/** A valid registration, each time with a new address. */
function createRegistration({ ids }: TestApp) {
  newcomers += 1;
  return {
    email: `newcomer.${newcomers}@contractor.example`,
    fullname: 'New Comer',
    password: chosenPassword,
    site: ids.sites.north,
  };
}

/** Whether the client's token is valid. */
export async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await client.query('{ getSession { timerCount } }')).errors === undefined;
}
