import type { BuiltForm, BuiltInput, BuiltSection } from './built-form.ts';

/** What can be done from the rows of the outline. The object stays the same, so that rows keep still. */
export interface OutlineActions {
  change: (next: (form: BuiltForm) => BuiltForm) => void;
  addInput: (section: BuiltSection) => void;
  editSection: (section: BuiltSection) => void;
  deleteSection: (section: BuiltSection) => void;
  editInput: (built: BuiltInput) => void;
  moveToSection: (built: BuiltInput) => void;
  deleteInput: (built: BuiltInput) => void;
}
