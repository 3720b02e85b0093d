import type { BuilderForm, BuilderInput, BuilderSection } from './builder-form.ts';

/** What can be done from the rows of the outline. The object stays the same, so that rows keep still. */
export interface OutlineActions {
  change: (next: (form: BuilderForm) => BuilderForm) => void;
  addInput: (section: BuilderSection) => void;
  editSection: (section: BuilderSection) => void;
  deleteSection: (section: BuilderSection) => void;
  editInput: (built: BuilderInput) => void;
  moveToSection: (built: BuilderInput) => void;
  deleteInput: (built: BuilderInput) => void;
}
