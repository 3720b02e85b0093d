import { Button } from 'antd';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { ListChange, ListState } from '../../lib/list-state.ts';
import { TextInput } from '../field/text-input.tsx';
import { IconButton } from '../page/icon-button.tsx';
import { usePopup } from '../popup/use-popup.ts';
import { useSavedViews } from './use-saved-views.ts';
import '../popup/popup.css';

interface SavedViewsProps {
  /** The name of the list that the views belong to. */
  listName: string;
  state: ListState;
  onChange: (change: ListChange) => void;
}

/** Named filters of a list: applied, saved and deleted here. */
export function SavedViews({ listName, state, onChange }: SavedViewsProps) {
  const { views, save, remove } = useSavedViews(listName);
  const { open, close, buttonProps, popupProps, contentRef } = usePopup();
  const [name, setName] = useState('');
  const canSave = Boolean(state.search || state.sortBy || Object.keys(state.filters).length);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return;
    save(name.trim(), state);
    setName('');
  }

  return (
    <>
      <Button icon={<Bookmark size={15} aria-hidden />} {...buttonProps}>
        Views
      </Button>
      <div {...popupProps} aria-label="Saved views">
        {open && (
          <div ref={contentRef} className="saved-views">
            {views.length === 0 && (
              <p className="quiet">No saved views yet. Filter the list, then save it under a name.</p>
            )}
            <ul>
              {views.map((view) => (
                <li key={view.name}>
                  <Button
                    type="text"
                    size="small"
                    onClick={() => {
                      close();
                      onChange({ sortBy: undefined, ...view.state });
                    }}
                  >
                    {view.name}
                  </Button>
                  <IconButton aria-label={`Delete view ${view.name}`} onClick={() => remove(view.name)}>
                    <Trash2 size={14} aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
            <form onSubmit={submit}>
              <TextInput
                aria-label="Name of the view"
                placeholder="Name this view"
                maxLength={40}
                disabled={!canSave}
                value={name}
                onChange={setName}
              />
              <Button size="small" type="primary" htmlType="submit" disabled={!canSave || !name.trim()}>
                Save view
              </Button>
            </form>
          </div>
        )}
      </div>
    </>
  );
}
