import { Button } from 'antd';
import { BellRing, Phone } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { toPhoneAddress } from '@eptw/domain/text/phone';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { RequirementLink } from '@eptw/domain/work/requirements/requirement';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useNow } from '../../../lib/use-now.ts';
import { toReviewPath, toViewPath } from '../components/permit-level.ts';
import {
  RemindPermitClosersDocument,
  type GetWaitingPermitsQuery,
  type WaitingFactsFragment,
} from '../../../generated/permits/quota.ts';

type BlockingPermit = GetWaitingPermitsQuery['countUnClosedPermit']['permits'][number];

interface WaitingPermitProps {
  permit: Pick<BlockingPermit, '_id' | 'code'>;
  waiting: WaitingFactsFragment;
}

type Contact = WaitingFactsFragment['groups'][number]['members'][number];

const refetchWaitingPermits = { refetch: ['GetWaitingPermits'] };

function ContactName({ contact: { fullname, phone } }: { contact: Contact }) {
  if (phone === '') return <span>{fullname}</span>;
  return (
    <span>
      {fullname}{' '}
      <a href={toPhoneAddress(phone)}>
        <Phone size={13} aria-hidden /> {phone}
      </a>
    </span>
  );
}

function PermitClosers({ waiting }: { waiting: WaitingFactsFragment }) {
  const { groups, owner } = waiting;
  const isAnybody = groups.some(({ members }) => members.length > 0);
  return (
    <>
      {groups.map(({ name, members }) => (
        <span key={name} className="waiting-group">
          {name}:{' '}
          {members.map((contact) => (
            <ContactName key={`${contact.fullname} ${contact.phone}`} contact={contact} />
          ))}
          {members.length === 0 && 'no members'}
        </span>
      ))}
      {owner && (
        <span className="waiting-group">
          {isAnybody ? 'None of them has a phone number on file.' : 'This site has no permit closers.'} Host / system
          owner: <ContactName contact={owner} />
        </span>
      )}
    </>
  );
}

function SendReminder({ permit, waiting }: WaitingPermitProps) {
  const id = useId();
  const [remind, isSending] = useCommand(RemindPermitClosersDocument, refetchWaitingPermits);
  const { remindedAt, remindFrom, timeZone } = waiting;
  const now = useNow();
  const mustWait = remindFrom !== null && new Date(remindFrom) > now;
  return (
    <span className="waiting-reminder">
      <Button
        size="small"
        icon={<BellRing size={14} aria-hidden />}
        aria-label={`Send a reminder of ${permit.code}`}
        aria-describedby={remindedAt ? id : undefined}
        loading={isSending}
        disabled={mustWait}
        onClick={() => void remind({ id: permit._id })}
      >
        Send a reminder
      </Button>
      {remindedAt && (
        <small id={id}>
          Reminded on {formatDayAndTime(remindedAt, timeZone)}.
          {mustWait && ` The next reminder can be sent from ${formatDayAndTime(remindFrom, timeZone)}.`}
        </small>
      )}
    </span>
  );
}

/** The words of the links to where something is done about a permit, and the part of its page; none elsewhere. */
const missingLinks: Partial<Record<RequirementLink, { words: string; part: string }>> = {
  work: { words: 'Go to the work', part: '' },
  proofs: { words: 'Answer it', part: '#permit-proofs' },
  childPermits: { words: 'Go to its child permits', part: '#child-permits' },
};

/** What has to be done before a permit can be closed, and where. */
function MissingForClosure({ permit, missing }: Pick<WaitingPermitProps, 'permit'> & Pick<BlockingPermit, 'missing'>) {
  const address = toViewPath({ ...permit, parentPermit: null });
  return (
    <ul className="waiting-missing">
      {missing.map(({ key, sentence, link }) => {
        const place = missingLinks[link];
        return (
          <li key={key}>
            {sentence}{' '}
            {place && (
              <Link to={`${address}${place.part}`} aria-label={`${place.words} of ${permit.code}`}>
                {place.words}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What a submitter does about a permit that has ended. */
function describeOwnTurn(since: string, missing: BlockingPermit['missing']): string {
  const next = missing.length > 0 ? 'Before its closure can be requested:' : 'Request its closure if the work is done.';
  return `ended on ${since}. ${next}`;
}

/** One unclosed permit: who has to act on it, since when, what is missing first, and what its submitter can do. */
export function WaitingPermit({ permit, waiting, missing }: WaitingPermitProps & Pick<BlockingPermit, 'missing'>) {
  const since = formatDayAndTime(waiting.since, waiting.timeZone);
  const address = toReviewPath({ ...permit, parentPermit: null });
  return (
    <li>
      <Link className="tabular" to={address}>
        {permit.code}
      </Link>
      {waiting.waitsFor === 'permitClosers' ? (
        <>
          <span>has been with the permit closers since {since}.</span>
          <PermitClosers waiting={waiting} />
          <SendReminder permit={permit} waiting={waiting} />
        </>
      ) : (
        <span>{describeOwnTurn(since, missing)}</span>
      )}
      {missing.length > 0 && <MissingForClosure permit={permit} missing={missing} />}
    </li>
  );
}
