import { useMemo } from 'react';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import type { FormContext, StoredFile } from '../../../lib/form-context.ts';
import { permitLevels, type PermitLevel } from '../components/permit-level.ts';
import type { Permit } from '../model/permit.ts';

const noContentBelow: FormContext['contentBelow'] = {};

/** Returns the context of the forms of a permit or a draft: the signed-in user, and the permit's files. */
export function usePermitFormContext(
  { files: storedFiles, site }: Pick<Permit, 'files'> & { site: Pick<Permit['site'], 'code'> },
  { brushWidth }: PermitLevel = permitLevels.permit,
): FormContext {
  const viewer = useSignedInUser();
  return useMemo(() => {
    const files = new Map<string, StoredFile>(storedFiles.map((file) => [file.filename, file]));
    return {
      signerName: viewer.fullname,
      brushWidth,
      siteCode: site.code,
      findFile: (filename) => files.get(filename),
      addFile: (file) => files.set(file.filename, file),
      contentBelow: noContentBelow,
    };
  }, [viewer.fullname, brushWidth, storedFiles, site.code]);
}
