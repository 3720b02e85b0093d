// Generated from features/crew/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CertificateKind } from '@eptw/domain/crew/certificate-kind';
import type { LineOutcome } from '@eptw/domain/text/import-file';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { WorkerLanguage } from '@eptw/domain/crew/language';
export type CreateWorkerInput = {
  certificates?: Array<WorkerCertificateInput> | null | undefined;
  /** For contractors, their own unless given. */
  company?: string | null | undefined;
  /** Codes, such as en or zh. */
  languages?: Array<string> | null | undefined;
  name: string;
  passNumber: string;
  phone?: string | null | undefined;
  trade?: string | null | undefined;
};

/** Omitted fields stay unchanged; certificates are the complete list. */
export type UpdateWorkerInput = {
  certificates?: Array<WorkerCertificateInput> | null | undefined;
  /** Codes, such as en or zh. */
  languages?: Array<string> | null | undefined;
  name?: string | null | undefined;
  passNumber?: string | null | undefined;
  phone?: string | null | undefined;
  trade?: string | null | undefined;
};

export type WorkerCertificateInput = {
  /** The last valid day, as YYYY-MM-DD. */
  expiresOn: string;
  /** The stored name of an own, new upload, or of a file that the worker has; a PDF, PNG or JPEG file. */
  file?: string | null | undefined;
  issuer: string;
  kind: string;
  number: string;
};

export type WorkerFactsFragment = { _id: string, pseudonym: string, company: string, name: string, passNumber: string, trade: string, phone: string, languages: Array<WorkerLanguage>, hasPin: boolean, version: number, changedAt: string | null, changedBy: string | null, certificates: Array<{ kind: CertificateKind, number: string, issuer: string, expiresOn: string, file: string | null, fileName: string | null, verifyProblem: string | null, verified: { by: string, site: string, at: string } | null }> };

export type GetWorkersQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  searchText?: string | null | undefined;
  company?: string | null | undefined;
  endingSoon?: boolean | null | undefined;
}>;


export type GetWorkersQuery = { getWorkers: { count: number, items: Array<WorkerFactsFragment> } };

export type GetWorkerQueryVariables = Exact<{
  id: string;
}>;


export type GetWorkerQuery = { getWorker: { success: boolean, message: string, item: WorkerFactsFragment | null } };

export type GetCertificatesToVerifyQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  searchText?: string | null | undefined;
}>;


export type GetCertificatesToVerifyQuery = { getCertificatesToVerify: { count: number, items: Array<{ worker: string, name: string, passNumber: string, company: string, version: number, kind: CertificateKind, number: string, issuer: string, expiresOn: string, file: string | null, fileName: string | null, enteredBy: string | null }> } };

export type GetVerificationTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type GetVerificationTasksQuery = { getVerificationTasks: Array<{ site: string, name: string, toVerify: number }> };

export type VerifyCertificateMutationVariables = Exact<{
  worker: string;
  certificate: CertificateKind;
  version: number;
  number?: string | null | undefined;
}>;


export type VerifyCertificateMutation = { verifyCertificate: { success: boolean, code: ResponseCode, message: string, item: WorkerFactsFragment | null } };

export type RequireVerifiedCertificatesMutationVariables = Exact<{
  site: string;
}>;


export type RequireVerifiedCertificatesMutation = { requireVerifiedCertificates: { success: boolean, code: ResponseCode, message: string } };

export type GetCrewCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCrewCompaniesQuery = { getCrewCompanies: Array<string> };

export type CreateWorkerMutationVariables = Exact<{
  data: CreateWorkerInput;
}>;


export type CreateWorkerMutation = { createWorker: { success: boolean, code: ResponseCode, message: string } };

export type UpdateWorkerMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  data: UpdateWorkerInput;
}>;


export type UpdateWorkerMutation = { updateWorker: { success: boolean, code: ResponseCode, message: string, item: WorkerFactsFragment | null } };

export type EraseWorkerMutationVariables = Exact<{
  id: string;
}>;


export type EraseWorkerMutation = { eraseWorker: { success: boolean, code: ResponseCode, message: string } };

export type SetWorkerPinMutationVariables = Exact<{
  id: string;
  pin: string;
}>;


export type SetWorkerPinMutation = { setWorkerPin: { success: boolean, code: ResponseCode, message: string, item: { _id: string, hasPin: boolean } | null } };

export type ImportWorkersMutationVariables = Exact<{
  file?: File | null | undefined;
  dryRun: boolean;
  seen?: string | null | undefined;
}>;


export type ImportWorkersMutation = { importWorkers: { success: boolean, code: ResponseCode, message: string, item: { toCreate: number, fingerprint: string, lines: Array<{ line: number, passNumber: string, name: string, outcome: LineOutcome, reasons: Array<string> }> } | null } };

