import { useRef, type ChangeEvent } from 'react';

/** The browser's dialog for one file: render a hidden input with `inputProps`, and call `open` from a button. */
export function useFileChooser(onChoose: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    inputProps: {
      ref: input,
      type: 'file',
      hidden: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const file = target.files?.[0];
        // Lets the user select the same file again after correcting it.
        target.value = '';
        if (file) onChoose(file);
      },
    },
  };
}
