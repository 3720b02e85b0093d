// Generated from features/work/my-work/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
export type TaskGroup =
  | 'atYourSites'
  | 'later'
  | 'laterToday'
  | 'now'
  | 'withinTheHour';

export type WorkTask =
  | 'answerExtension'
  | 'checkLate'
  | 'checkSoon'
  | 'endsSoon'
  | 'expiredWithPeople'
  | 'findPeople'
  | 'finishExpired'
  | 'getPeopleOut'
  | 'goOn'
  | 'inspect'
  | 'keepAnEye'
  | 'planned'
  | 'prepare'
  | 'resume'
  | 'revalidate'
  | 'siteStopped'
  | 'start'
  | 'takeOver'
  | 'wait';

export type GetMyWorkQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type GetMyWorkQuery = { getMyWork: { count: number, groups: Array<{ group: TaskGroup, count: number }>, items: Array<{ _id: string, code: string, isChildPermit: boolean, task: WorkTask, group: TaskGroup, title: string, button: string, due: string | null, condition: WorkCondition, label: string, workDescription: string, place: string, siteName: string, timeZone: string, contractor: string, holder: string }> } };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const GetMyWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetMyWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMyWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isChildPermit"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"button"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"contractor"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}}]}}]}}]}}]} as unknown as DocumentNode<GetMyWorkQuery, GetMyWorkQueryVariables>;
