import type { TemplateSections } from '@eptw/domain/template/model/template';
import SchemaBuilder from '@pothos/core';
import type { RequestContext } from './request-context.ts';
import type { UploadedFile } from './uploaded-file.ts';

/**
 * The only schema builder; features add their types and root fields to it. Fields are non-null unless marked
 * otherwise.
 */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: unknown; Output: unknown };
    TemplateSections: { Input: never; Output: TemplateSections };
    Upload: { Input: UploadedFile; Output: never };
  };
}>({ defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});
