/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import {
  findLanguage,
  getLanguageName,
  keepLanguage,
  loadPhrases,
  pageLanguages,
  type PageLanguage,
} from './language.ts';
import { formatFailure } from './problem-text.ts';
import type { Phrases } from './phrases/phrases.ts';
import { SendError } from './send.ts';
import { useSignOnPage, type SignOnAnswer } from './use-sign-on-page.ts';
import { WorkView } from './work-view.tsx';

/** The chosen language with its phrases; the one before stays until they are loaded. */
function usePhrases() {
  const [shown, setShown] = useState<{ language: PageLanguage; phrases: Phrases }>();
  const [wanted, setWanted] = useState(findLanguage);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isWanted = true;
    loadPhrases(wanted).then(
      (phrases) => {
        if (!isWanted) return;
        document.documentElement.lang = wanted;
        setHasFailed(false);
        setShown({ language: wanted, phrases });
      },
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  const choose = (language: PageLanguage) => {
    keepLanguage(language);
    setWanted(language);
  };
  return { shown, wanted, hasFailed, choose };
}

/** Why there is nothing to see. */
function describeRefusal({ code, problem }: SignOnAnswer, { unknown, ended, conditions }: Phrases): string {
  if (code === 'NOT_FOUND') return unknown;
  if (problem?.key !== 'notApproved') return ended;
  const { title, advice } = conditions.notApproved;
  return `${title}: ${advice}`;
}

/** The page of a permit's code, for workers without an account. */
export function SignOnPage({ token }: { token: string }) {
  const { shown, wanted, hasFailed, choose } = usePhrases();
  const { item, refusal, failure, receivedAt, signs, take, refresh } = useSignOnPage(token);
  return (
    <>
      <nav className="languages" aria-label="Language">
        {pageLanguages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === wanted}
            onClick={() => choose(language)}
          >
            {getLanguageName(language)}
          </button>
        ))}
      </nav>
      {shown && item && (
        <WorkView
          token={token}
          item={item}
          signs={signs}
          receivedAt={receivedAt}
          take={take}
          phrases={shown.phrases}
          language={shown.language}
        />
      )}
      {shown && !item && (
        <main className="alone">
          {refusal && <h1>{describeRefusal(refusal, shown.phrases)}</h1>}
          {!refusal && !failure && <p role="status">{shown.phrases.loading}</p>}
          {failure && (
            <>
              <p role="alert">{formatFailure(failure, shown.phrases)}</p>
              <button type="button" className="main" onClick={() => void refresh()}>
                {shown.phrases.tryAgain}
              </button>
            </>
          )}
        </main>
      )}
      {hasFailed && (
        <p className="problem" role="alert">
          {shown ? formatFailure(new SendError(true), shown.phrases) : 'No connection. Reload the page.'}
        </p>
      )}
    </>
  );
}
