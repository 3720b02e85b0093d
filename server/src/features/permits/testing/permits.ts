import { sippReportedStatuses } from '@eptw/domain/permit/status';
import type { Submission } from '@eptw/domain/template/model/submission';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import { sql } from 'kysely';
import { catalogue } from '../../../catalogue/catalogue.ts';
import { sampleSubmission } from '../../../catalogue/sample-submission.ts';
import type { Database } from '../../../database/connect.ts';
import type { TestClient } from '../../../testing/client.ts';
import type { TestIds } from '../../../testing/fill-database.ts';

/** For tests: the fields that permit operations select. */
export interface PermitResult {
  success: boolean;
  code: string;
  message: string;
  item: {
    _id: string;
    code: string;
    status: string;
    statusLabel: string;
    version: number;
    reason: string | null;
    actions: string[];
    logs: string[];
  } | null;
}

const permitSelection = `{ success code message item { _id code status statusLabel version reason actions logs } }`;

/** For tests: a template of the catalogue by its permit code. */
export function findTemplate(code: string) {
  const template = catalogue.find((candidate) => candidate.code === code);
  if (!template) throw new Error(`The catalogue has no ${code}`);
  return template;
}

interface SampleChange {
  start?: string;
  end?: string;
  describe?: string;
  attachedCodes?: readonly string[];
}

/** For tests: a filled form, always the same unless changed. */
export function fillForm(code: string, change: SampleChange = {}): Submission {
  const period = { start: '2099-03-02', end: '2099-03-04' };
  return sampleSubmission(findTemplate(code), { ...period, random: () => 0.5, ...change });
}

/**
 * For tests: the input of 'Create Permit'; a General Permit at F10N with one individual and one group of the site.
 */
export function samplePermitData(ids: TestIds, change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    form: generalPermitTemplateId,
    submission: fillForm('GP'),
    site: ids.sites.north,
    selectedUser: [ids.users.manager],
    selectedMTGroup: [change['site'] === ids.sites.west ? ids.groups.permitOfficeWest : ids.groups.facilities],
    hostSystemOwner: ids.users.host,
    discipline: ids.discipline,
    ...change,
  };
}

/** For tests: the input of an attached form. */
export function attachedFormInput(code: string, submission: Submission = fillForm(code)) {
  return { form: findTemplate(code).id, submission };
}

export async function submitPermit(
  client: Pick<TestClient, 'query'>,
  data: Record<string, unknown>,
  idempotencyKey?: string,
): Promise<PermitResult> {
  const response = await client.query<{ createPermit: PermitResult }>(
    `mutation ($data: CreatePermitInput!, $key: String) { createPermit(data: $data, idempotencyKey: $key) ${permitSelection} }`,
    { data, key: idempotencyKey },
  );
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data.createPermit;
}

/** For tests: creates a permit, and throws if it is refused. */
export async function createPermitOrThrow(client: Pick<TestClient, 'query'>, data: Record<string, unknown>) {
  const { item, message } = await submitPermit(client, data);
  if (!item) throw new Error(message);
  return item;
}

/** For tests: sends the request that names a status. */
export async function requestStatus(
  client: Pick<TestClient, 'query'>,
  id: string,
  status: string,
  more: { reason?: string; version?: number } = {},
): Promise<PermitResult> {
  const response = await client.query<{ updatePermitStatus: PermitResult }>(
    `mutation ($id: ID!, $status: String!, $reason: String, $version: Int) {
      updatePermitStatus(id: $id, status: $status, reason: $reason, version: $version) ${permitSelection} }`,
    { id, status, ...more },
  );
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data.updatePermitStatus;
}

/**
 * For tests: moves a permit towards a status. Towards Approved, a reviewer approves, whether or not their approval is
 * the last one.
 */
