// Generated from features/dashboard/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DayCard as DayCardKey } from '@eptw/domain/dashboard/day-cards';
import type { ListPeriod } from '@eptw/domain/dashboard/day-cards';
import type { PermitStatus } from '@eptw/domain/permit/status';
export type BoardChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BoardChangedSubscription = { permitChanged: { _id: string } };

export type KindNumbersFragment = { general: number, toolInstall: number, childPermit: number, total: number };

export type SiteTableNumbersFragment = { totals: Array<number>, total: number, sites: Array<{ _id: string, code: string, name: string }>, rows: Array<{ key: string, name: string, counts: Array<number>, total: number }> };

export type GetPermitsByStatusQueryVariables = Exact<{
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}>;


export type GetPermitsByStatusQuery = { answer: { success: boolean, message: string, item: { rows: Array<{ status: PermitStatus, label: string, counts: KindNumbersFragment }> } | null } };

export type GetChildPermitsByTypeQueryVariables = Exact<{
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  childPermitType?: string | null | undefined;
  sites?: Array<string> | string | null | undefined;
}>;


export type GetChildPermitsByTypeQuery = { answer: { success: boolean, message: string, item: SiteTableNumbersFragment | null } };

export type GetYearOfPermitsQueryVariables = Exact<{
  year?: number | null | undefined;
  sites?: Array<string> | string | null | undefined;
}>;


export type GetYearOfPermitsQuery = { answer: { success: boolean, message: string, item: { months: Array<{ month: string, general: number, toolInstall: number }> } | null } };

export type GetPermitsByContractorQueryVariables = Exact<{
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  sites?: Array<string> | string | null | undefined;
  permitStatus?: string | null | undefined;
}>;


export type GetPermitsByContractorQuery = { answer: { success: boolean, message: string, item: SiteTableNumbersFragment | null } };

export type GetPermitsByDisciplineQueryVariables = Exact<{
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  sites?: Array<string> | string | null | undefined;
  permitStatus?: string | null | undefined;
}>;


export type GetPermitsByDisciplineQuery = { answer: { success: boolean, message: string, item: SiteTableNumbersFragment | null } };

export type GetPermitsByLevelQueryVariables = Exact<{
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  sites?: Array<string> | string | null | undefined;
  permitStatus?: string | null | undefined;
}>;


export type GetPermitsByLevelQuery = { answer: { success: boolean, message: string, item: SiteTableNumbersFragment | null } };

export type GetPermitsByChildPermitQueryVariables = Exact<{
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  sites?: Array<string> | string | null | undefined;
  childPermitType?: string | null | undefined;
}>;


export type GetPermitsByChildPermitQuery = { answer: { success: boolean, message: string, item: SiteTableNumbersFragment | null } };

export type GetPermitTypeTreeQueryVariables = Exact<{
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}>;


export type GetPermitTypeTreeQuery = { answer: { success: boolean, message: string, item: { branches: Array<{ key: string, title: string, general: number, toolInstall: number, total: number, leaves: Array<{ key: string, title: string, general: number, toolInstall: number, total: number }> }> } | null } };

export type ProgressNumbersFragment = { success: boolean, message: string, item: { rows: Array<{ key: string, name: string, raised: number, underReview: number, approved: number, rejected: number, finishing: number, completed: number, cancelled: number }> } | null };

export type GetTrendsQueryVariables = Exact<{
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  sites?: Array<string> | string | null | undefined;
}>;


export type GetTrendsQuery = { months: ProgressNumbersFragment, bySite: ProgressNumbersFragment, contractors: ProgressNumbersFragment, disciplines: ProgressNumbersFragment, disciplineMonths: { success: boolean, message: string, item: { periods: Array<string>, series: Array<{ key: string, name: string, counts: Array<number> }> } | null } };

export type BoardPermitFactsFragment = { _id: string, code: string, isChild: boolean, status: PermitStatus, startDate: string | null, endDate: string | null, workDescription: string, place: string, contractor: string, conditionLabel: string | null, site: { _id: string, code: string, timeZone: string } };

export type GetTodayQueryVariables = Exact<{
  sites?: Array<string> | string | null | undefined;
  firstDay?: string | null | undefined;
  lastDay?: string | null | undefined;
}>;


