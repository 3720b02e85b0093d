import { formatCalendarDate } from '@eptw/domain/time/format-date';
import { formatMonth } from '@eptw/domain/time/month';
import { groupSippWorks, type SippChild, type SippPermit } from '@eptw/domain/report/sipp-days';
import { formatSippDuration } from '@eptw/domain/report/sipp-duration';
import { sippFields, sippTitle, sippStageLabels, type SippField, type SippStage } from '@eptw/domain/report/sipp-work';
import type { ReportCell, ReportDocument, ReportLine } from '../../../pdf/report-document.ts';
import type { SippReport } from './service.ts';

const columns = [
  { title: 'Permit', twelfths: 2 },
  { title: 'When', twelfths: 2 },
  { title: 'Work', twelfths: 3.5 },
  { title: 'Where and who', twelfths: 2 },
  { title: 'Impact and reason', twelfths: 2.5 },
];

/** The printed works of a month. */
export function createSippDocument(
  { month, count, works }: SippReport,
  { hostName, edition }: { hostName: string; edition: string },
): ReportDocument {
  const groups = groupSippWorks(works).map(({ startDate, pendingApprovalPermits, approvedPermits }) => ({
    title: formatCalendarDate(startDate),
    rows: [...toReportRows(pendingApprovalPermits, 'pending'), ...toReportRows(approvedPermits, 'approved')],
  }));
  return {
    title: sippTitle,
    hostName,
    period: formatMonth(month),
    note: count === 0 ? 'No SIPP works start in this month.' : `${count} ${count === 1 ? 'work' : 'works'}`,
    edition,
    tables: count === 0 ? [] : [{ columns, groups }],
  };
}

function toReportRows(permits: readonly SippPermit[], stage: SippStage): ReportCell[][] {
  return permits.flatMap((permit) => permit.children.map((child) => toReportCells(permit, stage, child)));
}

function toReportCells(
  { code, site }: SippPermit,
  stage: SippStage,
  { submission, duration }: SippChild,
): ReportCell[] {
  const toLabelledLine = (name: SippField): ReportLine => ({ label: sippFields[name], text: submission[name] });
  const toLine = (name: SippField): ReportLine => ({ text: submission[name] });
  const { startDate, startTime, preferredEndDate, endTime } = submission;
  const joinDayAndTime = (day: string, time: string) =>
    [formatCalendarDate(day), time].filter((part) => part !== '').join(', ');
  return [
    [{ text: code, strong: true }, { text: site }, { text: sippStageLabels[stage] }],
    [
      { text: joinDayAndTime(startDate, startTime) },
      { text: `to ${joinDayAndTime(preferredEndDate, endTime)}` },
      { label: 'Work duration', text: formatSippDuration(duration) },
    ],
    [{ ...toLine('typeOfSIPPWork'), strong: true }, toLine('workDescription'), toLabelledLine('SIPPToolsEquipment')],
    [...(['workDoneAt', 'workLocation', 'buildingLevel', 'RequesterName', 'companyDepartment'] as const).map(toLine)],
    [toLabelledLine('SIPPImpactedSystem'), toLabelledLine('whyThisworksNeeds')],
  ].map((cell) => cell.filter(({ text }) => text.trim() !== ''));
}
