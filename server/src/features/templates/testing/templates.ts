import type { TemplateContent } from '@eptw/domain/template/model/template';
import type { TestClient } from '../../../testing/client.ts';

type QueryClient = Pick<TestClient, 'query'>;

/** For tests: the fields that template mutations select. */
export interface TemplateChangePayload {
  success: boolean;
  code: string;
  message: string;
  problems: { section: number | null; input: number | null; field: string; path: string | null; message: string }[];
  item: { _id: string; version: number; title: string; code: string; archived: boolean } | null;
}

const answer = `{ success code message problems { section input field path message }
  item { _id version title code archived } }`;

async function sendMutation(
  client: QueryClient,
  operation: string,
  text: string,
  variables: object,
): Promise<TemplateChangePayload> {
  const response = await client.query<Record<string, TemplateChangePayload>>(text, { ...variables });
  const answered = response.data?.[operation];
  if (response.errors || !answered) throw new Error(JSON.stringify(response.errors));
  return answered;
}

export function createTemplate(client: QueryClient, data: object): Promise<TemplateChangePayload> {
  const text = `mutation ($data: CreateTemplateInput!) { createTemplate(data: $data) ${answer} }`;
  return sendMutation(client, 'createTemplate', text, { data });
}

/** For tests: creates a template, throws if it is refused, and returns its id. */
export async function createTemplateId(client: QueryClient, data: object): Promise<string> {
  const { item, message } = await createTemplate(client, data);
  if (!item) throw new Error(message);
  return item._id;
}

export function updateTemplate(
  client: QueryClient,
  id: string,
  data: object,
  version?: number,
): Promise<TemplateChangePayload> {
  const text = `mutation ($id: ID!, $data: UpdateTemplateInput!, $version: Int) {
    updateTemplate(id: $id, data: $data, version: $version) ${answer} }`;
  return sendMutation(client, 'updateTemplate', text, { id, data, version });
}

export function deleteTemplate(client: QueryClient, id: string): Promise<TemplateChangePayload> {
  return sendMutation(client, 'deleteTemplate', `mutation ($id: ID!) { deleteTemplate(id: $id) ${answer} }`, { id });
}

/** For tests: the content of a template, without fields that are null in the API. */
export async function readTemplateContent(client: QueryClient, id: string, version?: number): Promise<TemplateContent> {
  const { data } = await client.query<{ getTemplate: { template: string } }>(
    'query ($id: ID!, $version: Int) { getTemplate(id: $id, version: $version) { template } }',
    { id, version },
  );
  const { title, code, type, asParentPermit, showInCreatePermit, sections, workPolicy } = JSON.parse(
    data.getTemplate.template,
  );
  return { title, code, type, asParentPermit, showInCreatePermit, sections, ...(workPolicy && { workPolicy }) };
}

export interface TemplateVersionPayload {
  version: number;
  title: string;
  publishedBy: string | null;
  publishedAt: string;
  changes: { sentence: string; fields: { field: string; before: string | null; after: string | null }[] }[];
}

export async function readTemplateVersions(
  client: QueryClient,
  id: string,
  page: { limit?: number; offset?: number } = {},
): Promise<{ count: number; items: TemplateVersionPayload[] }> {
  const response = await client.query<{ getTemplateVersions: { count: number; items: TemplateVersionPayload[] } }>(
    `query ($id: ID!, $limit: Int, $offset: Int) { getTemplateVersions(id: $id, limit: $limit, offset: $offset) {
      count items { version title publishedBy publishedAt changes { sentence fields { field before after } } } } }`,
    { id, ...page },
  );
  if (response.errors) throw new Error(response.errors[0]?.message);
  return response.data.getTemplateVersions;
}
