import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { Button } from 'antd';
import { useRef } from 'react';
import type { Work } from '../job/work.ts';
import { getInsideKey } from './people-on-job.ts';
import type { Entries } from './use-entries.ts';
import { useFocusAfter } from './use-focus-after.ts';
import './people.css';

/**
 * Says what was recorded last, until the next entry. A wrong 'in' is taken back by an 'out', a wrong 'out' by saying so; all
 * stay on record.
 */
export function EntryNote({ work, entries }: { work: Work; entries: Entries }) {
  const { last, record, isSending } = entries;
  const note = useRef<HTMLParagraphElement>(null);
  useFocusAfter(note, last?.isRecorded ? last : undefined);
  if (!last?.isRecorded) return null;
  const { goer, direction, takesBack } = last;
  const inside = work.inside.find((one) => getInsideKey(one) === goer.key);
  const time = inside && formatJobTime(new Date(inside.since), new Date(work.now), work.timeZone);
  const words = takesBack ? 'is still inside' : direction === 'in' ? 'went in' : 'came out';
  const says = [goer.name, words, ...(time === undefined ? [] : [takesBack ? 'since' : 'at', time])].join(' ');
  // What has changed since is no matter of this note.
  const mayUndo = takesBack !== true && (direction === 'in') === (inside !== undefined);
  return (
    <p ref={note} tabIndex={-1} className="people-more entry-note" role="status">
      {says}.
      {mayUndo && (
        <>
          {' '}
          Wrong person?
          <Button
            type="link"
            className="work-button"
            aria-label={`Undo: ${says}`}
            loading={isSending}
            onClick={() => void (direction === 'in' ? record(goer, 'out') : record(goer, 'in', { takesBack: true }))}
          >
            Undo
          </Button>
        </>
      )}
    </p>
  );
}
