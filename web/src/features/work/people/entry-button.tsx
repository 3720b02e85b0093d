import { Button } from 'antd';
import { LogIn, LogOut } from 'lucide-react';
import type { Entries, Goer } from './use-entries.ts';

interface EntryButtonProps {
  goer: Goer;
  direction: 'in' | 'out';
  entries: Entries;
  /** Whether it will be refused as things stand; a tap says why. */
  isClosed?: boolean;
}

const words = { in: 'In', out: 'Out' } as const;
const icons = { in: LogIn, out: LogOut } as const;

/** Records with one tap that somebody goes in or comes out. It is never disabled: who taps it is told why not. */
export function EntryButton({ goer, direction, entries, isClosed = false }: EntryButtonProps) {
  const { record, last, isSending } = entries;
  const Icon = icons[direction];
  return (
    <Button
      className={isClosed ? 'work-button entry-button entry-button-closed' : 'work-button entry-button'}
      icon={<Icon size={16} aria-hidden />}
      aria-label={`${words[direction]}: ${goer.name}`}
      loading={isSending && last?.goer.key === goer.key}
      onClick={() => void record(goer, direction)}
    >
      {words[direction]}
    </Button>
  );
}
