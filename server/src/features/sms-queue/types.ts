/** A text message to a worker about an entry in the history of a permit. */
export interface NewTextMessage {
  permitId: string;
  workerId: string;
  sequence: number;
  text: string;
}
