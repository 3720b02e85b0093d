/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Phrases } from './phrases/phrases.ts';
import type { Entries, Goer, RefusedEntry } from './use-entries.ts';

interface EntryRefusalProps {
  refused: RefusedEntry;
  goer: Goer;
  entries: Entries;
  phrases: Phrases;
}

/** Why somebody did not go in, where the finger was; that they went all the same is recorded after asking. */
export function EntryRefusal({ refused, goer, entries, phrases }: EntryRefusalProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { crew } = phrases;
  if (isConfirming)
    return (
      <div role="alert">
        <p>{crew.stopsTheWork(goer.name)}</p>
        <div className="others">
          <button type="button" className="text" onClick={() => void entries.goIn(goer, true)}>
            {crew.recordIt}
          </button>
          <button type="button" className="text" onClick={entries.dismiss}>
            {phrases.cancel}
          </button>
        </div>
      </div>
    );
  return (
    <div role="alert">
      <p>
        {crew.didNotGoIn(goer.name)} {refused.text}
      </p>
      {refused.isRefusal && (
        <button type="button" className="text" onClick={() => setIsConfirming(true)}>
          {crew.wentAllTheSame}
        </button>
      )}
    </div>
  );
}
