import { useState } from 'react';
import { readOfflineData, saveOfflineData } from './offline-data.ts';
import { useSession } from './use-session.ts';

/** Words of an earlier day are not about what happens now. */
const longestMs = 24 * 60 * 60 * 1000;

interface SavedText {
  text: string;
  /** When it was typed, in milliseconds. */
  at: number;
}

function readText(key: string): string {
  const saved = readOfflineData(key) as Partial<SavedText> | undefined;
  const isRecent = typeof saved?.at === 'number' && Date.now() - saved.at < longestMs;
  return isRecent && typeof saved?.text === 'string' ? saved.text : '';
}

/**
 * Text typed into a dialog: saved on this device until it is sent, for a day at most, so that closing the dialog or reloading the page
 * does not lose it. It belongs to one user and one thing to be done, which `name` says. Setting it to '' removes it.
 */
export function useTextDraft(name: string): [text: string, setText: (text: string) => void] {
  const { session } = useSession();
  const key = `text:${session?.user._id ?? ''}:${name}`;
  const read = () => ({ key, text: readText(key) });
  const [draft, setDraft] = useState(read);
  // Another permit or action has a text of its own.
  const current = draft.key === key ? draft : read();

  function setText(text: string) {
    saveOfflineData(key, text === '' ? undefined : ({ text, at: Date.now() } satisfies SavedText));
    setDraft({ key, text });
  }

  return [current.text, setText];
}
