import { createContext, useContext, type ReactNode } from 'react';
import type { UnsentFiles } from './unsent-files.ts';
import { mapBrushWidth } from '@eptw/domain/template/model/drawing';

/** Metadata of a stored file, besides its name on the server. */
export interface StoredFile {
  filename: string;
  /** Its original name. */
  name: string;
  /** In bytes. */
  size: number;
  /** An ISO instant. */
  uploadedAt: string;
}

/** What the fields of a form need from the screen around it. The object is stable while nothing in it changes. */
export interface FormContext {
  /** The name that a typed signature shows. */
  signerName: string;
  /** The width of the brush on a map, in pixels of its 1000 by 600. */
  brushWidth: number;
  /** The code of the permit's site, whose maps can be marked; a plain grid is used while it is unknown. */
  siteCode?: string | undefined;
  findFile: (filename: string) => StoredFile | undefined;
  addFile: (file: StoredFile) => void;
  /**
   * Called when a transfer to the server starts, for screens that wait for it; call the returned function when it has
   * succeeded or failed.
   */
  startTransfer?: () => () => void;
  /** Where the chosen files of an input wait on this device until they are uploaded; absent where they do not. */
  getUnsentFiles?: ((fieldId: string) => UnsentFiles) | undefined;
  /** Content below certain inputs, by input name. */
  contentBelow: Readonly<Record<string, ReactNode>>;
}

/** The context of a form whose screen provides none. */
export const defaultFormContext: FormContext = {
  signerName: '',
  brushWidth: mapBrushWidth.permit,
  findFile: () => undefined,
  addFile: () => {},
  contentBelow: {},
};

const formContext = createContext(defaultFormContext);

export const FormContextProvider = formContext.Provider;

/** Returns the context of the form that this field is in; the default where the screen provides none. */
export function useFormContext(): FormContext {
  return useContext(formContext);
}
