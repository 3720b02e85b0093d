import pg from 'pg';

/** The tables with the rows of a new permit, and the column that names the permit. */
const tables = {
  permit: 'id',
  filled_form: 'permit_id',
  reviewer_slot: 'permit_id',
  history_entry: 'permit_id',
} as const satisfies Record<string, string>;

/** What makes a row of each table another one. */
const changes: Record<keyof typeof tables, string> = {
  permit: `jsonb_build_object('id', copy.id, 'number', 'COPY-GP-' || nextval('permit_number'), 'idempotency_key', null)`,
  filled_form: `jsonb_build_object('permit_id', copy.id, 'id', gen_random_uuid())`,
  reviewer_slot: `jsonb_build_object('permit_id', copy.id, 'id', gen_random_uuid())`,
  history_entry: `jsonb_build_object('permit_id', copy.id)`,
};

/**
 * Copies a permit as it was raised this many times, with all its rows, and returns the ids of the copies: a stock of
 * permits that wait for the same reviewers. Triggers write what they write for any other.
 */
export async function copyPermit(databaseUrl: string, permitId: string, count: number): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      'select gen_random_uuid() as id from generate_series(1, $1::integer)',
      [count],
    );
    const ids = rows.map(({ id }) => id);
    for (const [table, column] of Object.entries(tables)) {
      await client.query(
        `insert into ${table} select (jsonb_populate_record(null::${table},
            to_jsonb(original) || ${changes[table as keyof typeof tables]})).*
          from ${table} original cross join unnest($2::uuid[]) as copy (id) where original.${column} = $1`,
        [permitId, ids],
      );
    }
    return ids;
  } finally {
    await client.end();
  }
}
