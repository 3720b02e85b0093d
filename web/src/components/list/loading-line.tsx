import { useLoadingPart } from '../../lib/first-content.ts';
import './list.css';

/** A line of a list that is loading. */
export function LoadingLine() {
  useLoadingPart();
  return <span className="list-loading-line" />;
}
