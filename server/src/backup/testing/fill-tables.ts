import { sql } from 'kysely';
import { createLiveWork, handover, signOn } from '../../access/testing/work-subjects.ts';
import { createDraftOrThrow } from '../../features/permits/testing/drafts.ts';
import { samplePermitData } from '../../features/permits/testing/permits.ts';
import { act } from '../../features/work/testing/work.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** For tests: a row in the tables that neither approving a permit nor administering fills. */
export async function fillOtherTables(server: TestApp, { worker, file }: { worker: string; file: string }) {
  const { ids, database } = server;
  // What the changes below add is counted later.
  await sql`select fold_permit_counts(1000)`.execute(database.db);
  const requestor = await server.as('requestor');
  const draft = await createDraftOrThrow(requestor, samplePermitData(ids));
  const permit = await createLiveWork(server);
  await signOn(server, permit, worker);
  const key = { idempotencyKey: 'handover' };
  const { success, message } = await act(requestor, 'handOverWork', permit, { ...handover(ids), ...key });
  if (!success) throw new Error(message);
  const { closer } = ids.users;
  await sql`
    with words as (insert into blocked_word (word) values ('nonsense')),
    maps as (insert into site_map (site_id, name, file_name) values (${ids.sites.north}, 'Level 1', ${file})),
    prints as (insert into pdf_log (permit_id, file_name, permit_version, made_by)
      values (${permit}, 'permit.pdf', 1, ${closer})),
    networks as (insert into familiar_network (key, seen_at) values ('\\x01', now())),
    preferences as (insert into notification_preference (person_id, mail, kinds) values (${closer}, 'daily', '{}')),
    reminders as (insert into closure_reminder (permit_id, day, person_id, reminded_at)
      values (${permit}, '2026-03-01', ${closer}, now())),
    merged as (insert into merged_company (name) values ('ACME  Works')),
    draft_files as (insert into draft_file (draft_id, file_name) values (${draft}, ${file})),
    permit_files as (insert into permit_file (permit_id, file_name) values (${permit}, ${file}))
    insert into sipp_work (form_id, permit_id, starts_on, starts_at)
      select id, permit_id, '2026-03-01', '08:30' from filled_form where permit_id = ${permit} limit 1`.execute(
    database.db,
  );
}
