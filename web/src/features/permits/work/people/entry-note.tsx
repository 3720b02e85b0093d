import { formatJobTime } from '@eptw/domain/work/job-time';
import { Button } from 'antd';
import { useRef } from 'react';
import type { Work } from '../work.ts';
import { getInsideKey } from './people-on-job.ts';
import type { Entries } from './use-entries.ts';
import { useFocusAfter } from './use-focus-after.ts';
import './people.css';

/** Says what was recorded last, until the next entry; a wrong 'in' is taken back by an 'out', and both stay on record. */
export function EntryNote({ work, entries }: { work: Work; entries: Entries }) {
  const { last, record, isSending } = entries;
  const note = useRef<HTMLParagraphElement>(null);
  useFocusAfter(note, last?.isRecorded ? last : undefined);
  if (!last?.isRecorded) return null;
  const { goer, direction } = last;
  const inside = work.inside.find((one) => getInsideKey(one) === goer.key);
  const time = inside && formatJobTime(new Date(inside.since), new Date(work.now), work.timeZone);
  return (
    <p ref={note} tabIndex={-1} className="people-more entry-note" role="status">
      {direction === 'in' ? `${goer.name} went in${time ? ` at ${time}` : ''}.` : `${goer.name} came out.`}
      {direction === 'in' && inside && (
        <>
          {' '}
          Wrong person?
          <Button
            type="link"
            className="work-button"
            aria-label={`Undo: ${goer.name} went in`}
            loading={isSending}
            onClick={() => void record(goer, 'out')}
          >
            Undo
          </Button>
        </>
      )}
    </p>
  );
}
