import type { CoveredForm } from '@eptw/domain/permit/coverage';
import type { Template } from '@eptw/domain/template/model/template';
import pg from 'pg';
import type { Amounts } from './amounts.ts';
import { drawPermitsSql, fillPermitsSql, fillReviewsSql } from './permits.ts';
import { peopleSql } from './users.ts';
import { drawFingerprints } from './fingerprints.ts';
import { controlledPermit } from './controlled-permit.ts';
import { drawJobsSql, fillFinishedJobsSql, fillJobs } from './jobs.ts';
import { createSubmission, submissionVariants } from './submissions.ts';
import { childTemplates, generalPermit, largeTemplate, printedTemplate } from './templates.ts';

/** The size of a filled form as JSON, in bytes. */
const permitFormBytes = 3000;
const childFormBytes = 1000;

/** The tables that are filled with the permits. Each of two connections builds the indexes of one half. */
const tables = {
  first: ['permit', 'filled_form'],
  second: ['permit_form', 'sipp_work', 'reviewer_slot', 'history_entry'],
};

/** Users, sites and templates, without any permits. */
export async function populateWithoutPermits(client: pg.Client, general = generalPermit): Promise<void> {
  await client.query(peopleSql);
  for (const template of [general, ...childTemplates, largeTemplate, printedTemplate])
    await insertTemplate(client, template);
}

/** The same, on a migrated, empty database. */
export async function populateEmptyDatabase(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  await populateWithoutPermits(client);
  await client.query('vacuum (analyze)');
  await client.end();
}

/**
 * Fills a migrated, empty database as after some years: users and sites, permits with 3 KB submissions, and child
 * permits, all with three slots and three history entries.
 */
export async function populate(databaseUrl: string, amounts: Amounts): Promise<void> {
  const [first, second] = [await connect(databaseUrl), await connect(databaseUrl)];
  const { liveJobs } = amounts;
  await populateWithoutPermits(first, liveJobs === undefined ? generalPermit : controlledPermit);
  await postponeUpkeep(first);
  for (const client of [first, second]) await hurry(client);
  await first.query('create schema drawn');
  const findForm = await drawSubmissions(first);
  await first.query(drawPermitsSql(amounts));
  await drawFingerprints(first, findForm);
  if (liveJobs !== undefined) await first.query(drawJobsSql(liveJobs));
  await suspendIndexes(first);
  await Promise.all([first.query(fillPermitsSql(amounts)), second.query(fillReviewsSql)]);
  if (liveJobs !== undefined) await Promise.all([fillJobs(first, liveJobs), second.query(fillFinishedJobsSql)]);
  // Before anything else reads the new rows: a first read marks each row as committed, and so writes every page again.
  await Promise.all([vacuum(first, tables.first), vacuum(second, tables.second)]);
  await Promise.all([
    buildIndexes(first, tables.first).then(() => first.query('select recount_permits()')),
    buildIndexes(second, tables.second),
  ]);
  await first.query('drop schema drawn cascade');
  await resumeUpkeep(first);
  await first.query('vacuum (analyze)');
  await first.query('checkpoint');
  for (const client of [first, second]) await client.end();
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return client;
}

/** No checkpoint and no vacuum in between: after each, changed pages are logged whole. */
async function postponeUpkeep(client: pg.Client): Promise<void> {
  await client.query(`alter system set max_wal_size = '64GB'`);
  await client.query(`alter system set checkpoint_timeout = '1h'`);
  await client.query('alter system set autovacuum = off');
  await client.query('select pg_reload_conf()');
}

async function resumeUpkeep(client: pg.Client): Promise<void> {
  await client.query('alter system reset all');
  await client.query('select pg_reload_conf()');
}

async function hurry(client: pg.Client): Promise<void> {
  // References are valid by construction, and checking millions takes minutes. What triggers write is filled in.
  await client.query('set session_replication_role = replica');
  await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set synchronous_commit = off`);
}

/** Keeps new rows out of all indexes, those of constraints too: building them afterwards is several times faster. */
async function suspendIndexes(client: pg.Client): Promise<void> {
  await client.query(
    'update pg_index set indisready = false, indisvalid = false where indrelid = any($1::regclass[])',
    [[...tables.first, ...tables.second]],
  );
}

async function buildIndexes(client: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`reindex table ${name}`);
}

async function vacuum(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(`vacuum (analyze) ${names.join(', ')}`);
}

async function insertTemplate(client: pg.Client, template: Template): Promise<void> {
  await client.query('insert into template (id) values ($1)', [template.id]);
  await client.query(
    `with version as (
       insert into template_version (template_id, version, code, title, type, as_parent_permit, show_in_create_permit, sections, work_policy)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id, template_id
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
      template.workPolicy ? JSON.stringify(template.workPolicy) : null,
    ],
  );
}

/**
 * Draws templates and filled samples of them by place: null for the general permit, else the child template's. Returns
 * them by place, -1 for the general permit, and variant.
 */
async function drawSubmissions(client: pg.Client): Promise<(place: number, variant: number) => CoveredForm> {
  const filled: CoveredForm[][] = [];
  await client.query(`
    create unlogged table drawn.template (place integer, id uuid, version_id uuid);
    create unlogged table drawn.submission (place integer, variant integer, submission jsonb)`);
  for (const [index, template] of [generalPermit, ...childTemplates].entries()) {
    const place = index === 0 ? null : index - 1;
    await client.query('insert into drawn.template select $1, id, current_version_id from template where id = $2', [
      place,
      template.id,
    ]);
    const samples = Array.from({ length: submissionVariants }, (_, variant) =>
      createSubmission(template, variant, index === 0 ? permitFormBytes : childFormBytes),
    );
    filled.push(samples.map((submission) => ({ form: template.id, template, submission })));
    await client.query(
      'insert into drawn.submission select $1, place - 1, sample from unnest($2::jsonb[]) with ordinality as samples (sample, place)',
      [place, samples.map((sample) => JSON.stringify(sample))],
    );
  }
  await client.query('analyze drawn.submission');
  return (place, variant) => {
    const form = filled[place + 1]?.[variant];
    if (!form) throw new Error(`No form at place ${place} has variant ${variant}.`);
    return form;
  };
}
