import type { TestApp } from '../../../../testing/test-app.ts';
import type { TestUser } from '../../../../testing/test-users.ts';

/** The fields of an account that tests read. */
export interface ReadUser {
  _id: string;
  fullname: string;
  email: string;
  role: string;
  status: string;
  company: string;
  phone: string;
  version: number;
  emailVerified: boolean;
  pendingEmail: string | null;
  actions: string[];
  refusal: string | null;
  sites: { code: string }[];
  group: { name: string }[];
}

export interface UserPayload {
  success: boolean;
  code: string;
  message: string;
  item: ReadUser | null;
}

const fields = `success code message item {
  _id fullname email role status company phone version emailVerified pendingEmail actions refusal
  sites { code } group { name }
}`;

/** Creates an account as this user. */
export async function createUserAs(
  server: TestApp,
  person: TestUser,
  data: Record<string, unknown>,
): Promise<UserPayload> {
  const query = `mutation ($data: CreateUserInput!) { createUser(data: $data) { ${fields} } }`;
  const { data: answer } = await (await server.as(person)).query<{ createUser: UserPayload }>(query, { data });
  return answer.createUser;
}

/** Changes an account as this user. */
export async function updateUserAs(
  server: TestApp,
  person: TestUser,
  id: string,
  data: Record<string, unknown>,
  version?: number,
): Promise<UserPayload> {
  const query = `mutation ($id: ID!, $data: UpdateUserInput!, $version: Int) {
    updateUser(id: $id, data: $data, version: $version) { ${fields} }
  }`;
  const variables = { id, data, version };
  const { data: answer } = await (await server.as(person)).query<{ updateUser: UserPayload }>(query, variables);
  return answer.updateUser;
}

/** Reads an account as this user. */
export async function readUserAs(server: TestApp, person: TestUser, id: string): Promise<UserPayload> {
  const query = `query ($id: ID!) { getUser(id: $id) { ${fields} } }`;
  const { data } = await (await server.as(person)).query<{ getUser: UserPayload }>(query, { id });
  return data.getUser;
}

/** Deletes an account, or resets its password, as this user. */
export async function endUserAs(
  server: TestApp,
  person: TestUser,
  operation: 'deleteUser' | 'resetPasswordByAdmin',
  id: string,
): Promise<Omit<UserPayload, 'item'>> {
  const argument = operation === 'deleteUser' ? 'id' : 'userId';
  const query = `mutation ($id: ID!) { answer: ${operation}(${argument}: $id) { success code message } }`;
  const { data } = await (await server.as(person)).query<{ answer: UserPayload }>(query, { id });
  return data.answer;
}

/** The audit entries about this account, newest first. */
export async function listAuditEntriesOf(server: TestApp, id: string) {
  return server.database.db
    .selectFrom('administration_entry')
    .select(['actor_name', 'action', 'subject_name', 'changes'])
    .where('subject_id', '=', id)
    .orderBy('sequence', 'desc')
    .execute();
}

/** Input for a user who is not among the test users. */
export function createUserInput(server: TestApp, changes: Record<string, unknown> = {}) {
  return {
    email: 'new.comer@acme-works.example',
    fullname: 'New Comer',
    role: 'ContractorRequestor',
    company: 'Borealis Engineering',
    phone: '+65 6123 4567',
    site: [server.ids.sites.north],
    ...changes,
  };
}
