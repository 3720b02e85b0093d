import { listEmptySlots } from '../permit/approval.ts';
import type { PermitParties } from '../permit/permit.ts';
import { getStatusRow } from '../permit/status.ts';
import type { WorkPermit } from '../work/job/job.ts';

/** The recipients of a notice. Which of them may see the permit and belong to which group is resolved later. */
export interface Audience {
  people: readonly string[];
  /** Members of these groups. */
  groups: readonly string[];
  /**
   * Project managers of the submitter's company and supervisors at the permit's site, as the lifecycle defines them.
   */
  managers: boolean;
  /** Members of the permit-closer groups of the site. */
  closers: boolean;
  /** Supervisors, managers and Site Admins of the permit's site. */
  siteIssuers: boolean;
  /** People who are excluded even if they match otherwise. */
  except: readonly string[];
}

const emptyAudience: Audience = {
  people: [],
  groups: [],
  managers: false,
  closers: false,
  siteIssuers: false,
  except: [],
};

/** Selects these people, without duplicates, except the excluded ones. */
export function selectPeople(people: readonly string[], except: readonly string[]): Audience {
  return { ...emptyAudience, people: [...new Set(people)], except };
}

/** Selects the owners of a permit: the submitter and the host / system owner, except these people. */
export function selectOwners(
  permit: Pick<PermitParties, 'submitterId' | 'ownerId'>,
  except: readonly string[] = [],
): Audience {
  return selectPeople([permit.submitterId, permit.ownerId], except);
}

/** Selects the issuing authority of a permit's work, and further people, except these. */
export function selectIssuingSide(
  permit: Pick<WorkPermit, 'ownerId' | 'reviewerIds' | 'reviewingGroupIds'>,
  others: readonly string[],
  except: readonly string[],
): Audience {
  return {
    ...selectPeople([permit.ownerId, ...permit.reviewerIds, ...others], except),
    groups: permit.reviewingGroupIds,
    siteIssuers: true,
  };
}

/** Selects the supervisors, managers and Site Admins of the permit's site, except these people. */
export function selectSiteIssuers(except: readonly string[]): Audience {
  return { ...emptyAudience, siteIssuers: true, except };
}

/** Selects who is notified of a stop of all work about a permit whose work is not followed. */
export function selectPlainPermit(
  permit: Pick<PermitParties, 'submitterId' | 'ownerId'>,
  except: readonly string[],
): Audience {
  return { ...selectOwners(permit, except), managers: true };
}

/** Selects only the submitter. */
export function selectSubmitter(permit: Pick<PermitParties, 'submitterId'>): Audience {
  return { ...emptyAudience, people: [permit.submitterId] };
}

/** Selects the permit closers of the site, except the submitter. */
export function selectClosers(permit: Pick<PermitParties, 'submitterId'>): Audience {
  return { ...emptyAudience, closers: true, except: [permit.submitterId] };
}

/**
 * Selects those who have to act next: the lifecycle table's rules for approving, closing and cancelling, as an
 * audience.
 */
export function selectPendingActors(permit: PermitParties): Audience {
  const except = [permit.submitterId];
  switch (getStatusRow(permit.status).awaits) {
    case 'project manager':
      return { ...emptyAudience, managers: true, except };
    case 'reviewers': {
      const reviewers = listEmptySlots(permit.slots).map((slot) => slot.reviewer);
      return {
        ...emptyAudience,
        people: reviewers.flatMap((reviewer) => (reviewer.kind === 'individual' ? [reviewer.userId] : [])),
        groups: reviewers.flatMap((reviewer) => (reviewer.kind === 'group' ? [reviewer.groupId] : [])),
        // An approval counts once, so a reviewer who has given one is not asked again.
        except: [...except, ...permit.slots.flatMap(({ filledBy }) => filledBy ?? [])],
      };
    }
    case 'permit closers':
      return selectClosers(permit);
    case 'submitter':
    case 'nobody':
      return emptyAudience;
  }
}

/** The recipients who were not in an earlier audience, as far as can be determined without the group members. */
export function findNewRecipients(audience: Audience, earlier: Audience): Audience {
  return {
    people: audience.people.filter((id) => !earlier.people.includes(id)),
    groups: audience.groups.filter((id) => !earlier.groups.includes(id)),
    managers: audience.managers && !earlier.managers,
    closers: audience.closers && !earlier.closers,
    siteIssuers: audience.siteIssuers && !earlier.siteIssuers,
    except: audience.except,
  };
}

/** Whether an audience has any recipients. */
export function hasRecipients({ people, groups, managers, closers, siteIssuers, except }: Audience): boolean {
  return groups.length > 0 || managers || closers || siteIssuers || people.some((id) => !except.includes(id));
}
