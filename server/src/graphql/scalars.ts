import { isJsonTooDeep, jsonTooDeepMessage } from '@eptw/domain/text/json-depth';
import { GraphQLError, Kind, valueFromASTUntyped } from 'graphql';
import { builder } from './builder.ts';
import { formatInstant } from './format-instant.ts';
import { UploadedFile } from './uploaded-file.ts';

/** Code that traverses a value recurses for every level. */
function requireShallow(value: unknown): unknown {
  if (isJsonTooDeep(value)) throw new GraphQLError(jsonTooDeepMessage);
  return value;
}

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC.',
  serialize: formatInstant,
  parseValue: (value) => {
    const instant = new Date(typeof value === 'string' ? value : Number.NaN);
    if (Number.isNaN(instant.getTime())) throw new GraphQLError('This is not a valid ISO 8601 date and time.');
    return instant;
  },
});

builder.scalarType('JSON', {
  description: 'A JSON value. As an argument it may also be JSON text.',
  serialize: (value) => value,
  parseValue: requireShallow,
  parseLiteral: (node, variables) =>
    node.kind === Kind.NULL ? null : requireShallow(valueFromASTUntyped(node, variables)),
});

builder.scalarType('Upload', {
  description: 'A file of a multipart request.',
  serialize: () => {
    throw new GraphQLError('Upload is an input type only.');
  },
  parseValue: (value) => {
    if (value instanceof UploadedFile) return value;
    throw new GraphQLError('Send the file as a part of a multipart request.');
  },
});
