/** A blocked word as the API returns it. */
export interface BlockedWord {
  _id: string;
  _word: string;
}
