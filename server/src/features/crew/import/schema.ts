import { addImportField } from '../../../imports/import-field.ts';
import { importWorkers } from './service.ts';
import { workerImportPayload } from './types.ts';

addImportField('importWorkers', {
  description: 'Adds workers with their certificates from a CSV file: all valid ones, or none.',
  type: workerImportPayload,
  run: importWorkers,
});
