import { useMemo } from 'react';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import type { FormSurroundings, KnownFile } from '../../templates/components/form-surroundings.ts';
import { permitKinds, type PermitKind } from '../kinds/permit-kind.ts';
import type { Permit } from './permit-track.ts';

const nothingBelow: FormSurroundings['below'] = {};

/** What the forms of a permit or a draft learn from the screen: who is signed in, and the files that it holds. */
export function usePermitSurroundings(
  { files: held, site }: Pick<Permit, 'files'> & { site: Pick<Permit['site'], 'code'> },
  { brushWidth }: PermitKind = permitKinds.permit,
): FormSurroundings {
  const viewer = useSignedInUser();
  return useMemo(() => {
    const files = new Map<string, KnownFile>(held.map((file) => [file.filename, file]));
    return {
      signer: viewer.fullname,
      brushWidth,
      siteCode: site.code,
      knownFile: (filename) => files.get(filename),
      rememberFile: (file) => files.set(file.filename, file),
      below: nothingBelow,
    };
  }, [viewer.fullname, brushWidth, held, site.code]);
}
