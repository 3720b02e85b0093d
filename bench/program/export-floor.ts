import { finished } from 'node:stream/promises';
import { createDeflateRaw } from 'node:zlib';
import pg from 'pg';

/**
 * The floor of an export: pg reads the exported values by a cursor, joined to their names and without any rules, and
 * Node deflates them. Returns the size in bytes.
 */
export async function exportFloor(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const deflate = createDeflateRaw();
  let bytes = 0;
  deflate.on('data', (piece: Buffer) => (bytes += piece.length));
  await client.query('begin transaction isolation level repeatable read read only');
  await client.query(`declare list no scroll cursor for
    select permit.number, permit.status, permit.work_description, version.title, site.code, permit.starts_at::text,
      permit.ends_at::text, owner.full_name, owner.email, discipline.code, permit.created_at::text
    from permit join site on site.id = permit.site_id join discipline on discipline.id = permit.discipline_id
    join person owner on owner.id = permit.owner_id
    join filled_form form on form.permit_id = permit.id and form.position = 0
    join template_version version on version.id = form.template_version_id
    where permit.parent_permit_id is null order by permit.created_at desc, permit.id desc`);
  for (;;) {
    const { rows } = await client.query<string[]>({ text: 'fetch 500 from list', rowMode: 'array' });
    if (rows.length === 0) break;
    deflate.write(
      rows.map((cells) => `<row>${cells.map((cell) => `<c><is><t>${cell}</t></is></c>`).join('')}</row>`).join('\n'),
    );
  }
  deflate.end();
  await finished(deflate);
  await client.end();
  return bytes;
}
