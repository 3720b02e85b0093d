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

import type { Operation } from '../../lib/api/operation.ts';

export const GetMyWorkDocument: Operation<GetMyWorkQuery, GetMyWorkQueryVariables> = {"kind":"query","name":"GetMyWork","fields":["getMyWork"],"text":"query GetMyWork($limit:Int!$offset:Int!){getMyWork(limit:$limit offset:$offset){count groups{group count}items{_id code isChildPermit task group title button due condition label workDescription place siteName timeZone contractor holder}}}"};
