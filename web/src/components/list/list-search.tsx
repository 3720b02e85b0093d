import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';

interface ListSearchProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when typing pauses, or at once with Enter. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed);

  useEffect(() => {
    if (settled.trim() !== value && settled === typed) onSearch(settled.trim());
    // Only what was typed starts a search; a new value from outside must not start another.
  }, [settled]);
  useEffect(() => setTyped(value), [value]);

  return (
    <Input
      className="list-search"
      type="search"
      prefix={<Search size={15} aria-hidden />}
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={200}
      allowClear
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => onSearch(typed.trim())}
    />
  );
}