export type GetTodayQuery = { day: { success: boolean, message: string, item: { at: string, cards: Array<{ key: DayCardKey, title: string, count: number, permits: number, childPermits: number, undecided: number, period: ListPeriod, first: Array<BoardPermitFactsFragment> }>, waiting: { count: number, permits: number, childPermits: number, toFinish: number } } | null }, statuses: { success: boolean, message: string, item: { rows: Array<{ status: PermitStatus, label: string, counts: KindNumbersFragment }> } | null }, bySite: { success: boolean, message: string, item: { sites: Array<{ site: { _id: string, code: string, name: string }, rows: Array<{ status: PermitStatus, label: string, counts: KindNumbersFragment }>, totals: KindNumbersFragment }> } | null }, raised: { success: boolean, message: string, item: { periods: Array<string>, series: Array<{ key: string, name: string, counts: Array<number> }> } | null } };

export type GetCriticalWorkQueryVariables = Exact<{
  sites?: Array<string> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type GetCriticalWorkQuery = { activities: { count: number, items: Array<{ _id: string, code: string, isChild: boolean, kinds: Array<string>, workDescription: string, level: string, location: string, endDate: string | null, site: { _id: string, code: string, name: string, timeZone: string }, owner: { fullName: string, email: string } }> } };

import type { Operation } from '../lib/api/operation.ts';
export const BoardChangedDocument: Operation<BoardChangedSubscription, BoardChangedSubscriptionVariables> = {"kind":"subscription","name":"BoardChanged","fields":["permitChanged"],"text":"subscription BoardChanged{permitChanged{_id}}"};
export const GetPermitsByStatusDocument: Operation<GetPermitsByStatusQuery, GetPermitsByStatusQueryVariables> = {"kind":"query","name":"GetPermitsByStatus","fields":["answer"],"text":"query GetPermitsByStatus($startDate:String$endDate:String){answer:getPermitChildCountByStatus(startDate:$startDate endDate:$endDate){success message item{rows{status label counts{...KindNumbers}}}}}fragment KindNumbers on KindCounts{general toolInstall childPermit total}"};
export const GetChildPermitsByTypeDocument: Operation<GetChildPermitsByTypeQuery, GetChildPermitsByTypeQueryVariables> = {"kind":"query","name":"GetChildPermitsByType","fields":["answer"],"text":"query GetChildPermitsByType($startDate:String$endDate:String$childPermitType:String$sites:[String!]){answer:getChildPermitCountByDateRange(startDate:$startDate endDate:$endDate childPermitType:$childPermitType sites:$sites){success message item{...SiteTableNumbers}}}fragment SiteTableNumbers on SiteTable{sites{_id code name}rows{key name counts total}totals total}"};
export const GetYearOfPermitsDocument: Operation<GetYearOfPermitsQuery, GetYearOfPermitsQueryVariables> = {"kind":"query","name":"GetYearOfPermits","fields":["answer"],"text":"query GetYearOfPermits($year:Int$sites:[String!]){answer:generalAndToolInstallPermitCount(year:$year sites:$sites){success message item{months{month general toolInstall}}}}"};
export const GetPermitsByContractorDocument: Operation<GetPermitsByContractorQuery, GetPermitsByContractorQueryVariables> = {"kind":"query","name":"GetPermitsByContractor","fields":["answer"],"text":"query GetPermitsByContractor($startDate:String$endDate:String$sites:[String!]$permitStatus:String){answer:getDashboard4ByDateRangeSitePermitStatusAndContractor(startDate:$startDate endDate:$endDate sites:$sites permitStatus:$permitStatus){success message item{...SiteTableNumbers}}}fragment SiteTableNumbers on SiteTable{sites{_id code name}rows{key name counts total}totals total}"};
export const GetPermitsByDisciplineDocument: Operation<GetPermitsByDisciplineQuery, GetPermitsByDisciplineQueryVariables> = {"kind":"query","name":"GetPermitsByDiscipline","fields":["answer"],"text":"query GetPermitsByDiscipline($startDate:String$endDate:String$sites:[String!]$permitStatus:String){answer:getDashboard4ByDateRangeSitePermitStatusAndDiscipline(startDate:$startDate endDate:$endDate sites:$sites permitStatus:$permitStatus){success message item{...SiteTableNumbers}}}fragment SiteTableNumbers on SiteTable{sites{_id code name}rows{key name counts total}totals total}"};
export const GetPermitsByLevelDocument: Operation<GetPermitsByLevelQuery, GetPermitsByLevelQueryVariables> = {"kind":"query","name":"GetPermitsByLevel","fields":["answer"],"text":"query GetPermitsByLevel($startDate:String$endDate:String$sites:[String!]$permitStatus:String){answer:getDashboard4ByDateRangeSitePermitStatusAndLevel(startDate:$startDate endDate:$endDate sites:$sites permitStatus:$permitStatus){success message item{...SiteTableNumbers}}}fragment SiteTableNumbers on SiteTable{sites{_id code name}rows{key name counts total}totals total}"};
export const GetPermitsByChildPermitDocument: Operation<GetPermitsByChildPermitQuery, GetPermitsByChildPermitQueryVariables> = {"kind":"query","name":"GetPermitsByChildPermit","fields":["answer"],"text":"query GetPermitsByChildPermit($startDate:String$endDate:String$sites:[String!]$childPermitType:String){answer:getDashboard4ByDateRangeSitePermitStatusAndChildPermitType(startDate:$startDate endDate:$endDate sites:$sites childPermitType:$childPermitType){success message item{...SiteTableNumbers}}}fragment SiteTableNumbers on SiteTable{sites{_id code name}rows{key name counts total}totals total}"};
export const GetPermitTypeTreeDocument: Operation<GetPermitTypeTreeQuery, GetPermitTypeTreeQueryVariables> = {"kind":"query","name":"GetPermitTypeTree","fields":["answer"],"text":"query GetPermitTypeTree($startDate:String$endDate:String){answer:getDashboard5Data(startDate:$startDate endDate:$endDate){success message item{branches{key title general toolInstall total leaves{key title general toolInstall total}}}}}"};
export const GetTrendsDocument: Operation<GetTrendsQuery, GetTrendsQueryVariables> = {"kind":"query","name":"GetTrends","fields":["months","bySite","contractors","disciplines","disciplineMonths"],"text":"query GetTrends($startDate:String$endDate:String$sites:[String!]){months:getEnhancedDashboardData(startDate:$startDate endDate:$endDate sites:$sites){...ProgressNumbers}bySite:getEnhancedDashboardData1(startDate:$startDate endDate:$endDate sites:$sites){...ProgressNumbers}contractors:getEnhancedDashboardLowerData(startDate:$startDate endDate:$endDate sites:$sites){...ProgressNumbers}disciplines:getDisciplineEnhancedDashboardData(startDate:$startDate endDate:$endDate sites:$sites){...ProgressNumbers}disciplineMonths:getDisciplineLowerGraphData(startDate:$startDate endDate:$endDate sites:$sites){success message item{periods series{key name counts}}}}fragment ProgressNumbers on ProgressAnswer{success message item{rows{key name raised underReview approved rejected finishing completed cancelled}}}"};
export const GetTodayDocument: Operation<GetTodayQuery, GetTodayQueryVariables> = {"kind":"query","name":"GetToday","fields":["day","statuses","bySite","raised"],"text":"query GetToday($sites:[String!]$firstDay:String$lastDay:String){day:getDashboardCardsData(sites:$sites){success message item{at cards{key title count permits childPermits undecided period first{...BoardPermitFacts}}waiting{count permits childPermits toFinish}}}statuses:getDashboardData(sites:$sites){success message item{rows{status label counts{...KindNumbers}}}}bySite:getDashboardTableCollapseData(sites:$sites){success message item{sites{site{_id code name}rows{status label counts{...KindNumbers}}totals{...KindNumbers}}}}raised:getGraphData(sites:$sites startDate:$firstDay endDate:$lastDay){success message item{periods series{key name counts}}}}fragment KindNumbers on KindCounts{general toolInstall childPermit total}fragment BoardPermitFacts on BoardPermit{_id code isChild site{_id code timeZone}status startDate endDate workDescription place contractor conditionLabel}"};
export const GetCriticalWorkDocument: Operation<GetCriticalWorkQuery, GetCriticalWorkQueryVariables> = {"kind":"query","name":"GetCriticalWork","fields":["activities"],"text":"query GetCriticalWork($sites:[String!]$limit:Int$offset:Int){activities:getCriticalActivities(sites:$sites limit:$limit offset:$offset){count items{_id code isChild site{_id code name timeZone}kinds workDescription level location owner{fullName email}endDate}}}"};
