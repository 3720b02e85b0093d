/** A text message ready to be sent. */
export interface TextMessage {
  /** Digits, with a plus sign before a country code. */
  to: string;
  text: string;
}

/** The failure of a text message: whether to try again. */
export type SmsFault = 'try again' | 'refused' | 'unknown';

/**
 * A text message that was not sent for certain. `unknown`: the gateway may have taken it. Its sentence names neither
 * the number nor the gateway's address, which may contain a password.
 */
export class SmsError extends Error {
  readonly fault: SmsFault;

  constructor(fault: SmsFault, sentence: string) {
    super(sentence);
    this.fault = fault;
  }
}

/** Sends text messages to telephones. */
export interface SmsGateway {
  /** @throws an SmsError */
  send(message: TextMessage): Promise<void>;
}
