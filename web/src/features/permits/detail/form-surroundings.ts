import { useMemo } from 'react';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { mapBrushWidth } from '@eptw/domain/template/drawing';
import type { FormSurroundings, KnownFile } from '../../templates/components/form-surroundings.ts';
import type { Permit } from './permit-track.ts';

const nothingBelow: FormSurroundings['below'] = {};

/** What the forms of a permit or a draft learn from the screen: who is signed in, and the files that it holds. */
export function usePermitSurroundings(permit: Pick<Permit, 'files'>): FormSurroundings {
  const viewer = useSignedInUser();
  return useMemo(() => {
    const files = new Map<string, KnownFile>(permit.files.map((file) => [file.filename, file]));
    return {
      signer: viewer.fullname,
      brushWidth: mapBrushWidth.permit,
      knownFile: (filename) => files.get(filename),
      rememberFile: (file) => files.set(file.filename, file),
      below: nothingBelow,
    };
  }, [viewer.fullname, permit.files]);
}
