/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Phrases } from './phrases/phrases.ts';
import type { Entries } from './use-entries.ts';

/**
 * A rescuer goes in, by name: that is never refused. Whoever went in without being signed on is recorded by name, too, as
 * a danger.
 */
export function RescuerForm({ entries, phrases }: { entries: Entries; phrases: Phrases }) {
  const [name, setName] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const { crew } = phrases;
  const { refused } = entries;
  const isRefused = refused?.goer?.worker === null;
  const goIn = (allTheSame: boolean) => {
    setConfirming(false);
    void entries.goIn({ worker: null, name }, allTheSame).then((isIn) => isIn && setName(''));
  };
  return (
    <form
      className="rescuer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goIn(false);
      }}
    >
      <label htmlFor="rescuer-name">
        {crew.rescuerName}
        <input
          id="rescuer-name"
          value={name}
          maxLength={80}
          autoComplete="off"
          onInput={({ currentTarget }) => {
            setName(currentTarget.value);
            setConfirming(false);
          }}
        />
      </label>
      <button type="submit" disabled={entries.isGoing}>
        {crew.rescuerIn}
      </button>
      <button type="button" disabled={entries.isGoing || name.trim() === ''} onClick={() => setConfirming(true)}>
        {crew.notSignedOn}
      </button>
      {isConfirming && (
        <div role="alert">
          <p>{crew.stopsTheWork(name)}</p>
          <button type="button" onClick={() => goIn(true)}>
            {crew.recordIt}
          </button>
        </div>
      )}
      {isRefused && (
        <p className="problem" role="alert">
          {refused.text}
        </p>
      )}
    </form>
  );
}
