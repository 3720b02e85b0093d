import { CircleX, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextInput } from '../field/text-input.tsx';
import { searchDelayMs } from '../../lib/use-debounced.ts';

interface ListSearchProps {
  label: string;
  /** The fields that are searched, if the label does not say so. */
  hint?: string | undefined;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches after a pause in typing, or immediately with Enter or when the box is cleared. */
export function ListSearch({ label, hint, value, onSearch }: ListSearchProps) {
  const [searchText, setSearchText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSearch = useRef(value);

  // A value that was not entered here comes from elsewhere, such as a saved view.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setSearchText(value);
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string, pause: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (text.trim() === lastSearch.current) return;
      lastSearch.current = text.trim();
      onSearch(lastSearch.current);
    }, pause);
  }

  function changeText(text: string) {
    setSearchText(text);
    search(text, text ? searchDelayMs : 0);
  }

  return (
    <span className={hint ? 'list-search list-search-wide' : 'list-search'}>
      <Search size={15} aria-hidden />
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={hint ?? label}
        title={hint}
        value={searchText}
        maxLength={200}
        onChange={changeText}
        onKeyDown={({ key }) => key === 'Enter' && search(searchText, 0)}
      />
      {searchText && (
        // Not reachable by Tab, because Escape clears the box.
        <button
          type="button"
          tabIndex={-1}
          aria-label="Clear text"
          onClick={() => {
            changeText('');
            input.current?.focus();
          }}
        >
          <CircleX size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}
