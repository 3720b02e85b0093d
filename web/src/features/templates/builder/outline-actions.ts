import type { BuilderForm, BuilderInput, BuilderSection } from './builder-form.ts';

/** The actions of the rows in the outline. The object is stable, so that rows do not rerender. */
export interface OutlineActions {
  change: (next: (form: BuilderForm) => BuilderForm) => void;
  addInput: (section: BuilderSection) => void;
  editSection: (section: BuilderSection) => void;
  deleteSection: (section: BuilderSection) => void;
  editInput: (built: BuilderInput) => void;
  moveToSection: (built: BuilderInput) => void;
  deleteInput: (built: BuilderInput) => void;
}
