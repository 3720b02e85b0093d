/** Marks the signed-in user among the people of a permit. */
export function YouTag() {
  return <span className="permit-you">You</span>;
}
