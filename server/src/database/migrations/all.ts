import type { Migration } from 'kysely';
import * as foundation from './0001-foundation.ts';

/** Every migration in the order in which it is applied. Written ones never change; a new one is added at the end. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
};
