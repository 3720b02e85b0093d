import type pg from 'pg';

/** How often it is asked, in milliseconds, and how many times the answer may fail to come before nobody waits for it. */
export interface Pulse {
  interval: number;
  mostUnanswered: number;
}

/** A database that fell silent is given up within 20 seconds. */
export const usualPulse: Pulse = { interval: 5_000, mostUnanswered: 3 };

/**
 * Tells of a database that does not answer any more: a host that lost its power or its address says nothing, and the
 * system itself would wait for hours. Turns are counted, not time, so that a busy process does not mistake itself for a
 * silent database. Ends with the connection.
 */
export function feelPulse(client: pg.Client, { interval, mostUnanswered }: Pulse, onSilent: () => void): void {
  let unanswered = 0;
  const timer = setInterval(() => {
    unanswered += 1;
    if (unanswered > mostUnanswered) onSilent();
    else if (unanswered === 1) ask();
  }, interval);
  timer.unref();
  const ask = () => {
    client.query('select 1').then(
      () => (unanswered = 0),
      // The connection broke, which is told of elsewhere.
      () => {},
    );
  };
  client.on('end', () => clearInterval(timer));
}
