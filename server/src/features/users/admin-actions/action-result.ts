/** An account that was changed, and what whoever did it reads. */
export interface AccountActionResult {
  id: string;
  message: string;
}
