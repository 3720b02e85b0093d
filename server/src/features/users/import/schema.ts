import { addImportField } from '../../../imports/import-field.ts';
import { importUsers } from './service.ts';
import { importPayload } from './types.ts';

addImportField('importUsers', {
  description: 'Creates accounts from a CSV file: all valid lines, or none.',
  type: importPayload,
  run: importUsers,
});
