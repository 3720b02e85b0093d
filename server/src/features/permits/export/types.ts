import { builder } from '../../../graphql/builder.ts';
import { personType, type Person } from '../../users/types.ts';

/** A PDF made of a permit, under its API names. */
export interface PdfLog {
  _id: string;
  pdfFileName: string;
  permit: string;
  /** The permit number. */
  code: string;
  version: number;
  madeBy: Person;
  madeAt: Date;
}

export const pdfLogType = builder.objectRef<PdfLog>('PdfLog').implement({
  description: 'A PDF exported from a permit.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    pdfFileName: t.exposeString('pdfFileName'),
    permit: t.exposeID('permit', { description: "The permit's id." }),
    code: t.exposeString('code', { description: 'The permit number.' }),
    version: t.exposeInt('version', { description: 'The version of the permit that the PDF shows.' }),
    madeBy: t.field({ type: personType, resolve: ({ madeBy }) => madeBy }),
    madeAt: t.expose('madeAt', { type: 'DateTime' }),
  }),
});
