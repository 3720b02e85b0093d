// Generated from features/reports/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PermitStatus } from '@eptw/domain/permit/status';
export type SippPermitFieldsFragment = { _id: string, code: string, isChild: boolean, site: string, status: PermitStatus, children: Array<{ duration: number | null, submission: { startDate: string, preferredEndDate: string, startTime: string, endTime: string, typeOfSIPPWork: string, workDescription: string, SIPPToolsEquipment: string, RequesterName: string, SIPPImpactedSystem: string, whyThisworksNeeds: string, companyDepartment: string, workDoneAt: string, workLocation: string, buildingLevel: string } }> };

export type GetSippMonthlyReportsQueryVariables = Exact<{
  currentMonth: string;
  limit: number;
  offset: number;
}>;


export type GetSippMonthlyReportsQuery = { getSippMonthlyReports: { success: boolean, message: string, count: number, items: Array<{ startDate: string, pendingApprovalPermits: Array<SippPermitFieldsFragment>, approvedPermits: Array<SippPermitFieldsFragment> }> } };

export type GetEptwInitiativesDataQueryVariables = Exact<{
  currentYear: number;
}>;


export type GetEptwInitiativesDataQuery = { getEptwInitiativesData: { success: boolean, message: string, data: Array<{ month: string, sites: Array<{ code: string, permits: number }> }> } };

export type PermitsRaisedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PermitsRaisedSubscription = { permitsRaised: boolean };

import type { Operation } from '../lib/api/operation.ts';
export const GetSippMonthlyReportsDocument: Operation<GetSippMonthlyReportsQuery, GetSippMonthlyReportsQueryVariables> = {"kind":"query","name":"GetSippMonthlyReports","fields":["getSippMonthlyReports"],"text":"query GetSippMonthlyReports($currentMonth:String!$limit:Int!$offset:Int!){getSippMonthlyReports(currentMonth:$currentMonth limit:$limit offset:$offset){success message count items{startDate pendingApprovalPermits{...SippPermitFields}approvedPermits{...SippPermitFields}}}}fragment SippPermitFields on SippPermit{_id code isChild site status children{duration submission{startDate preferredEndDate startTime endTime typeOfSIPPWork workDescription SIPPToolsEquipment RequesterName SIPPImpactedSystem whyThisworksNeeds companyDepartment workDoneAt workLocation buildingLevel}}}"};
export const GetEptwInitiativesDataDocument: Operation<GetEptwInitiativesDataQuery, GetEptwInitiativesDataQueryVariables> = {"kind":"query","name":"GetEptwInitiativesData","fields":["getEptwInitiativesData"],"text":"query GetEptwInitiativesData($currentYear:Int!){getEptwInitiativesData(permitSite:\"ALL\" currentYear:$currentYear){success message data{month sites{code permits}}}}"};
export const PermitsRaisedDocument: Operation<PermitsRaisedSubscription, PermitsRaisedSubscriptionVariables> = {"kind":"subscription","name":"PermitsRaised","fields":["permitsRaised"],"text":"subscription PermitsRaised{permitsRaised}"};
