/** An account that was changed, and what whoever did it reads. */
export interface Changed {
  id: string;
  message: string;
}
