import { compileQuery, type CompiledQuery } from '@eptw/compiled-queries/compile-query';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import {
  countFields,
  signedInDocumentSize,
  anonymousDocumentSize,
  findSizeProblem,
  formatTooManyFields,
  type DocumentSize,
} from './document-size.ts';
import { mergeDuplicateSelections } from './merge-duplicate-selections.ts';
import { badInput } from './errors.ts';

/** A document that may be executed, compiled if it can be, or the errors in it. */
export type PreparedDocument =
  { document: DocumentNode; compiled: CompiledQuery | undefined } | { errors: readonly GraphQLError[] };

/** Documents of signed-in users may be larger. */
export type PrepareDocument = (text: string, isSignedIn: boolean) => PreparedDocument;

/** The limits of a document, and whether it is compiled. */
export type DocumentSettings = Pick<
  Config,
  'depthLimit' | 'aliasLimit' | 'costLimit' | 'introspection' | 'compiledQueries'
>;

const maxCachedCharacters = 8_000_000;
const maxCachedDocuments = 1_000;

/**
 * Parses and validates documents, and caches the result by their text, because a web app sends the same few again and
 * again. Refuses documents that are too large before validating them, and those that are too deep, have too many
 * aliases, or would cost too much. Anonymous documents have a separate cache, so that they never evict others.
 */
export function createDocumentPreparer(schema: GraphQLSchema, settings: DocumentSettings): PrepareDocument {
  const rules = [
    ...specifiedRules,
    maxDepthRule({ n: settings.depthLimit }),
    maxAliasesRule({ n: settings.aliasLimit, allowList: [] }),
    costLimitRule({ maxCost: settings.costLimit }),
    ...(settings.introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ] as typeof specifiedRules;

  function prepare(text: string, size: DocumentSize): PreparedDocument {
    try {
      const written = parse(text, { noLocation: true, maxTokens: size.tokens });
      if (countFields(written) > size.fields) return { errors: [badInput(formatTooManyFields(size))] };
      const document = mergeDuplicateSelections(written);
      const problem = findSizeProblem(document, size);
      if (problem !== undefined) return { errors: [badInput(problem)] };
      // Suggestions of similar names would reveal the schema to anonymous callers.
      const errors = validate(schema, document, rules, { maxErrors: 10, hideSuggestions: true });
      return errors.length > 0
        ? { errors: errors.map((error) => badInput(error.message)) }
        : { document, compiled: settings.compiledQueries ? compileQuery(schema, document) : undefined };
    } catch (error) {
      // The parser recurses for every level and overflows the stack.
      if (error instanceof RangeError) return { errors: [badInput('The document is nested too deeply.')] };
      if (error instanceof GraphQLError)
        return { errors: [badInput(error.message.replace('Syntax Error: Query', 'Query'))] };
      throw error;
    }
  }

  function createCachingPreparer(size: DocumentSize): (text: string) => PreparedDocument {
    const cache = new LRUCache<string, PreparedDocument>({
      // Both limits, because a parsed document is many times larger than a short text.
      max: maxCachedDocuments,
      maxSize: maxCachedCharacters,
      sizeCalculation: (_prepared, text) => text.length + 1,
    });
    return (text) => {
      const cached = cache.get(text);
      if (cached) return cached;
      const prepared = prepare(text, size);
      cache.set(text, prepared);
      return prepared;
    };
  }

  const prepareAnonymous = createCachingPreparer(anonymousDocumentSize);
  const prepareSignedIn = createCachingPreparer(signedInDocumentSize);
  return (text, isSignedIn) => (isSignedIn ? prepareSignedIn(text) : prepareAnonymous(text));
}
