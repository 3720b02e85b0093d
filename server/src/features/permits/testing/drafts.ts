import type { TestClient } from '../../../testing/client.ts';

type QueryClient = Pick<TestClient, 'query'>;

/** For tests: the fields that draft operations select. */
export interface DraftResult {
  success: boolean;
  code: string;
  message: string;
  _id: string | null;
  item: { _id: string; version: number; status: string } | null;
}

const draftSelection = '{ success code message _id item { _id version status } }';

async function mutateDraft(
  client: QueryClient,
  operation: string,
  text: string,
  variables: object,
): Promise<DraftResult> {
  const response = await client.query<Record<string, DraftResult>>(text, { ...variables });
  const answered = response.data[operation];
  if (response.errors || !answered) throw new Error(JSON.stringify(response.errors));
  return answered;
}

export function submitDraftInput(client: QueryClient, data: object, key?: string): Promise<DraftResult> {
  return mutateDraft(
    client,
    'createDraftPermit',
    `mutation ($data: CreateDraftPermitInput!, $key: String) { createDraftPermit(data: $data, idempotencyKey: $key) ${draftSelection} }`,
    { data, key },
  );
}

/** For tests: saves a draft, throws if it is refused, and returns its id. */
export async function createDraftOrThrow(client: QueryClient, data: object): Promise<string> {
  const { item, message } = await submitDraftInput(client, data);
  if (!item) throw new Error(message);
  return item._id;
}

export function updateDraft(client: QueryClient, id: string, sent: object): Promise<DraftResult> {
  return mutateDraft(
    client,
    'updateDraftPermit',
    `mutation ($id: ID!, $status: String, $form: ID, $submission: JSON, $childrenState: JSON, $site: ID, $discipline: ID,
        $hostSystemOwner: ID, $selectedUser: [ID!], $selectedMTGroup: [ID!], $version: Int) {
      updateDraftPermit(id: $id, status: $status, form: $form, submission: $submission, childrenState: $childrenState,
        site: $site, discipline: $discipline, hostSystemOwner: $hostSystemOwner, selectedUser: $selectedUser,
        selectedMTGroup: $selectedMTGroup, version: $version) ${draftSelection} }`,
    { id, ...sent },
  );
}

export function addDraftReviewers(
  client: QueryClient,
  id: string,
  added: { newIndividualReviewers?: string[]; newMTGroups?: string[] },
): Promise<DraftResult> {
  return mutateDraft(
    client,
    'updateDraftPermitReviewers',
    `mutation ($id: ID!, $newIndividualReviewers: [ID!], $newMTGroups: [ID!]) {
      updateDraftPermitReviewers(id: $id, newIndividualReviewers: $newIndividualReviewers, newMTGroups: $newMTGroups) ${draftSelection} }`,
    { id, ...added },
  );
}

export function attachForms(client: QueryClient, id: string, childrenState: unknown): Promise<DraftResult> {
  return mutateDraft(
    client,
    'saveDraftChildPermit',
    `mutation ($id: ID!, $childrenState: JSON!) { saveDraftChildPermit(id: $id, childrenState: $childrenState) ${draftSelection} }`,
    { id, childrenState },
  );
}

export async function deleteDraft(
  client: QueryClient,
  id: string,
): Promise<{ success: boolean; code: string; message: string }> {
  const { data } = await client.query<{ deleteDraftPermit: { success: boolean; code: string; message: string } }>(
    'mutation ($id: ID!) { deleteDraftPermit(id: $id) { success code message } }',
    { id },
  );
  return data.deleteDraftPermit;
}

/** For tests: a draft as one user reads it, or the refusal. */
export async function queryDraft(client: QueryClient, id: string, fields: string) {
  const response = await client.query<{
    getDraftPermitById: { success: boolean; code: string; message: string; item: Record<string, unknown> | null };
  }>(`query ($id: ID!) { getDraftPermitById(id: $id) { success code message item { ${fields} } } }`, { id });
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data.getDraftPermitById;
}

/** For tests: the ids in a user's list of drafts. */
export async function listDraftIds(client: QueryClient): Promise<string[]> {
  const { data } = await client.query<{ getMyDraftPermits: { items: { _id: string }[] } }>(
    '{ getMyDraftPermits(limit: 1000) { items { _id } } }',
  );
  return data.getMyDraftPermits.items.map(({ _id }) => _id);
}
