import { hazardSignNames, protectionSignNames } from '@eptw/domain/safety-sign/safety-signs';
import { musterKinds } from '@eptw/domain/muster/muster-list';
import { signOnNotes } from '@eptw/domain/work/sign-on/sign-on-notes';
import { entryDirections } from '@eptw/domain/work/sign-on/decide-entry';
import { signOnProblemKeys } from '@eptw/domain/work/sign-on/sign-on-problem';
import { causeKinds } from '@eptw/domain/work/log/cause-table';
import { stopKindNames } from '@eptw/domain/work/log/stop-kinds';
import { standstillReasons } from '@eptw/domain/work/records/standstill';
import { adminActions, auditSubjects } from '@eptw/domain/administration/audit-entry';
import { announcementStates, announcementTypes } from '@eptw/domain/announcement/announcement';
import { certificateKindNames } from '@eptw/domain/crew/certificate-kind';
import { workerLanguageCodes } from '@eptw/domain/crew/language';
import { jobRoleNames } from '@eptw/domain/role/job-role';
import { dayCards, listPeriods } from '@eptw/domain/dashboard/day-cards';
import { notificationKindNames } from '@eptw/domain/notification/kinds';
import { mailFrequencies } from '@eptw/domain/notification/preferences';
import { permitActions, recordedActions } from '@eptw/domain/permit/actions';
import { pendingParties } from '@eptw/domain/permit/closure-reminder';
import { reviewerKinds } from '@eptw/domain/permit/permit';
import { permitStatuses } from '@eptw/domain/permit/status';
import { queueGroups } from '@eptw/domain/permit/work-queue';
import { responseCodes } from '@eptw/domain/response-code';
import { setupTasks } from '@eptw/domain/settings/setup';
import { definitionFields } from '@eptw/domain/template/definition/definition';
import { inputPurposeNames } from '@eptw/domain/template/purpose/input-purpose';
import { formProblemKinds } from '@eptw/domain/template/submission/problem';
import { inputTypes } from '@eptw/domain/template/model/template';
import { versionChangeKinds, versionChangeSubjects } from '@eptw/domain/template/changes/version-changes';
import { checkKindNames } from '@eptw/domain/work-policy/work-policy';
import { accountActions } from '@eptw/domain/user/account-actions';
import { accountStatuses } from '@eptw/domain/user/account-status';
import { lineOutcomes } from '@eptw/domain/text/import-file';
import { roles } from '@eptw/domain/user/role';
import { signInProblems } from '@eptw/domain/user/sign-in';
import { areaStopKindNames } from '@eptw/domain/area-stop/area-stop';
import { workConditions } from '@eptw/domain/work/log/conditions';
import { taskGroups, workTasks } from '@eptw/domain/work/summary/my-work';
import { requirementLinks } from '@eptw/domain/work/requirements/requirement';
import { requirementKeys } from '@eptw/domain/work/requirements/requirements';
import { workEvents } from '@eptw/domain/work/log/work-log';
import { workActions } from '@eptw/domain/work/table/work-table';
import { isEnumType, isIntrospectionType, type GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';

/** Defines the enum for constants of the domain, which are sent under their own names. */
function defineEnum<Value extends string>(name: string, values: readonly Value[]) {
  return builder.enumType(name, { values });
}

export const accountActionEnum = defineEnum('AccountAction', accountActions);
export const accountStatusEnum = defineEnum('AccountStatus', accountStatuses);
export const adminActionEnum = defineEnum('AdminAction', adminActions);
export const announcementStateEnum = defineEnum('AnnouncementState', announcementStates);
export const announcementTypeEnum = defineEnum('AnnouncementType', announcementTypes);
export const auditSubjectEnum = defineEnum('SubjectKind', auditSubjects);
export const causeKindEnum = defineEnum('CauseKind', causeKinds);
export const certificateKindEnum = defineEnum('CertificateKind', certificateKindNames);
export const checkKindEnum = defineEnum('CheckKind', checkKindNames);
export const dayCardEnum = defineEnum(
  'DayCardKey',
  dayCards.map(({ key }) => key),
);
export const definitionFieldEnum = defineEnum('DefinitionField', definitionFields);
export const entryDirectionEnum = defineEnum('EntryDirection', entryDirections);
export const jobRoleEnum = defineEnum('JobRole', jobRoleNames);
export const lineOutcomeEnum = defineEnum('LineOutcome', lineOutcomes);
export const formProblemKindEnum = defineEnum('FormProblemKind', formProblemKinds);
export const inputPurposeEnum = defineEnum('InputPurpose', inputPurposeNames);
export const inputTypeEnum = defineEnum('InputType', inputTypes);
export const listPeriodEnum = defineEnum('ListPeriod', listPeriods);
export const mailFrequencyEnum = defineEnum('MailFrequency', mailFrequencies);
export const musterKindEnum = defineEnum('MusterKind', musterKinds);
export const notificationKindEnum = defineEnum('NotificationKind', notificationKindNames);
export const pendingPartyEnum = defineEnum('PendingParty', pendingParties);
export const permitActionEnum = defineEnum('PermitAction', permitActions);
export const permitStatusEnum = defineEnum('PermitStatus', permitStatuses);
export const queueGroupEnum = defineEnum('QueueGroup', queueGroups);
export const recordedActionEnum = defineEnum('RecordedAction', recordedActions);
export const responseCodeEnum = defineEnum('ResponseCode', responseCodes);
export const reviewerKindEnum = defineEnum('ReviewerKind', reviewerKinds);
export const roleEnum = defineEnum('Role', roles);
export const signOnProblemKeyEnum = defineEnum('SignOnProblemKey', signOnProblemKeys);
export const stopReasonEnum = defineEnum('StopReason', stopKindNames);
export const standstillReasonEnum = defineEnum('StandstillReason', standstillReasons);
export const hazardSignEnum = defineEnum('HazardSign', hazardSignNames);
export const protectionSignEnum = defineEnum('ProtectionSign', protectionSignNames);
export const signOnNoteEnum = defineEnum('SignOnNote', signOnNotes);
export const setupTaskEnum = defineEnum('SetupTask', setupTasks);
export const signInProblemEnum = defineEnum('SignInProblem', signInProblems);
export const requirementKeyEnum = defineEnum('RequirementKey', requirementKeys);
export const requirementLinkEnum = defineEnum('RequirementLink', requirementLinks);
export const workActionEnum = defineEnum('WorkAction', workActions);
export const areaStopKindEnum = defineEnum('AreaStopKind', areaStopKindNames);
export const workConditionEnum = defineEnum('WorkCondition', workConditions);
export const taskGroupEnum = defineEnum('TaskGroup', taskGroups);
export const workTaskEnum = defineEnum('WorkTask', workTasks);
export const workEventEnum = defineEnum('WorkEvent', workEvents);
export const workerLanguageEnum = defineEnum('WorkerLanguage', workerLanguageCodes);
export const versionChangeKindEnum = defineEnum('VersionChangeKind', versionChangeKinds);
export const versionChangeSubjectEnum = defineEnum('VersionChangeSubject', versionChangeSubjects);

/**
 * Makes all enums send unknown names unchanged. While two versions run side by side, the older one reads rows with
 * statuses and actions that only the newer one has, and shows their names.
 */
export function sendUnknownNames(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    if (isEnumType(type) && !isIntrospectionType(type)) type.serialize = String;
  return schema;
}
