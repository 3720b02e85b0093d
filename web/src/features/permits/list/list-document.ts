import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GetChildPermitsQueryVariables, PermitRowFactsFragment } from './operations.generated.ts';

/** A permit in a list. */
export type PermitRow = PermitRowFactsFragment & {
  /** Titles of the attached forms, in the lists that show them. */
  attachedForms?: readonly string[];
};

/** How many permits of a work queue are in a group. */
export interface QueueGroupCount {
  group: string;
  count: number;
}

/** What every list of permits is answered. */
export interface PermitListPayload {
  permits: {
    count: number;
    items: PermitRow[];
    /** How many permits each group has, in the lists that are work queues. */
    queueGroups?: readonly QueueGroupCount[];
    /** Whether the viewer may raise a permit now and, if the quota forbids it, why not; in lists that offer it. */
    canCreatePermit?: boolean;
    createRefusal?: string | null;
  };
}

/** A query of any list: all answer the same rows, and those of permits leave out the filters of child permits alone. */
export type PermitListDocument = TypedDocumentNode<PermitListPayload, GetChildPermitsQueryVariables>;
