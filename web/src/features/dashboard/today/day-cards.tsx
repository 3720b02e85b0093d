import { formatAgo } from '@eptw/domain/time/format-ago';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../components/chart/chart-data.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import type { GetTodayQuery } from '../../../generated/dashboard.ts';
import { formatCounts, formatPermitNote } from './day-notes.ts';
import './today.css';

type Day = NonNullable<GetTodayQuery['day']['item']>;
type Card = Day['cards'][number];

interface DayCardsProps {
  day: Day;
  /** Codes of the sites that the linked lists are filtered by; empty for all. */
  sites: readonly string[];
}

const toKindCounts = ({ permits, childPermits }: { permits: number; childPermits: number }) => [
  { count: permits, one: 'permit', many: 'permits' },
  { count: childPermits, one: 'child permit', many: 'child permits' },
];

/** The place of the work and the company that does it. */
const toWhereAndWho = ({ site, place, contractor }: Card['first'][number]) =>
  [site.code, place, contractor].filter(Boolean).join(' · ');

/** Whether a card says why the work stands still. */
const showsReason = (card: string) => card === 'suspended' || card === 'expired';

/** Describes the number on a card in one sentence. */
function describeCard(card: Card, at: string): { text: string; isWarm: boolean } {
  if (card.count === 0) return { text: 'None', isWarm: false };
  if (card.key === 'startsToday' && card.undecided > 0) {
    return { text: `${formatNumber(card.undecided)} not approved yet`, isWarm: true };
  }
  const oldest = card.first[0]?.endDate;
  if (card.key === 'overdue' && oldest)
    return { text: `Oldest ended ${formatAgo(new Date(oldest), new Date(at))}`, isWarm: true };
  const isStopped = card.key === 'suspended' || card.key === 'expired';
  return { text: formatCounts(toKindCounts(card)), isWarm: isStopped };
}

interface TileProps {
  title: string;
  count: number;
  note: string;
  isWarm: boolean;
  children?: ReactNode;
  actions: ReactNode;
}

function CardFrame({ title, count, note, isWarm, children, actions }: TileProps) {
  return (
    <section className="day-card" aria-label={title}>
      <h2>{title}</h2>
      <p className="day-number tabular">{formatNumber(count)}</p>
      <p className="day-note" data-warm={isWarm || undefined}>
        {note}
      </p>
      {children}
      <div className="day-links">{actions}</div>
    </section>
  );
}

function DayCard({ card, at, sites }: { card: Card; at: string; sites: readonly string[] }) {
  const { text, isWarm } = describeCard(card, at);
  const address = new URLSearchParams([['period', card.period], ...sites.map((site) => ['site', site])]);
  const lists = [
    { path: '/permits', count: card.permits, one: 'permit', many: 'permits' },
    { path: '/childpermits', count: card.childPermits, one: 'child permit', many: 'child permits' },
  ].filter(({ count }) => count > 0);
  return (
    <CardFrame
      title={card.title}
      count={card.count}
      note={text}
      isWarm={isWarm}
      actions={lists.map(({ path, ...list }) => (
        <Link
          key={path}
          className="text-link"
          to={`${path}?${address}`}
          aria-label={`See ${formatCounts([list])}: ${card.title}`}
        >
          See {formatCounts([list])}
        </Link>
      ))}
    >
      <ul className="day-permits">
        {card.first.map((permit) => (
          <li key={permit._id}>
            <Link className="text-link tabular" to={`${permit.isChild ? '/childpermits' : '/permits'}/${permit._id}`}>
              {permit.code}
            </Link>
            <span>{formatPermitNote(card.key, permit, at)}</span>
            <span className="day-permit-work">{permit.workDescription}</span>
            {toWhereAndWho(permit) !== '' && <span className="day-permit-facts">{toWhereAndWho(permit)}</span>}
            {showsReason(card.key) && permit.conditionLabel && (
              <span className="day-permit-facts" data-warm>
                {permit.conditionLabel}
              </span>
            )}
          </li>
        ))}
      </ul>
    </CardFrame>
  );
}

function WaitingCard({ waiting }: { waiting: Day['waiting'] }) {
  const parts = [
    { path: '/my-pending-approval-permits', count: waiting.permits, one: 'permit', many: 'permits' },
    {
      path: '/my-child-permits-pending-approval',
      count: waiting.childPermits,
      one: 'child permit',
      many: 'child permits',
    },
    {
      path: '/permits-pending-close-cancel',
      count: waiting.toFinish,
      one: 'to close or cancel',
      many: 'to close or cancel',
    },
  ].filter(({ count }) => count > 0);
  return (
    <CardFrame
      title="Needs your action"
      count={waiting.count}
      note={parts.length > 0 ? 'Permits to approve, close or cancel.' : 'Nothing needs your action.'}
      isWarm={parts.length > 0}
      actions={parts.map(({ path, ...part }, index) =>
        index === 0 ? (
          <LinkButton key={path} to={path} type="primary" size="small" icon={<ArrowRight size={14} aria-hidden />}>
            Review {formatCounts([part])}
          </LinkButton>
        ) : (
          <Link key={path} className="text-link" to={path}>
            Review {formatCounts([part])}
          </Link>
        ),
      )}
    />
  );
}

/** One card for each question of the day: a number, a sentence about it and its first permits. */
export function DayCards({ day: { cards, waiting, at }, sites }: DayCardsProps) {
  return (
    <div className="panel day-cards">
      {cards.map((card) => (
        <DayCard key={card.key} card={card} at={at} sites={sites} />
      ))}
      <WaitingCard waiting={waiting} />
    </div>
  );
}
