import { getJobRole } from '@eptw/domain/role/job-role';
import { formatJobTime, formatLength } from '@eptw/domain/work/job/job-time';
import { isSeen, type MusterPerson } from './muster.ts';

/** What stands below a name, and what a screen reader says of it. */
export interface PersonState {
  words: string;
  /** Green for seen, orange for a trap: it looks like seen, or like gone; red for inside a space. */
  tone: 'seen' | 'trap' | 'inside' | 'plain';
}

/** What a state is said in. */
interface StateFrame {
  now: Date;
  timeZone: string;
  /** The name of the user, who is 'you'. */
  user: string;
  mayTick: boolean;
}

/** What is known of whether somebody is safe, in words. */
export function describeState(person: MusterPerson, { now, timeZone, user, mayTick }: StateFrame): PersonState {
  const format = (time: string) => formatJobTime(new Date(time), now, timeZone);
  const unsent = person.isUnsent ? ', not sent yet' : '';
  if (isSeen(person) && person.seenAt !== null) {
    const by = person.seenBy === user ? 'you' : (person.seenBy ?? '');
    const undo = mayTick ? ' · tap again to undo' : '';
    return { words: `seen ${format(person.seenAt)} by ${by}${unsent || undo}`, tone: 'seen' };
  }
  // They were seen, and went in after it: nothing else that is known of them is as grave.
  if (person.seenAt !== null && person.insideSince !== null)
    return describeInside(person, person.insideSince, { format, now });
  if (person.leftAs !== null && person.leftAt !== null) {
    const by = person.leftBy === '' ? '' : ` by ${person.leftBy}`;
    return { words: `${person.leftAs} ${format(person.leftAt)}${by}, not seen${unsent}`, tone: 'trap' };
  }
  if (person.undoneAt !== null)
    return { words: `tick undone ${format(person.undoneAt)} by ${person.undoneBy ?? ''}${unsent}`, tone: 'trap' };
  if (person.beforeAt !== null)
    return { words: `seen ${format(person.beforeAt)}, before the alarm${unsent}`, tone: 'trap' };
  if (person.insideSince !== null) return describeInside(person, person.insideSince, { format, now });
  return { words: `not seen${unsent}`, tone: 'plain' };
}

/** Somebody inside a space, and since when. */
function describeInside(
  { place, seenAt, isUnsent }: MusterPerson,
  insideSince: string,
  { format, now }: { format: (time: string) => string; now: Date },
): PersonState {
  const parts = [
    place,
    `in since ${format(insideSince)}`,
    formatLength(now.getTime() - Date.parse(insideSince)),
    seenAt === null ? '' : `seen ${format(seenAt)} before going in`,
    isUnsent ? 'not sent yet' : '',
  ];
  return { words: parts.filter(Boolean).join(', '), tone: 'inside' };
}

/** What somebody does on the job; nothing where no role is recorded. */
export function listRoleLabels({ roles }: Pick<MusterPerson, 'roles'>): string[] {
  return roles.map((role) => getJobRole(role).label);
}

/** As what somebody is on the list, and of which permit. */
export function describePart({ kind, trade, code, addedBy }: MusterPerson): string {
  const part = { worker: trade, holder: 'Permit holder', visitor: `Added by ${addedBy ?? 'somebody'}` }[kind];
  return [part, code].filter(Boolean).join(' · ');
}

/** What a screen reader says of somebody's box: 'Muthu Raman, inside sump S-04, not seen'. */
export function describeForReader(person: MusterPerson, { words, tone }: PersonState): string {
  const place = person.insideSince === null ? person.place : `inside ${person.place || 'a space'}`;
  const seen = isSeen(person) || words.includes('not seen') ? '' : 'not seen';
  const state = tone === 'inside' ? 'not seen' : words;
  const parts = state === 'not seen' ? [state] : [state, seen];
  return [person.name, place, ...parts].filter(Boolean).join(', ');
}
