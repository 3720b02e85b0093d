import { CalendarDays, Clock } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTouchScreen } from '../../lib/use-media-query.ts';
import { usePopup } from '../popup/use-popup.ts';
import '../popup/popup.css';
import './date-time.css';
import type { PickerProps } from './picker-props.ts';
import { TextInput } from './text-input.tsx';
import { TouchInput } from './touch-input.tsx';
import { typedKinds, type TypedKind } from './typed-kinds.ts';
import { useTypedValue } from './use-typed-value.ts';

/** What a picker shows to pick from. */
export interface PickerChoices {
  value: string | undefined;
  /** Takes a value over; it stays open unless it is closed. */
  onPick: (value: string | undefined) => void;
  onClose: () => void;
}

interface TypedPickerProps extends PickerProps {
  kind: TypedKind;
  renderChoices: (choices: PickerChoices) => ReactNode;
}

/**
 * A field that is typed into, with a button for what can be picked, and on a touch screen with the device's own control.
 * A text that cannot be read stays, with the reason below it.
 */
export function TypedPicker({ kind, renderChoices, ...props }: TypedPickerProps) {
  const { id, value, onChange, onBlur, placeholder, required, invalid, label, describedBy } = props;
  const { format, opens } = typedKinds[kind];
  const problemId = useId();
  const typed = useTypedValue({ kind, tense: props.tense ?? 'upcoming', isFilter: props.isFilter, value, onChange });
  const isTouch = useTouchScreen();
  const { problem } = typed;
  const control = {
    ...(id !== undefined && { id }),
    ...(label !== undefined && { 'aria-label': label }),
    'aria-required': Boolean(required),
    'aria-invalid': invalid || problem !== undefined,
    'aria-describedby': [describedBy, problem && problemId].filter(Boolean).join(' ') || undefined,
    placeholder: placeholder || format,
  };
  return (
    <div className="picker">
      {isTouch ? (
        <TouchInput
          {...control}
          type={typedKinds[kind].native}
          value={problem === undefined ? value : ''}
          text={typed.text}
          onPick={typed.pick}
          onBlur={onBlur}
        />
      ) : (
        <PickerFrame kind={kind} opens={opens} choices={{ value, onPick: typed.pick }} renderChoices={renderChoices}>
          {(openChoices) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={typed.text}
              onChange={typed.type}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key === 'Enter') typed.settle();
                if (event.key === 'ArrowDown') openChoices(event);
              }}
              onBlur={(event) => {
                typed.settle();
                onBlur?.(event);
              }}
            />
          )}
        </PickerFrame>
      )}
      {problem && (
        <div id={problemId} className="picker-problem" role="alert">
          {problem}
        </div>
      )}
    </div>
  );
}

interface PickerFrameProps extends Pick<TypedPickerProps, 'kind' | 'renderChoices'> {
  opens: string;
  choices: Omit<PickerChoices, 'onClose'>;
  children: (openChoices: (event: KeyboardEvent) => void) => ReactNode;
}

/** Escape closes what is open, not the dialog around it. */
function limitEscape(content: HTMLElement | null): void {
  content?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.stopPropagation();
  });
}

/** The input with the button in it, which the arrow down presses too: the button is no stop of its own for Tab. */
function PickerFrame({ kind, opens, choices, renderChoices, children }: PickerFrameProps) {
  const { open, close, buttonProps, popupProps, contentRef } = usePopup();
  const button = useRef<HTMLButtonElement>(null);
  const receiveContent = (content: HTMLElement | null) => {
    contentRef(content);
    limitEscape(content);
  };
  const Icon = kind === 'time' ? Clock : CalendarDays;
  return (
    <div className="text-input-frame">
      {children((event) => {
        event.preventDefault();
        button.current?.click();
      })}
      <button ref={button} type="button" tabIndex={-1} aria-label={opens} {...buttonProps}>
        <Icon size={16} aria-hidden />
      </button>
      <div {...popupProps} role="dialog" className="popup picker-popup" aria-label={opens}>
        {open && <div ref={receiveContent}>{renderChoices({ ...choices, onClose: close })}</div>}
      </div>
    </div>
  );
}
