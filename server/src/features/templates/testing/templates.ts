import type { TemplateContent } from '@eptw/domain/template/template';
import type { TestClient } from '../../../testing/client.ts';

type Asks = Pick<TestClient, 'query'>;

/** For tests: what a change of a template is asked for. */
export interface AnsweredTemplate {
  success: boolean;
  code: string;
  message: string;
  problems: { section: number | null; input: number | null; field: string; message: string }[];
  item: { _id: string; version: number; title: string; code: string; archived: boolean } | null;
}

const answer = `{ success code message problems { section input field message }
  item { _id version title code archived } }`;

async function ask(client: Asks, operation: string, text: string, variables: object): Promise<AnsweredTemplate> {
  const response = await client.query<Record<string, AnsweredTemplate>>(text, { ...variables });
  const answered = response.data?.[operation];
  if (response.errors || !answered) throw new Error(JSON.stringify(response.errors));
  return answered;
}

export function createTemplate(client: Asks, data: object): Promise<AnsweredTemplate> {
  const text = `mutation ($data: CreateTemplateInput!) { createTemplate(data: $data) ${answer} }`;
  return ask(client, 'createTemplate', text, { data });
}

/** For tests: creates a template that is expected to be accepted, and answers its id. */
export async function created(client: Asks, data: object): Promise<string> {
  const { item, message } = await createTemplate(client, data);
  if (!item) throw new Error(message);
  return item._id;
}

export function updateTemplate(client: Asks, id: string, data: object, version?: number): Promise<AnsweredTemplate> {
  const text = `mutation ($id: ID!, $data: UpdateTemplateInput!, $version: Int) {
    updateTemplate(id: $id, data: $data, version: $version) ${answer} }`;
  return ask(client, 'updateTemplate', text, { id, data, version });
}

export function deleteTemplate(client: Asks, id: string): Promise<AnsweredTemplate> {
  return ask(client, 'deleteTemplate', `mutation ($id: ID!) { deleteTemplate(id: $id) ${answer} }`, { id });
}

/** For tests: the content of a template as it stands, without what is null on the wire. */
export async function contentOf(client: Asks, id: string, version?: number): Promise<TemplateContent> {
  const { data } = await client.query<{ getTemplate: { template: string } }>(
    'query ($id: ID!, $version: Int) { getTemplate(id: $id, version: $version) { template } }',
    { id, version },
  );
  const { title, code, type, asParentPermit, showInCreatePermit, sections } = JSON.parse(data.getTemplate.template);
  return { title, code, type, asParentPermit, showInCreatePermit, sections };
}

export interface AnsweredVersion {
  version: number;
  title: string;
  publishedBy: string | null;
  publishedAt: string;
  changes: { sentence: string; fields: { field: string; before: string | null; after: string | null }[] }[];
}

export async function versionsOf(
  client: Asks,
  id: string,
  page: { limit?: number; offset?: number } = {},
): Promise<{ count: number; items: AnsweredVersion[] }> {
  const response = await client.query<{ getTemplateVersions: { count: number; items: AnsweredVersion[] } }>(
    `query ($id: ID!, $limit: Int, $offset: Int) { getTemplateVersions(id: $id, limit: $limit, offset: $offset) {
      count items { version title publishedBy publishedAt changes { sentence fields { field before after } } } } }`,
    { id, ...page },
  );
  if (response.errors) throw new Error(response.errors[0]?.message);
  return response.data.getTemplateVersions;
}
