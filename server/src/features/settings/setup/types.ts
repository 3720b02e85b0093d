/** How much of what an installation needs is there. */
export interface SetupProgress {
  sites: number;
  disciplines: number;
  /** Templates that a permit can be raised from by itself. */
  parentTemplates: number;
  templates: number;
  /** Accounts besides the first one. */
  users: number;
  groups: number;
  /** Groups whose members finish closure and cancellation. */
  permitClosers: number;
}
