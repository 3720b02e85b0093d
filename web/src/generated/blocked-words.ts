// Generated from features/blocked-words/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
export type AddBlockedWordInput = {
  _word: string;
};

export type UpdateBlockedWordInput = {
  _word: string;
};

export type BlockedWordFactsFragment = { _id: string, _word: string };

export type GetBlockedWordsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type GetBlockedWordsQuery = { getBlockedWords: { count: number, items: Array<BlockedWordFactsFragment> } };

export type AddBlockedWordMutationVariables = Exact<{
  data: AddBlockedWordInput;
}>;


export type AddBlockedWordMutation = { addBlockedWord: { success: boolean, code: ResponseCode, message: string } };

export type UpdateBlockedWordMutationVariables = Exact<{
  id: string;
  data: UpdateBlockedWordInput;
}>;


export type UpdateBlockedWordMutation = { updateBlockedWord: { success: boolean, code: ResponseCode, message: string, item: BlockedWordFactsFragment | null } };

export type DeleteBlockedWordMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBlockedWordMutation = { deleteBlockedWord: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../lib/api/operation.ts';
export const GetBlockedWordsDocument: Operation<GetBlockedWordsQuery, GetBlockedWordsQueryVariables> = {"kind":"query","name":"GetBlockedWords","fields":["getBlockedWords"],"text":"query GetBlockedWords($limit:Int$offset:Int){getBlockedWords(limit:$limit offset:$offset){count items{...BlockedWordFacts}}}fragment BlockedWordFacts on BlockedWord{_id _word}"};
export const AddBlockedWordDocument: Operation<AddBlockedWordMutation, AddBlockedWordMutationVariables> = {"kind":"mutation","name":"AddBlockedWord","fields":["addBlockedWord"],"text":"mutation AddBlockedWord($data:AddBlockedWordInput!){addBlockedWord(data:$data){success code message}}"};
export const UpdateBlockedWordDocument: Operation<UpdateBlockedWordMutation, UpdateBlockedWordMutationVariables> = {"kind":"mutation","name":"UpdateBlockedWord","fields":["updateBlockedWord"],"text":"mutation UpdateBlockedWord($id:ID!$data:UpdateBlockedWordInput!){updateBlockedWord(id:$id data:$data){success code message item{...BlockedWordFacts}}}fragment BlockedWordFacts on BlockedWord{_id _word}"};
export const DeleteBlockedWordDocument: Operation<DeleteBlockedWordMutation, DeleteBlockedWordMutationVariables> = {"kind":"mutation","name":"DeleteBlockedWord","fields":["deleteBlockedWord"],"text":"mutation DeleteBlockedWord($id:ID!){deleteBlockedWord(id:$id){success code message}}"};
