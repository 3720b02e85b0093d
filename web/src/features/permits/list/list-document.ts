import type { PermitRowFactsFragment } from '../../../generated/fragments.ts';
import type { GetPermitsQuery } from '../../../generated/permits/list.ts';

/** A permit in a list. */
export type PermitRow = PermitRowFactsFragment;

/** The number of permits in a group of a work queue. */
export type QueueGroupCount = GetPermitsQuery['permits']['queueGroups'][number];
