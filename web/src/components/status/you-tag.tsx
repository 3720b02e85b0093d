import './you-tag.css';

/** Marks the signed-in user among people. */
export function YouTag() {
  return <span className="you-tag">You</span>;
}
