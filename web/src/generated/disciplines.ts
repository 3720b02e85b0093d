// Generated from features/disciplines/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
export type CreateDisciplineInput = {
  code: string;
  description?: string | null | undefined;
};

/** Omitted fields stay unchanged. */
export type UpdateDisciplineInput = {
  /** Cannot be changed: only the current value is accepted. */
  code?: string | null | undefined;
  description?: string | null | undefined;
};

export type DisciplineFactsFragment = { _id: string, code: string, description: string };

export type GetDisciplinesPageQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  searchText?: string | null | undefined;
}>;


export type GetDisciplinesPageQuery = { getAllDisciplines: { count: number, items: Array<DisciplineFactsFragment> } };

export type GetDisciplineQueryVariables = Exact<{
  id: string;
}>;


export type GetDisciplineQuery = { getDiscipline: { success: boolean, message: string, item: DisciplineFactsFragment | null } };

export type CreateDisciplineMutationVariables = Exact<{
  data: CreateDisciplineInput;
}>;


export type CreateDisciplineMutation = { createDiscipline: { success: boolean, code: ResponseCode, message: string } };

export type UpdateDisciplineMutationVariables = Exact<{
  id: string;
  data: UpdateDisciplineInput;
}>;


export type UpdateDisciplineMutation = { updateDiscipline: { success: boolean, code: ResponseCode, message: string, item: DisciplineFactsFragment | null } };

export type DeleteDisciplineMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDisciplineMutation = { deleteDiscipline: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../lib/api/operation.ts';
export const GetDisciplinesPageDocument: Operation<GetDisciplinesPageQuery, GetDisciplinesPageQueryVariables> = {"kind":"query","name":"GetDisciplinesPage","fields":["getAllDisciplines"],"text":"query GetDisciplinesPage($limit:Int$offset:Int$searchText:String){getAllDisciplines(limit:$limit offset:$offset searchText:$searchText){count items{...DisciplineFacts}}}fragment DisciplineFacts on Discipline{_id code description}"};
export const GetDisciplineDocument: Operation<GetDisciplineQuery, GetDisciplineQueryVariables> = {"kind":"query","name":"GetDiscipline","fields":["getDiscipline"],"text":"query GetDiscipline($id:ID!){getDiscipline(id:$id){success message item{...DisciplineFacts}}}fragment DisciplineFacts on Discipline{_id code description}"};
export const CreateDisciplineDocument: Operation<CreateDisciplineMutation, CreateDisciplineMutationVariables> = {"kind":"mutation","name":"CreateDiscipline","fields":["createDiscipline"],"text":"mutation CreateDiscipline($data:CreateDisciplineInput!){createDiscipline(data:$data){success code message}}"};
export const UpdateDisciplineDocument: Operation<UpdateDisciplineMutation, UpdateDisciplineMutationVariables> = {"kind":"mutation","name":"UpdateDiscipline","fields":["updateDiscipline"],"text":"mutation UpdateDiscipline($id:ID!$data:UpdateDisciplineInput!){updateDiscipline(id:$id data:$data){success code message item{...DisciplineFacts}}}fragment DisciplineFacts on Discipline{_id code description}"};
export const DeleteDisciplineDocument: Operation<DeleteDisciplineMutation, DeleteDisciplineMutationVariables> = {"kind":"mutation","name":"DeleteDiscipline","fields":["deleteDiscipline"],"text":"mutation DeleteDiscipline($id:ID!){deleteDiscipline(id:$id){success code message}}"};
