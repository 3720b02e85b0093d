import { sql } from 'kysely';
import type { Site } from './types.ts';

/** A site's columns, under their API names. */
export const siteColumns = [
  'site.id as _id',
  'site.code',
  'site.name',
  'site.address',
  'site.time_zone as timeZone',
] as const;

/** A joined site as JSON. */
export const siteJson = sql<Site>`json_build_object('_id', site.id, 'code', site.code, 'name', site.name,
  'address', site.address, 'timeZone', site.time_zone)`;
