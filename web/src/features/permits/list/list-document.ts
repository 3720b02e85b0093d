import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GetPermitsQueryVariables, PermitRowFactsFragment } from './operations.generated.ts';

/** A permit in a list. */
export type PermitRow = PermitRowFactsFragment & {
  /** Titles of the attached forms, in the lists that show them. */
  attachedForms?: readonly string[];
};

/** What every list of permits is answered. */
export interface PermitListAnswer {
  permits: {
    count: number;
    items: PermitRow[];
    /** Whether the viewer may raise a permit now and, if the quota forbids it, why not; in lists that offer it. */
    canCreatePermit?: boolean;
    createRefusal?: string | null;
  };
}

/** A query of any list: all take the same filters and answer the same rows. */
export type PermitListDocument = TypedDocumentNode<PermitListAnswer, GetPermitsQueryVariables>;
