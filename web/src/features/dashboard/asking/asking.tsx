import { useMemo, type ReactNode } from 'react';
import { Panel } from '../../../components/page/panel.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useKeptSites } from '../../sites/components/use-kept-sites.ts';
import { askedProblems, askedWords, type Asked, type Question } from './asked.ts';
import { BoardForm } from './board-form.tsx';
import { useAsked } from './use-asked.ts';

interface AskingProps {
  /** What the board is called. */
  title: string;
  question: Question;
  /** How many days are looked at before a range is chosen. */
  days?: number;
  /** Draws the answer to a question that makes sense. */
  children: (asked: Asked) => ReactNode;
}

/** A board: what it is asked, and under it what it answers. A question without sense is not sent. */
export function Asking({ title, question, days = 30, children }: AskingProps) {
  const { sites, loading, failed, retry } = useKeptSites();
  const codes = useMemo(() => sites.map(({ code }) => code), [sites]);
  const { question: key, asked, ask } = useAsked(codes, days);
  const choices = useMemo(() => sites.map(({ code, name }) => ({ value: code, label: name })), [sites]);
  if (failed) return <ErrorState onRetry={retry} />;
  if (loading) return <LoadingPage />;
  if (sites.length === 0) {
    return <EmptyState title="You have no site yet" hint="An administrator can give you one." />;
  }
  const makesSense = Object.keys(askedProblems(asked, question)).length === 0;
  return (
    <>
      <Panel title={`${title}: what to show`} hiddenTitle>
        <BoardForm
          address={key}
          title={title}
          question={question}
          asked={asked}
          siteChoices={choices}
          onAsk={(next) => ask(next, question.needs)}
        />
      </Panel>
      {makesSense && (
        <>
          <p className="asked-words">Raised {askedWords(asked, question.needs)}</p>
          {children(asked)}
        </>
      )}
    </>
  );
}
