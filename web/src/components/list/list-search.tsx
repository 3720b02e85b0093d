import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { searchDelayMs } from '../../lib/use-debounced.ts';

interface ListSearchProps {
  label: string;
  /** What is searched, where the label does not say so. */
  hint?: string | undefined;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when typing pauses, or at once with Enter or when the box is emptied. */
export function ListSearch({ label, hint, value, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSearch = useRef(value);

  // A value that was not asked for here came from elsewhere, such as a saved view.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setTyped(value);
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

  return (
    <Input
      className={hint ? 'list-search list-search-wide' : 'list-search'}
      type="search"
      prefix={<Search size={15} aria-hidden />}
      aria-label={label}
      placeholder={hint ?? label}
      title={hint}
      value={typed}
      maxLength={200}
      allowClear
      onChange={(event) => {
        setTyped(event.target.value);
        search(event.target.value, event.target.value ? searchDelayMs : 0);
      }}
      onPressEnter={() => search(typed, 0)}
    />
  );
}
