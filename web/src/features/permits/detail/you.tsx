/** Marks the signed-in user among the people of a permit. */
export function You() {
  return <span className="permit-you">You</span>;
}
