import { listEmptySlots } from '../permit/approval.ts';
import type { PermitFacts } from '../permit/permit.ts';
import { getStatusRow } from '../permit/status.ts';

/** Whom something reaches. Who of them may see the permit, and who is a member of which group, is known only then. */
export interface Audience {
  people: readonly string[];
  /** Members of these groups. */
  groups: readonly string[];
  /** Whoever the lifecycle calls a project manager of the submitter's company or a supervisor, at their own site. */
  managers: boolean;
  /** Members of the permit-closer groups of the site. */
  closers: boolean;
  /** People whom it does not reach, whatever else they are. */
  except: readonly string[];
}

const nobody: Audience = { people: [], groups: [], managers: false, closers: false, except: [] };

/** These people, each once, other than those. */
export function selectPeople(people: readonly string[], except: readonly string[]): Audience {
  return { ...nobody, people: [...new Set(people)], except };
}

/** Those whom a permit belongs to: the submitter and the host / system owner, other than these people. */
export function selectOwners(
  permit: Pick<PermitFacts, 'submitterId' | 'ownerId'>,
  except: readonly string[] = [],
): Audience {
  return selectPeople([permit.submitterId, permit.ownerId], except);
}

/** The submitter alone. */
export function selectSubmitter(permit: Pick<PermitFacts, 'submitterId'>): Audience {
  return { ...nobody, people: [permit.submitterId] };
}

/** Those who finish permits at its site, other than its submitter. */
export function selectClosers(permit: Pick<PermitFacts, 'submitterId'>): Audience {
  return { ...nobody, closers: true, except: [permit.submitterId] };
}

/** Those whose turn it is: the lifecycle table's rules for approving, closing and cancelling, as an audience. */
export function selectPendingActors(permit: PermitFacts): Audience {
  const except = [permit.submitterId];
  switch (getStatusRow(permit.status).awaits) {
    case 'project manager':
      return { ...nobody, managers: true, except };
    case 'reviewers': {
      const reviewers = listEmptySlots(permit.slots).map((slot) => slot.reviewer);
      return {
        ...nobody,
        people: reviewers.flatMap((reviewer) => (reviewer.kind === 'individual' ? [reviewer.userId] : [])),
        groups: reviewers.flatMap((reviewer) => (reviewer.kind === 'group' ? [reviewer.groupId] : [])),
        // An approval counts once, so whoever has given one is not asked again.
        except: [...except, ...permit.slots.flatMap(({ filledBy }) => filledBy ?? [])],
      };
    }
    case 'permit closers':
      return selectClosers(permit);
    case 'submitter':
    case 'nobody':
      return nobody;
  }
}

/** Those of an audience who were not in an earlier one, as far as can be told without knowing the members. */
export function findNewRecipients(audience: Audience, earlier: Audience): Audience {
  return {
    people: audience.people.filter((id) => !earlier.people.includes(id)),
    groups: audience.groups.filter((id) => !earlier.groups.includes(id)),
    managers: audience.managers && !earlier.managers,
    closers: audience.closers && !earlier.closers,
    except: audience.except,
  };
}

/** Whether an audience can reach anybody. */
export function hasRecipients({ people, groups, managers, closers, except }: Audience): boolean {
  return groups.length > 0 || managers || closers || people.some((id) => !except.includes(id));
}
