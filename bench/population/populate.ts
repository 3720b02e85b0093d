import type { Template } from '@eptw/domain/template/template';
import pg from 'pg';
import type { Amounts } from './amounts.ts';
import { drawPermitsSql, fillPermitsSql } from './permits.ts';
import { peopleSql } from './users.ts';
import { createSubmission, submissionVariants } from './submissions.ts';
import { childTemplates, generalPermit, largeTemplate, printedTemplate } from './templates.ts';

/** The size of a filled form as JSON, in bytes. */
const permitFormBytes = 3000;
const childFormBytes = 1000;

/** Users, sites and templates, without any permits. */
export async function populateWithoutPermits(client: pg.Client): Promise<void> {
  await client.query(peopleSql);
  for (const template of [generalPermit, ...childTemplates, largeTemplate, printedTemplate])
    await insertTemplate(client, template);
}

/** The same, on a migrated, empty database. */
export async function populateEmptyDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await populateWithoutPermits(client);
  await client.query('vacuum (analyze)');
  await client.end();
}

/**
 * Fills a migrated, empty database as after some years: users and sites, permits with 3 KB submissions, and child
 * permits, all with three slots and three history entries.
 */
export async function populate(databaseUrl: string, amounts: Amounts): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await populateWithoutPermits(client);
  // References are valid by construction; checking two million of them would take a minute.
  await client.query('set session_replication_role = replica');
  await client.query('set work_mem = "256MB"; set maintenance_work_mem = "512MB"; set synchronous_commit = off');
  const indexes = await dropIndexes(client);
  await prepareSubmissions(client);
  await client.query(drawPermitsSql(amounts));
  await client.query(fillPermitsSql(amounts.attachedForms));
  await client.query('select recount_permits()');
  for (const index of indexes) await client.query(index);
  await client.query('select recount_permits()');
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
  await client.end();
}

async function insertTemplate(client: pg.Client, template: Template): Promise<void> {
  await client.query('insert into template (id) values ($1)', [template.id]);
  await client.query(
    `with version as (
       insert into template_version (template_id, version, code, title, type, as_parent_permit, show_in_create_permit, sections)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, template_id
     )
     update template set current_version_id = (select id from version) where id = $1`,
    [
      template.id,
      template.version,
      template.code,
      template.title,
      template.type,
      template.asParentPermit,
      template.showInCreatePermit,
      JSON.stringify(template.sections),
    ],
  );
}

/** Templates and filled samples of them by place: null for the general permit, else the child template's. */
async function prepareSubmissions(client: pg.Client): Promise<void> {
  await client.query(`
    create temporary table drawn_template (place integer, id uuid, version_id uuid);
    create temporary table drawn_submission (place integer, variant integer, submission jsonb)`);
  for (const [index, template] of [generalPermit, ...childTemplates].entries()) {
    const place = index === 0 ? null : index - 1;
    await client.query('insert into drawn_template select $1, id, current_version_id from template where id = $2', [
      place,
      template.id,
    ]);
    const samples = Array.from({ length: submissionVariants }, (_, variant) =>
      createSubmission(template, variant, index === 0 ? permitFormBytes : childFormBytes),
    );
    await client.query(
      'insert into drawn_submission select $1, place - 1, sample from unnest($2::jsonb[]) with ordinality as samples (sample, place)',
      [place, samples.map((sample) => JSON.stringify(sample))],
    );
  }
  await client.query('analyze drawn_submission');
}

/**
 * Drops every index that is not a constraint, and returns the statements that create them again: faster at once than
 * row by row.
 */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index index join pg_class on pg_class.oid = index.indrelid
    where pg_class.relname in ('permit', 'filled_form', 'reviewer_slot', 'history_entry')
      and not exists (select from pg_constraint where conindid = index.indexrelid)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
