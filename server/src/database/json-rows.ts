import { sql, type RawBuilder } from 'kysely';

/** The PostgreSQL type of each column of a row. Listed by name, because a newer version may add a column. */
export type ColumnTypes = Readonly<Record<string, string>>;

/** The names of columns, as a list. */
export function toColumnNames(types: ColumnTypes): RawBuilder<unknown> {
  return sql.raw(Object.keys(types).join(', '));
}

/** The same with their types, to read rows from JSON. */
export function toColumnTypes(types: ColumnTypes): RawBuilder<unknown> {
  return sql.raw(
    Object.entries(types)
      .map((column) => column.join(' '))
      .join(', '),
  );
}

/** Assigns to each column the value of the same column of `source`. */
export function toAssignments(types: ColumnTypes, source: string): RawBuilder<unknown> {
  return sql.raw(
    Object.keys(types)
      .map((column) => `${column} = ${source}.${column}`)
      .join(', '),
  );
}

/** A row as JSON, to be read with `toColumnTypes`. PostgreSQL reads no instant of year 10000 with JavaScript's sign. */
export function toJsonRow(row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(row, (name, value: unknown) => {
    const original = row[name];
    return original instanceof Date ? original.toISOString().replace(/^\+0*/, '') : value;
  });
}
