import { getStatusTone } from '@eptw/domain/permit/status';
import { accountAdmins } from '@eptw/domain/user/authority';
import { rolesWithOwnPermitLists } from '@eptw/domain/user/role-groups';
import { Button, Modal } from 'antd';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { TextInput } from '../../components/field/text-input.tsx';
import { Highlight } from '../../components/status/highlight.tsx';
import { StatusTag } from '../../components/status/status-tag.tsx';
import { SearchEverythingDocument } from '../../generated/search.ts';
import { useQuery } from '../../lib/api/use-query.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { toResultGroups, type FindableScreen, type ResultGroup } from './search-result.ts';
import './search.css';

/** Shorter words match nearly everything. */
const minLength = 2;
const pauseMs = 300;

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  screens: readonly FindableScreen[];
  actions: readonly FindableScreen[];
}

/** Finds permits, people, workers, screens and actions by any part of their name, with the keyboard alone. */
export function SearchDialog({ open, onClose, screens, actions }: SearchDialogProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [position, setPosition] = useState(0);
  const navigate = useNavigate();
  const { role } = useSignedInUser();
  const words = text.trim();
  const searchText = useDebounced(words, pauseMs);
  const isSearched = searchText.length >= minLength;
  const { data, error, loading, refetch } = useQuery(SearchEverythingDocument, {
    variables: { searchText, hasOwnLists: rolesWithOwnPermitLists.includes(role) },
    skip: !open || !isSearched,
  });
  const found = isSearched ? data : undefined;
  const groups = toResultGroups(words, found, { screens, actions }, accountAdmins.includes(role));
  const results = groups.flatMap((group) => group.results);
  const active = results[Math.min(position, results.length - 1)];
  const isWaiting = words.length >= minLength && (words !== searchText || (loading && !found));

  function openResult(path: string) {
    onClose();
    setText('');
    void navigate(path);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      const next = (Math.min(position, results.length - 1) + step + results.length) % results.length;
      setPosition(next);
      document.getElementById(`${id}-${results[next]?.key ?? ''}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && active) openResult(active.path);
  }

  return (
    <Modal
      open={open}
      title="Find"
      footer={null}
      width={640}
      onCancel={onClose}
      rootClassName="search-dialog"
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
    >
      <div className="search-box">
        <Search size={17} aria-hidden />
        <TextInput
          ref={input}
          role="combobox"
          aria-label="Permit, person, worker, screen or action"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-results`}
          aria-activedescendant={active && `${id}-${active.key}`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Permit number, work, person, worker, screen"
          maxLength={200}
          value={text}
          onChange={(value) => {
            setText(value);
            setPosition(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-results`} role="listbox" aria-label="Results" className="search-results">
        {groups.map((group) => (
          <Group key={group.title} id={id} group={group} words={words} active={active?.key} onOpen={openResult} />
        ))}
      </div>
      <p className="search-note" role="status">
        {describe({ words, isWaiting, hasFailed: error !== undefined && !found, count: results.length })}
      </p>
      {error && !found && isSearched && <Button onClick={() => void refetch()}>Try again</Button>}
    </Modal>
  );
}

function describe(state: { words: string; isWaiting: boolean; hasFailed: boolean; count: number }): string {
  const { words, isWaiting, hasFailed, count } = state;
  if (words.length < minLength) return 'Type two characters or more to find permits and people.';
  if (isWaiting) return 'Searching…';
  if (hasFailed) return 'Permits and people could not be searched.';
  if (count === 0) return `Nothing that you can see matches '${words}'.`;
  return count === 1 ? '1 result' : `${count} results`;
}

interface GroupProps {
  id: string;
  group: ResultGroup;
  words: string;
  /** The key of the result that Enter opens. */
  active: string | undefined;
  onOpen: (path: string) => void;
}

function Group({ id, group: { title, results }, words, active, onOpen }: GroupProps) {
  return (
    <div role="group" aria-label={title}>
      <p className="search-group" aria-hidden>
        {title}
      </p>
      {results.map(({ key, title: name, note, status, path }) => (
        <div
          key={key}
          id={`${id}-${key}`}
          role="option"
          tabIndex={-1}
          aria-selected={key === active}
          className="search-result"
          // The focus stays in the box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(path)}
          onKeyDown={(event) => event.key === 'Enter' && onOpen(path)}
        >
          <span>
            <b>
              <Highlight text={name} search={words} />
            </b>
            {note && (
              <small>
                <Highlight text={note} search={words} />
              </small>
            )}
          </span>
          {status && <StatusTag tone={getStatusTone(status.status)}>{status.label}</StatusTag>}
        </div>
      ))}
    </div>
  );
}
