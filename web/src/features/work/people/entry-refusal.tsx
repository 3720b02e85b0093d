import { Button } from 'antd';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import type { Entries, Goer } from './use-entries.ts';
import './people.css';

/** Why an entry of this person is not recorded, above their row; who went in all the same is recorded as that. */
export function EntryRefusal({ goer, entries }: { goer: Goer; entries: Entries }) {
  const { last, failure, record, isSending } = entries;
  const confirm = useConfirm();
  if (!failure || isSending || last?.goer.key !== goer.key) return null;
  const { direction } = last;
  const isHindered = failure.kind === 'conflict' && direction === 'in';

  async function recordAllTheSame() {
    const isSure = await confirm({
      title: `Is ${goer.name} inside all the same?`,
      content: 'It is recorded as a danger, and the work stops. Call them out.',
      confirmLabel: 'Record and stop the work',
      destructive: true,
    });
    if (isSure) await record(goer, 'in', { allTheSame: true });
  }

  const lead = direction === 'in' ? `${goer.name} did not go in.` : `${goer.name} is not recorded as out yet.`;
  return (
    <div className="entry-refusal" role="alert">
      <p>
        {failure.kind !== 'not sent' && direction === 'out' ? '' : lead} {failure.message}
      </p>
      {isHindered && (
        <Button danger className="work-button" onClick={() => void recordAllTheSame()}>
          They went in all the same
        </Button>
      )}
    </div>
  );
}