import type { Operation } from '../lib/api/operation.ts';
export const GetWorkersDocument: Operation<GetWorkersQuery, GetWorkersQueryVariables> = {"kind":"query","name":"GetWorkers","fields":["getWorkers"],"text":"query GetWorkers($limit:Int$offset:Int$searchText:String$company:String$endingSoon:Boolean){getWorkers(limit:$limit offset:$offset searchText:$searchText company:$company endingSoon:$endingSoon){count items{...WorkerFacts}}}fragment WorkerFacts on Worker{_id pseudonym company name passNumber trade phone languages hasPin version changedAt changedBy certificates{kind number issuer expiresOn file fileName verified{by site at}verifyProblem}}"};
export const GetWorkerDocument: Operation<GetWorkerQuery, GetWorkerQueryVariables> = {"kind":"query","name":"GetWorker","fields":["getWorker"],"text":"query GetWorker($id:ID!){getWorker(id:$id){success message item{...WorkerFacts}}}fragment WorkerFacts on Worker{_id pseudonym company name passNumber trade phone languages hasPin version changedAt changedBy certificates{kind number issuer expiresOn file fileName verified{by site at}verifyProblem}}"};
export const GetCertificatesToVerifyDocument: Operation<GetCertificatesToVerifyQuery, GetCertificatesToVerifyQueryVariables> = {"kind":"query","name":"GetCertificatesToVerify","fields":["getCertificatesToVerify"],"text":"query GetCertificatesToVerify($limit:Int$offset:Int$searchText:String){getCertificatesToVerify(limit:$limit offset:$offset searchText:$searchText){count items{worker name passNumber company version kind number issuer expiresOn file fileName enteredBy}}}"};
export const GetVerificationTasksDocument: Operation<GetVerificationTasksQuery, GetVerificationTasksQueryVariables> = {"kind":"query","name":"GetVerificationTasks","fields":["getVerificationTasks"],"text":"query GetVerificationTasks{getVerificationTasks{site name toVerify}}"};
export const VerifyCertificateDocument: Operation<VerifyCertificateMutation, VerifyCertificateMutationVariables> = {"kind":"mutation","name":"VerifyCertificate","fields":["verifyCertificate"],"text":"mutation VerifyCertificate($worker:ID!$certificate:CertificateKind!$version:Int!$number:String){verifyCertificate(worker:$worker certificate:$certificate version:$version number:$number){success code message item{...WorkerFacts}}}fragment WorkerFacts on Worker{_id pseudonym company name passNumber trade phone languages hasPin version changedAt changedBy certificates{kind number issuer expiresOn file fileName verified{by site at}verifyProblem}}"};
export const RequireVerifiedCertificatesDocument: Operation<RequireVerifiedCertificatesMutation, RequireVerifiedCertificatesMutationVariables> = {"kind":"mutation","name":"RequireVerifiedCertificates","fields":["requireVerifiedCertificates"],"text":"mutation RequireVerifiedCertificates($site:ID!){requireVerifiedCertificates(site:$site){success code message}}"};
export const GetCrewCompaniesDocument: Operation<GetCrewCompaniesQuery, GetCrewCompaniesQueryVariables> = {"kind":"query","name":"GetCrewCompanies","fields":["getCrewCompanies"],"text":"query GetCrewCompanies{getCrewCompanies}"};
export const CreateWorkerDocument: Operation<CreateWorkerMutation, CreateWorkerMutationVariables> = {"kind":"mutation","name":"CreateWorker","fields":["createWorker"],"text":"mutation CreateWorker($data:CreateWorkerInput!){createWorker(data:$data){success code message}}"};
export const UpdateWorkerDocument: Operation<UpdateWorkerMutation, UpdateWorkerMutationVariables> = {"kind":"mutation","name":"UpdateWorker","fields":["updateWorker"],"text":"mutation UpdateWorker($id:ID!$version:Int$data:UpdateWorkerInput!){updateWorker(id:$id version:$version data:$data){success code message item{...WorkerFacts}}}fragment WorkerFacts on Worker{_id pseudonym company name passNumber trade phone languages hasPin version changedAt changedBy certificates{kind number issuer expiresOn file fileName verified{by site at}verifyProblem}}"};
export const EraseWorkerDocument: Operation<EraseWorkerMutation, EraseWorkerMutationVariables> = {"kind":"mutation","name":"EraseWorker","fields":["eraseWorker"],"text":"mutation EraseWorker($id:ID!){eraseWorker(id:$id){success code message}}"};
export const SetWorkerPinDocument: Operation<SetWorkerPinMutation, SetWorkerPinMutationVariables> = {"kind":"mutation","name":"SetWorkerPin","fields":["setWorkerPin"],"text":"mutation SetWorkerPin($id:ID!$pin:String!){setWorkerPin(id:$id pin:$pin){success code message item{_id hasPin}}}"};
export const ImportWorkersDocument: Operation<ImportWorkersMutation, ImportWorkersMutationVariables> = {"kind":"mutation","name":"ImportWorkers","fields":["importWorkers"],"text":"mutation ImportWorkers($file:Upload$dryRun:Boolean!$seen:String){importWorkers(file:$file dryRun:$dryRun seen:$seen){success code message item{toCreate fingerprint lines{line passNumber name outcome reasons}}}}"};
