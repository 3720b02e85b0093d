/** Whether this e-mail address belongs to the host's staff. */
export function isStaff(email: string, staffEmailDomain: string): boolean {
  return email.toLowerCase().endsWith(`@${staffEmailDomain.toLowerCase()}`);
}
