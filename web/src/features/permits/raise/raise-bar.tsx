import { Button, Tooltip } from 'antd';
import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { StickyBar } from '../../../components/page/sticky-bar.tsx';
import { formatEventTime } from '../../../lib/clock.ts';
import type { RailEntry } from '../../templates/components/rail-groups.ts';
import type { Autosave, SaveState } from './autosave.ts';

const nothingSaved: SaveState = { kind: 'nothing' };

function SavedState({ autosave }: { autosave: Autosave | undefined }) {
  const state = useSyncExternalStore(autosave?.subscribe ?? (() => () => {}), () => autosave?.state() ?? nothingSaved);
  if (!autosave) {
    return (
      <span className="raise-saved raise-saved-warning">
        <CircleAlert size={14} aria-hidden />
        Not kept: open in another tab
      </span>
    );
  }
  switch (state.kind) {
    case 'nothing':
      return <span className="raise-saved">Kept on this device as you type</span>;
    case 'saving':
      return (
        <span className="raise-saved">
          <LoaderCircle size={14} className="form-spin" aria-hidden />
          Saving
        </span>
      );
    case 'saved':
      return (
        <span className="raise-saved raise-saved-done">
          <Check size={14} strokeWidth={2.5} aria-hidden />
          Saved<span className="only-wide"> on this device</span> {formatEventTime(state.at)}
        </span>
      );
    case 'failed':
      return (
        <span className="raise-saved raise-saved-warning">
          <CircleAlert size={14} aria-hidden />
          This browser cannot keep your work. Submit before you leave.
        </span>
      );
  }
}

/** Sections named in the bar: as many as fit into one row. */
const linksShown = 3;

function left({ progress }: RailEntry): number {
  return progress.missing + progress.problems;
}

interface RaiseBarProps {
  autosave: Autosave | undefined;
  /** Labels of the choices above the form that are still to be made. */
  unchosen: readonly string[];
  entries: readonly RailEntry[];
  isSubmitting: boolean;
  onSubmit: () => void;
}

/** The foot of the form: whether it is kept, what is left and where, and the button. */
export function RaiseBar({ autosave, unchosen, entries, isSubmitting, onSubmit }: RaiseBarProps) {
  const open = entries.filter((entry) => left(entry) > 0);
  const total = open.reduce((sum, entry) => sum + left(entry), 0);
  const choose = `Choose ${unchosen.join(', ')} first`;
  return (
    <StickyBar label="Permit actions">
      <SavedState autosave={autosave} />
      <div className="raise-left" id="raise-left">
        {total > 0 && (
          <button type="button" className="raise-left-total" onClick={() => open[0]?.open()}>
            {total} {total === 1 ? 'input' : 'inputs'} left<span className="only-wide"> before you can submit</span>
          </button>
        )}
        {total === 0 && unchosen.length === 0 && <span>All required is filled in</span>}
        <span className="raise-left-links only-wide">
          {open.slice(0, linksShown).map((entry) => (
            <a
              key={entry.id}
              href={`#${entry.id}`}
              onClick={(event) => {
                event.preventDefault();
                entry.open();
              }}
            >
              {entry.code ?? entry.title}
              <i>
                {left(entry)}
                <span className="visually-hidden"> left</span>
              </i>
            </a>
          ))}
          {open.length > linksShown && <span>and {open.length - linksShown} more</span>}
        </span>
      </div>
      <Tooltip title={unchosen.length > 0 ? choose : ''}>
        <Button
          type="primary"
          className="raise-submit"
          disabled={unchosen.length > 0}
          loading={isSubmitting}
          aria-describedby="raise-left raise-unchosen"
          onClick={onSubmit}
        >
          Submit permit
        </Button>
      </Tooltip>
      <span className="visually-hidden" id="raise-unchosen">
        {unchosen.length > 0 && choose}
      </span>
    </StickyBar>
  );
}
