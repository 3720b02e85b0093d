import { isJsonTextTooDeep, jsonTooDeepMessage } from '../../text/json-depth.ts';
import { createFormProblem, type FormProblem } from './problem.ts';

/** Input names and values from an untrusted source: any name, any value. */
export type RawSubmission = Readonly<Record<string, unknown>>;

export type ParsedSubmission =
  { values: RawSubmission; problem?: undefined } | { values?: undefined; problem: FormProblem };

function isRecord(raw: unknown): raw is RawSubmission {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** Parses a filled form given as JSON text or as an object. A missing value counts as an empty form. */
export function parseSubmission(raw: unknown): ParsedSubmission {
  let values = raw;
  if (typeof raw === 'string') {
    if (isJsonTextTooDeep(raw)) return { problem: createFormProblem('invalid', jsonTooDeepMessage) };
    try {
      values = JSON.parse(raw);
    } catch {
      return {
        problem: createFormProblem('invalid', 'The submission is not valid JSON. Send it as one JSON object.'),
      };
    }
  }
  if (values === undefined || values === null) return { values: {} };
  if (isRecord(values)) return { values };
  return {
    problem: createFormProblem('invalid', 'The submission must be one JSON object of input names and their values.'),
  };
}
