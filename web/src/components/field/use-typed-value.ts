import { useState } from 'react';
import type { DateTense } from '@eptw/domain/time/typed-date';
import type { PickerProps } from './picker-props.ts';
import { findTypedProblem, typedKinds, type TypedKind } from './typed-kinds.ts';

interface TypedField extends Pick<PickerProps, 'value' | 'onChange' | 'isFilter'> {
  kind: TypedKind;
  tense: DateTense;
}

/** What somebody has typed, and the value that the form had then. */
interface Typed {
  text: string;
  given: string | undefined;
}

/**
 * The text of a field for a day or a time. The form is given what the text comes to as it is typed; a text that cannot be
 * read as it stands, so that it is never replaced by an older value. What can be read is shown as it is stored once
 * the entry is over: on Enter, on Tab and by a click elsewhere. A filter is given its value only then.
 */
export function useTypedValue({ kind, tense, value, onChange, isFilter }: TypedField) {
  const [typed, setTyped] = useState<Typed>();
  const [isEditing, setEditing] = useState(false);
  const { read, show } = typedKinds[kind];
  // The form may have been given another value since.
  const isCurrent = typed !== undefined && (isEditing || (value ?? '') === (typed.given ?? ''));
  const text = isCurrent ? typed.text : show(value ?? '');

  /** The value of a text; the text itself where it cannot be read. */
  function toValue(next: string): string | undefined {
    const result = read(next, tense);
    return next.trim() === '' ? undefined : 'value' in result ? result.value : next;
  }

  return {
    text,
    /** Why the text cannot be read, once the entry is over. */
    problem: isEditing ? undefined : findTypedProblem(kind, text, tense),
    type(next: string) {
      const given = isFilter ? value : toValue(next);
      setTyped({ text: next, given });
      setEditing(true);
      if (given !== value) onChange(given);
    },
    settle() {
      setEditing(false);
      if (findTypedProblem(kind, text, tense) !== undefined) return;
      setTyped(undefined);
      if (isFilter && toValue(text) !== value) onChange(toValue(text));
    },
    pick(next: string | undefined) {
      setTyped(undefined);
      setEditing(false);
      onChange(next);
    },
  };
}
