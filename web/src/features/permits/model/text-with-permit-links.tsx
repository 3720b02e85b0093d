import { Fragment } from 'react';
import { Link } from 'react-router';
import { toReviewPath, type PermitReference } from '../components/permit-level.ts';

export interface LinkablePermit extends Partial<PermitReference> {
  _id: string;
  /** Its number, as written in the sentence. */
  code: string;
}

/** What to do about the permits that a refusal lists. */
export const closingAdvice = 'Request closure of approved permits. For permits pending closure, contact the host.';

/** A sentence in which every permit number links to its permit. */
export function TextWithPermitLinks({ sentence, permits }: { sentence: string; permits: readonly LinkablePermit[] }) {
  const words = sentence.split(/(\S+?)(?=[,.\s]|$)/);
  return words.map((word, index) => {
    const permit = permits.find(({ code }) => code === word);
    return (
      <Fragment key={`${index} ${word}`}>
        {permit ? <Link to={toReviewPath({ parentPermit: null, ...permit })}>{word}</Link> : word}
      </Fragment>
    );
  });
}
