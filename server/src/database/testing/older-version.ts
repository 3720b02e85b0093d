import { sql } from 'kysely';
import type { Database } from '../connect.ts';

interface Column {
  type: string;
  /** Whether a row can be written without it. */
  isOptional: boolean;
  mayBeNull: boolean;
}

/** What an older program relies on: tables, columns and constraints. Triggers are ignored. */
export interface Schema {
  /** By table and column, `permit.status`. */
  columns: Record<string, Column>;
  /** Every check, key and unique index by its table and name: its definition and columns. */
  constraints: Record<string, { table: string; definition: string; columns: string[] }>;
}

/** Reads the schema of the current program. */
export async function readSchema(db: Database): Promise<Schema> {
  const columns = await sql<Column & { name: string }>`
    select table_name || '.' || column_name as name, udt_name as type, is_nullable = 'YES' as "mayBeNull",
      is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "isOptional"
    from information_schema.columns where table_schema = current_schema() and table_name not like 'kysely%'
    order by table_name, ordinal_position`.execute(db);
  const demands = await sql<{ name: string; table: string; definition: string; columns: string[] }>`
    select conrelid::regclass || '.' || conname as name, conrelid::regclass::text as table,
      pg_get_constraintdef(pg_constraint.oid) as definition,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint
    where connamespace = current_schema()::regnamespace and conrelid <> 0 and contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select indrelid::regclass || '.' || indexrelid::regclass, indrelid::regclass::text,
      pg_get_indexdef(indexrelid),
      array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey))
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace and indisunique
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db);
  return {
    columns: Object.fromEntries(columns.rows.map(({ name, ...column }) => [name, column])),
    constraints: Object.fromEntries(demands.rows.map(({ name, ...demand }) => [name, demand])),
  };
}

/** What a program written for the schema before can no longer do on the one after, a sentence each. */
export function findBreakingChanges(before: Schema, after: Schema): string[] {
  const tables = new Set(Object.keys(before.columns).map(findTable));
  const old = Object.entries(before.columns).flatMap(([name, column]) => {
    const now = after.columns[name];
    if (!now) return [`${name} is gone`];
    if (now.type !== column.type) return [`${name} is of another type`];
    if (column.mayBeNull && !now.mayBeNull) return [`${name} may no longer be null`];
    return column.isOptional && !now.isOptional ? [`${name} may no longer be left out`] : [];
  });
  const added = Object.entries(after.columns)
    .filter(([name, { isOptional }]) => !before.columns[name] && tables.has(findTable(name)) && !isOptional)
    .map(([name]) => `${name} has to be written, and the older program does not know it`);
  const demanded = Object.entries(after.constraints)
    .filter(([name, { table, columns, definition }]) => {
      const isOfOldColumns = columns.length === 0 || columns.some((column) => before.columns[`${table}.${column}`]);
      return (
        tables.has(table) && isOfOldColumns && !isWidenedConstraint(definition, before.constraints[name]?.definition)
      );
    })
    .map(([name]) => `${name} demands more`);
  return [...old, ...added, ...demanded];
}

/**
 * Lists what rows may hold after but not before, a sentence each. The previous version can still write what it used
 * to write, but it also reads rows of a newer version, so it must be able to read each of these.
 */
export function findWidenedChecks(before: Schema, after: Schema): string[] {
  const nullable = Object.entries(before.columns).flatMap(([name, column]) =>
    !column.mayBeNull && after.columns[name]?.mayBeNull ? [`${name} may now be null`] : [],
  );
  const constraints = Object.entries(before.constraints).flatMap(([name, { table, columns, definition: former }]) => {
    const now = after.constraints[name]?.definition;
    if (now === undefined) {
      const isLeft = columns.every((column) => after.columns[`${table}.${column}`]);
      return isLeft ? [`${name} no longer holds`] : [];
    }
    const known = new Set(listTexts(former));
    const added = listTexts(now).filter((text) => !known.has(text));
    return added.length > 0 ? [`${name} also allows ${added.join(', ')}`] : [];
  });
  return [...nullable, ...constraints];
}

const findTable = (column: string) => column.slice(0, column.indexOf('.'));

/**
 * Whether a constraint still allows everything it allowed before: it is the same, or its list of allowed texts has
 * grown.
 */
function isWidenedConstraint(now: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  const removeTexts = (definition: string) => definition.replace(/ARRAY\[[^\]]*\]/g, 'ARRAY[]');
  const texts = new Set(listTexts(now));
  return (
    now === before || (removeTexts(now) === removeTexts(before) && listTexts(before).every((text) => texts.has(text)))
  );
}

/** The quoted texts in a definition. */
function listTexts(definition: string): string[] {
  return definition.match(/'(?:[^']|'')*'(?=::text)/g) ?? [];
}
