/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Phrases } from './phrases/phrases.ts';
import type { Entries } from './use-entries.ts';

/** A rescuer goes in, by name: that is never refused. */
export function RescuerForm({ entries, phrases }: { entries: Entries; phrases: Phrases }) {
  const [name, setName] = useState('');
  const { crew } = phrases;
  const { refused } = entries;
  const isRefused = refused?.goer?.worker === null;
  return (
    <form
      className="rescuer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void entries.goIn({ worker: null, name }).then((isIn) => isIn && setName(''));
      }}
    >
      <label htmlFor="rescuer-name">
        {crew.rescuerName}
        <input
          id="rescuer-name"
          value={name}
          maxLength={80}
          autoComplete="off"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={entries.isGoing}>
        {crew.rescuerIn}
      </button>
      {isRefused && (
        <p className="problem" role="alert">
          {refused.text}
        </p>
      )}
    </form>
  );
}
