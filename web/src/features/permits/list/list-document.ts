import type { GetPermitsQuery, PermitRowFactsFragment } from '../../../generated/permits/list.ts';

/** A permit in a list. */
export type PermitRow = PermitRowFactsFragment;

/** How many permits of a work queue are in a group. */
export type QueueGroupCount = GetPermitsQuery['permits']['queueGroups'][number];
