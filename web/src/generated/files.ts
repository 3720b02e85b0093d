// Generated from features/files/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
export type UploadFileMutationVariables = Exact<{
  file: File;
}>;


export type UploadFileMutation = { singleUpload: { success: boolean, code: ResponseCode, message: string, filename: string | null, url: string | null } };

export type DeleteFileMutationVariables = Exact<{
  filename: string;
}>;


export type DeleteFileMutation = { deleteFile: { success: boolean, code: ResponseCode, message: string } };

export type GetFileLinkQueryVariables = Exact<{
  filename: string;
}>;


export type GetFileLinkQuery = { generatePresignedUrl: { success: boolean, code: ResponseCode, message: string, url: string | null } };

import type { Operation } from '../lib/api/operation.ts';

export const UploadFileDocument: Operation<UploadFileMutation, UploadFileMutationVariables> = {"kind":"mutation","name":"UploadFile","fields":["singleUpload"],"text":"mutation UploadFile($file:Upload!){singleUpload(file:$file){success code message filename url}}"};
export const DeleteFileDocument: Operation<DeleteFileMutation, DeleteFileMutationVariables> = {"kind":"mutation","name":"DeleteFile","fields":["deleteFile"],"text":"mutation DeleteFile($filename:String!){deleteFile(filename:$filename){success code message}}"};
export const GetFileLinkDocument: Operation<GetFileLinkQuery, GetFileLinkQueryVariables> = {"kind":"query","name":"GetFileLink","fields":["generatePresignedUrl"],"text":"query GetFileLink($filename:String!){generatePresignedUrl(filename:$filename){success code message url}}"};
