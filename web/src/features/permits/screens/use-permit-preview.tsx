import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import type { LoaderPreview } from '../detail/permit-loader.tsx';
import { PermitPreview } from '../detail/permit-preview.tsx';
import { usePermitRow } from '../list/use-permit-row.ts';

/**
 * Returns what a list has shown of the permit in the address, to start with; undefined if none has. `workPlace` stands
 * where the work will, if the permit has some.
 */
export function usePermitPreview(workPlace: ReactElement): LoaderPreview | undefined {
  const { id = '' } = useParams();
  const { row, isRowFirst } = usePermitRow(id);
  return row && { content: <PermitPreview row={row} workPlace={workPlace} />, isFirst: isRowFirst };
}
