/** @jsxImportSource preact */
import { toPhoneAddress } from '@eptw/domain/text/phone';
import { phoneDrawing } from './calls.tsx';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { formatRoles } from './role-signs.tsx';
import { countSince, formatSiteTime, useServerTime } from './time.ts';
import type { PageItem, PersonAtSpace } from './use-sign-on-page.ts';

interface PeopleListProps {
  item: PageItem;
  receivedAt: number;
  phrases: Phrases;
  language: PageLanguage;
}

/** How many are inside; for those who are signed on also who and since when, the longest first, and the call for help. */
export function InsideList({ item, receivedAt, phrases, language }: PeopleListProps) {
  const now = useServerTime(item.now, receivedAt);
  const { crew } = phrases;
  if (item.inside === null) return null;
  const inside = item.people?.inside ?? [];
  return (
    <section className="people blue">
      <h2>{crew.insideCount(item.inside)}</h2>
      <ul>
        {inside.map((person) => (
          <li key={person.worker ?? person.name}>
            <span>
              <b lang="en">{person.name}</b>
              <small>{describeInside(person, phrases, (at) => formatSiteTime(at, now, item.timeZone, language))}</small>
            </span>
            {person.since && <Length since={person.since} now={now} phrases={phrases} />}
          </li>
        ))}
      </ul>
      <RescueCall item={item} phrases={phrases} />
    </section>
  );
}

/** Since when somebody is inside, and that they are a stranger: whoever gets people out asks for them, too. */
export function describeInside(
  { stranger, since }: PersonAtSpace,
  { crew }: Phrases,
  format: (at: string) => string,
): string {
  return [stranger ? crew.notSignedOn : '', since ? crew.insideSince(format(since)) : ''].filter(Boolean).join(' · ');
}

/** How long somebody has been inside. */
export function Length({ since, now, phrases }: { since: string; now: number; phrases: Phrases }) {
  const { hours, minutes } = countSince(since, now);
  return <b className="length">{phrases.crew.length(hours, minutes)}</b>;
}

/** The call for rescue, while somebody is inside. */
export function RescueCall({ item, phrases }: { item: PageItem; phrases: Phrases }) {
  if (!item.inside || !item.people || item.emergencyPhone === '') return null;
  return (
    <a className="rescue" href={toPhoneAddress(item.emergencyPhone)}>
      {phoneDrawing}
      {phrases.crew.callRescue(item.emergencyPhone)}
    </a>
  );
}

/** Those who keep watch, with their telephones. */
export function ReachableList({ item, phrases }: { item: PageItem; phrases: Phrases }) {
  const others = (item.people?.reachable ?? []).filter(({ name }) => name !== item.worker?.name);
  if (others.length === 0) return null;
  return (
    <section className="people">
      <ul>
        {others.map(({ name, phone, roles }) => (
          <li key={name}>
            <span>
              <b lang="en">{name}</b>
              <small>{formatRoles(roles, phrases)}</small>
            </span>
            {phone && (
              <a className="call" href={toPhoneAddress(phone)} aria-label={phrases.call(name)}>
                {phoneDrawing}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
