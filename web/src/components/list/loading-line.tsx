import './list.css';

/** A line of a list that is loading. */
export function LoadingLine() {
  return <span className="list-loading-line" />;
}
