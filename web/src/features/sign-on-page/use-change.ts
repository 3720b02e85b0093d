import { useState } from 'preact/hooks';
import type { PageLanguage } from './language.ts';
import { formatFailure, formatRefusal } from './problem-text.ts';
import type { Phrases } from './phrases/phrases.ts';
import { SendError } from './send.ts';
import type { SignOnAnswer } from './use-sign-on-page.ts';

/** Sends one change at a time, and shows the page that answers it. Returns whether the server made the change. */
export function useChange(take: (answer: SignOnAnswer) => void, phrases: Phrases, language: PageLanguage) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function change(request: () => Promise<SignOnAnswer>): Promise<boolean> {
    if (isSending) return false;
    setIsSending(true);
    setProblem('');
    try {
      const answer = await request();
      take(answer);
      // What is asked is no refusal.
      if (!answer.success && !answer.roleQuestion) setProblem(formatRefusal(answer, phrases, language));
      return answer.success;
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      setProblem(formatFailure(error, phrases));
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return { change, isSending, problem, setProblem };
}
