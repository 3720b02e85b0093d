import { createContext, useContext, type ReactNode } from 'react';
import { mapBrushWidth } from '@eptw/domain/template/drawing';

/** What is known of a stored file besides its name on the server. */
export interface StoredFile {
  filename: string;
  /** Its name when it was chosen. */
  name: string;
  /** In bytes. */
  size: number;
  /** An ISO instant. */
  uploadedAt: string;
}

/** What the fields of a form learn from the screen around it. The object stays the same while nothing in it changes. */
export interface FormContext {
  /** Who is filling in, as their typed signature reads. */
  signerName: string;
  /** Width of the brush on a map, in pixels of its 1000 by 600. */
  brushWidth: number;
  /** The code of the permit's site, whose maps can be marked; a plain grid while it is not known. */
  siteCode?: string | undefined;
  findFile: (filename: string) => StoredFile | undefined;
  addFile: (file: StoredFile) => void;
  /**
   * Called when something begins to travel to the server, for screens that wait for it; its answer is called when it has
   * arrived or failed.
   */
  startTransfer?: () => () => void;
  /** What is shown under certain inputs, by input name. */
  contentBelow: Readonly<Record<string, ReactNode>>;
}

/** What a form is told where there is nothing to tell. */
export const defaultFormContext: FormContext = {
  signerName: '',
  brushWidth: mapBrushWidth.permit,
  findFile: () => undefined,
  addFile: () => {},
  contentBelow: {},
};

const formContext = createContext(defaultFormContext);

export const FormContextProvider = formContext.Provider;

/** The surroundings of the form that this field is in; neutral ones where a screen has none to tell. */
export function useFormContext(): FormContext {
  return useContext(formContext);
}
