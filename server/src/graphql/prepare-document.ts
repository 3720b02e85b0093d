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

/** A document that may be executed, or what is wrong with it. */
export type PreparedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Documents of people who have signed in may be larger. */
export type PrepareDocument = (text: string, isSignedIn: boolean) => PreparedDocument;

export type DocumentLimits = Pick<Config, 'depthLimit' | 'aliasLimit' | 'costLimit' | 'introspection'>;

const maxCachedCharacters = 8_000_000;
const maxCachedDocuments = 1_000;

/**
 * Parses and validates documents, and remembers the answer by their text: a web application sends the same few over
 * and over. Refuses documents that are too large before they are validated, and those that are too deep, have too many
 * aliases, or would cost too much. What strangers send is remembered on its own, and forgets nothing of the others.
 */
export function createDocumentPreparer(schema: GraphQLSchema, limits: DocumentLimits): PrepareDocument {
  const rules = [
    ...specifiedRules,
    maxDepthRule({ n: limits.depthLimit }),
    maxAliasesRule({ n: limits.aliasLimit, allowList: [] }),
    costLimitRule({ maxCost: limits.costLimit }),
    ...(limits.introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ] as typeof specifiedRules;

  function prepare(text: string, size: DocumentSize): PreparedDocument {
    try {
      const written = parse(text, { noLocation: true, maxTokens: size.tokens });
      if (countFields(written) > size.fields) return { errors: [badInput(formatTooManyFields(size))] };
      const document = mergeDuplicateSelections(written);
      const problem = findSizeProblem(document, size);
      if (problem !== undefined) return { errors: [badInput(problem)] };
      // Names that nearly match would tell a stranger what else there is.
      const errors = validate(schema, document, rules, { maxErrors: 10, hideSuggestions: true });
      return errors.length > 0 ? { errors: errors.map((error) => badInput(error.message)) } : { document };
    } catch (error) {
      // The parser calls itself for every level and runs out of stack.
      if (error instanceof RangeError) return { errors: [badInput('The document is nested too deeply.')] };
      if (error instanceof GraphQLError)
        return { errors: [badInput(error.message.replace('Syntax Error: Query', 'Query'))] };
      throw error;
    }
  }

  function remembering(size: DocumentSize): (text: string) => PreparedDocument {
    const cache = new LRUCache<string, PreparedDocument>({
      // Both, because a parsed document is many times larger than a short text.
      max: maxCachedDocuments,
      maxSize: maxCachedCharacters,
      sizeCalculation: (_prepared, text) => text.length + 1,
    });
    return (text) => {
      const known = cache.get(text);
      if (known) return known;
      const prepared = prepare(text, size);
      cache.set(text, prepared);
      return prepared;
    };
  }

  const prepareAnonymous = remembering(anonymousDocumentSize);
  const prepareSignedIn = remembering(signedInDocumentSize);
  return (text, isSignedIn) => (isSignedIn ? prepareSignedIn(text) : prepareAnonymous(text));
}
