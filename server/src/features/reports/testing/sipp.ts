import type { SippDay, SippPermit } from '@eptw/domain/report/sipp-days';
import type { TestClient } from '../../../testing/client.ts';

/** For tests: the payload of the report. */
export interface SippReportPayload {
  success: boolean;
  code: string;
  message: string;
  count: number;
  items: SippDay[];
  data: string;
}

const permit = `{ _id code isChild site status children { title duration submission {
  startDate preferredEndDate startTime endTime typeOfSIPPWork workDescription SIPPToolsEquipment RequesterName
  SIPPImpactedSystem whyThisworksNeeds companyDepartment workDoneAt workLocation buildingLevel } } }`;

/** For tests: the SIPP works of a month, all of them unless limited. */
export async function loadSippWorks(
  client: TestClient,
  currentMonth: string | null,
  page: { limit?: number; offset?: number } = { limit: 0 },
): Promise<SippReportPayload> {
  const response = await client.query<{ getSippMonthlyReports: SippReportPayload }>(
    `query ($currentMonth: String, $limit: Int, $offset: Int) {
      getSippMonthlyReports(currentMonth: $currentMonth, limit: $limit, offset: $offset) {
        success code message count data
        items { startDate pendingApprovalPermits ${permit} approvedPermits ${permit} } } }`,
    { currentMonth, ...page },
  );
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data.getSippMonthlyReports;
}

/** For tests: the permits of a report, in order. */
export function listReportPermits({ items }: Pick<SippReportPayload, 'items'>): SippPermit[] {
  return items.flatMap(({ pendingApprovalPermits, approvedPermits }) => [
    ...pendingApprovalPermits,
    ...approvedPermits,
  ]);
}
