/** Marks the signed-in user among a permit's users. */
export function YouTag() {
  return <span className="permit-you">You</span>;
}
