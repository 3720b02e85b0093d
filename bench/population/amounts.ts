/** The amount of data in a database, spread evenly over the last years. */
export interface Amounts {
  years: number;
  permits: number;
  childPermits: number;
  /** Forms filled in together with permits. */
  attachedForms: number;
  /**
   * Approved permits whose work is live. The work under every other approved or closed permit is then followed too;
   * omitted, no template has a work policy.
   */
  liveJobs?: number;
}

/** This many permits with two and a half times as many child forms, a fifth of them child permits. */
export function usualAmounts(permits: number, years = 1): Amounts {
  return { years, permits, childPermits: permits * 0.5, attachedForms: permits * 2 };
}
