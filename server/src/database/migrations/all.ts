import type { Migration } from 'kysely';
import * as foundation from './0001-foundation.ts';
import * as blockedWords from './0002-blocked-words.ts';
import * as openWork from './0003-open-work.ts';
import * as failedSignIns from './0004-failed-sign-ins.ts';
import * as sitesOfSlots from './0005-sites-of-slots.ts';
import * as historyStays from './0006-history-stays.ts';
import * as idempotencyDigest from './0007-idempotency-digest.ts';
import * as drafts from './0008-drafts.ts';
import * as copies from './0009-copies.ts';
import * as childPermits from './0010-child-permits.ts';
import * as pdfLog from './0011-pdf-log.ts';
import * as narrowRows from './0012-narrow-rows.ts';
import * as administration from './0013-administration.ts';
import * as announcementVersions from './0015-announcement-versions.ts';
import * as tries from './0016-tries.ts';
import * as places from './0017-places.ts';
import * as administeredAccounts from './0018-administered-accounts.ts';
import * as singleSignOn from './0019-single-sign-on.ts';
import * as accountsToApprove from './0020-accounts-to-approve.ts';
import * as permitCounts from './0021-permit-counts.ts';
import * as livePermits from './0022-live-permits.ts';
import * as sippWorks from './0023-sipp-works.ts';
import * as notifications from './0024-notifications.ts';
import * as quotaWarnings from './0025-quota-warnings.ts';
import * as reportedSippWorks from './0026-reported-sipp-works.ts';
import * as whatApprovalsCover from './0027-what-approvals-cover.ts';
import * as endsWithTimes from './0028-ends-with-times.ts';
import * as closureReminders from './0029-closure-reminders.ts';
import * as permitsOfACompanyAtSites from './0030-permits-of-a-company-at-sites.ts';
import * as provenAddresses from './0031-proven-addresses.ts';
import * as searchedAndSortedLists from './0032-searched-and-sorted-lists.ts';
import * as workPlace from './0033-work-place.ts';
import * as performedActions from './0034-performed-actions.ts';
import * as companiesInIndexes from './0035-companies-in-indexes.ts';
import * as filledSlotsUnderReview from './0036-filled-slots-under-review.ts';
import * as quotaByIndexAlone from './0037-quota-by-index-alone.ts';
import * as companyTotalsByKind from './0038-company-totals-by-kind.ts';
import * as lastGroupsBySite from './0039-last-groups-by-site.ts';
import * as workPolicies from './0040-work-policies.ts';
import * as crew from './0041-crew.ts';
import * as liveWork from './0042-live-work.ts';
import * as workBySite from './0043-work-by-site.ts';
import * as unfinishedWork from './0044-unfinished-work.ts';
import * as textMessages from './0045-text-messages.ts';
import * as muster from './0046-muster.ts';
import * as listsByCondition from './0047-lists-by-condition.ts';
import * as emergencyNumbers from './0048-emergency-numbers.ts';
import * as pauses from './0049-pauses.ts';
import * as kindsOfAreaStops from './0050-kinds-of-area-stops.ts';
import * as causes from './0051-causes.ts';
import * as requestsToStopAllWork from './0054-requests-to-stop-all-work.ts';
import * as frozenMusters from './0055-frozen-musters.ts';
import * as verifiedCertificates from './0057-verified-certificates.ts';
import * as requests from './0059-requests.ts';
import * as foldedPassNumbers from './0060-folded-pass-numbers.ts';
import * as rolesOnTheJob from './0062-roles-on-the-job.ts';
import * as rolesOnMusters from './0063-roles-on-musters.ts';
import * as copiesOfPermits from './0064-copies-of-permits.ts';
import * as sameText from './0065-same-text.ts';
import * as normalSearch from './0066-normal-search.ts';
import * as readingOrder from './0067-reading-order.ts';
import * as digestsOfPictures from './0068-digests-of-pictures.ts';
import * as proofs from './0069-proofs.ts';
import * as closuresOfBothLevels from './0071-closures-of-both-levels.ts';
import * as removedForms from './0072-removed-forms.ts';
import * as rolesGivenBySignOn from './0073-roles-given-by-sign-on.ts';
import * as firstPages from './0074-first-pages.ts';
import * as reportedSippWorksLater from './0075-reported-sipp-works.ts';

/** Every migration in the order in which it is applied. Written ones never change; a new one is added at the end. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-blocked-words': blockedWords,
  '0003-open-work': openWork,
  '0004-failed-sign-ins': failedSignIns,
  '0005-sites-of-slots': sitesOfSlots,
  '0006-history-stays': historyStays,
  '0007-idempotency-digest': idempotencyDigest,
  '0008-drafts': drafts,
  '0009-copies': copies,
  '0010-child-permits': childPermits,
  '0011-pdf-log': pdfLog,
  '0012-narrow-rows': narrowRows,
  '0013-administration': administration,
  '0015-announcement-versions': announcementVersions,
  '0016-tries': tries,
  '0017-places': places,
  '0018-administered-accounts': administeredAccounts,
  '0019-single-sign-on': singleSignOn,
  '0020-accounts-to-approve': accountsToApprove,
  '0021-permit-counts': permitCounts,
  '0022-live-permits': livePermits,
  '0023-sipp-works': sippWorks,
  '0024-notifications': notifications,
  '0025-quota-warnings': quotaWarnings,
  '0026-reported-sipp-works': reportedSippWorks,
  '0027-what-approvals-cover': whatApprovalsCover,
  '0028-ends-with-times': endsWithTimes,
  '0029-closure-reminders': closureReminders,
  '0030-permits-of-a-company-at-sites': permitsOfACompanyAtSites,
  '0031-proven-addresses': provenAddresses,
  '0032-searched-and-sorted-lists': searchedAndSortedLists,
  '0033-work-place': workPlace,
  '0034-performed-actions': performedActions,
  '0035-companies-in-indexes': companiesInIndexes,
  '0036-filled-slots-under-review': filledSlotsUnderReview,
  '0037-quota-by-index-alone': quotaByIndexAlone,
  '0038-company-totals-by-kind': companyTotalsByKind,
  '0039-last-groups-by-site': lastGroupsBySite,
  '0040-work-policies': workPolicies,
  '0041-crew': crew,
  '0042-live-work': liveWork,
  '0043-work-by-site': workBySite,
  '0044-unfinished-work': unfinishedWork,
  '0045-text-messages': textMessages,
  '0046-muster': muster,
  '0047-lists-by-condition': listsByCondition,
  '0048-emergency-numbers': emergencyNumbers,
  '0049-pauses': pauses,
  '0050-kinds-of-area-stops': kindsOfAreaStops,
  '0051-causes': causes,
  '0054-requests-to-stop-all-work': requestsToStopAllWork,
  '0055-frozen-musters': frozenMusters,
  '0057-verified-certificates': verifiedCertificates,
  '0059-requests': requests,
  '0060-folded-pass-numbers': foldedPassNumbers,
  '0062-roles-on-the-job': rolesOnTheJob,
  '0063-roles-on-musters': rolesOnMusters,
  '0064-copies-of-permits': copiesOfPermits,
  '0065-same-text': sameText,
  '0066-normal-search': normalSearch,
  '0067-reading-order': readingOrder,
  '0068-digests-of-pictures': digestsOfPictures,
  '0069-proofs': proofs,
  '0071-closures-of-both-levels': closuresOfBothLevels,
  '0072-removed-forms': removedForms,
  '0073-roles-given-by-sign-on': rolesGivenBySignOn,
  '0074-first-pages': firstPages,
  '0075-reported-sipp-works': reportedSippWorksLater,
};