export async function moveToStatus(
  client: Pick<TestClient, 'query'>,
  id: string,
  status: string,
  more: { reason?: string; version?: number } = {},
): Promise<PermitResult> {
  const permit = status === 'Approved' ? await queryPermit(client, id, 'actions') : undefined;
  const mayApprove = permit?.success === true && (permit.item['actions'] as string[]).includes('approve');
  return mayApprove ? performAction(client, id, 'approve', more) : requestStatus(client, id, status, more);
}

/** The arguments of `performPermitAction` besides the permit and the action. */
export interface ActionOptions {
  version?: number;
  reason?: string;
  submission?: unknown;
  childrenState?: unknown;
  idempotencyKey?: string;
}

/** For tests: performs an action on a permit or child permit by its name. */
export async function performAction(
  client: Pick<TestClient, 'query'>,
  id: string,
  action: string,
  more: ActionOptions = {},
): Promise<PermitResult> {
  const response = await client.query<{ performPermitAction: PermitResult }>(
    `mutation ($id: ID!, $action: String!, $version: Int, $reason: String, $submission: JSON, $childrenState: JSON,
      $idempotencyKey: String) {
      performPermitAction(id: $id, action: $action, version: $version, reason: $reason, submission: $submission,
        childrenState: $childrenState, idempotencyKey: $idempotencyKey) ${permitSelection} }`,
    { id, action, ...more },
  );
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data.performPermitAction;
}

/** For tests: saves answers through one of the two operations for it. */
export async function savePermit(
  client: Pick<TestClient, 'query'>,
  id: string,
  edits: { submission?: unknown; childrenState?: unknown; status?: string; version?: number; reason?: string },
  operation: 'updatePermit' | 'updatesOnApprovedPermit' = 'updatePermit',
): Promise<PermitResult> {
  const response = await client.query<Record<typeof operation, PermitResult>>(
    `mutation ($id: ID!, $status: String, $submission: JSON, $childrenState: JSON, $version: Int, $reason: String) {
      ${operation}(id: $id, status: $status, submission: $submission, childrenState: $childrenState,
        version: $version, reason: $reason) ${permitSelection} }`,
    { id, ...edits },
  );
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data[operation];
}

/** For tests: a permit as one user reads it, or the refusal. */
export async function queryPermit(client: Pick<TestClient, 'query'>, id: string, fields: string) {
  const response = await client.query<{
    getPermit: { success: boolean; code: string; message: string; item: Record<string, unknown> };
  }>(`query ($id: ID!) { getPermit(id: $id) { success code message item { ${fields} } } }`, { id });
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data.getPermit;
}

/** For tests: the numbers of permits whose denormalised list columns do not match their source rows. */
export async function findRollupMismatches(db: Database): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from permit
      cross join lateral (select array_agg(group_id) as groups from reviewer_slot
        where permit_id = permit.id and filled_by is null) as open
      where open_slots <> coalesce(cardinality(groups), 0)
        or last_group_id is distinct from (case when open_slots = 1 then groups[1] end)
    union
    select number from permit join reviewer_slot slot on slot.permit_id = permit.id
      where (slot.filled_by is null and slot.under_review <> (status = 'PendingApproval'))
        or (slot.site_id, slot.of_child, slot.permit_created_at, slot.submitter_id)
          <> (permit.site_id, parent_permit_id is not null, created_at, permit.submitter_id)
    union
    select number from permit join (
      (select permit.id, version.code, permit.site_id, permit.status, permit.created_at from filled_form
        join permit on permit.id = permit_id join template_version version on version.id = template_version_id
        except select * from permit_form)
      union all
      (select * from permit_form
        except select permit.id, version.code, permit.site_id, permit.status, permit.created_at from filled_form
        join permit on permit.id = permit_id join template_version version on version.id = template_version_id)
    ) as differing on differing.id = permit.id
    union
    select number from sipp_work join permit on permit.id = permit_id
      where is_reported <> (status = any(${sippReportedStatuses}::text[]))`.execute(db);
  return rows.map(({ number }) => number);
}
