import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isUnionType,
  OperationTypeNode,
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Draw } from './draw.ts';
import { RandomInputs } from './random-inputs.ts';

/** A valid document, with values for its variables. */
export interface RandomDocument {
  text: string;
  /** Values for two runs; some are missing, null or of a wrong type. */
  variables: readonly Record<string, unknown>[];
  /** Whether it has nothing that only graphql-js runs. */
  isCompilable: boolean;
}

/** Draws a document of a schema by `drawSchema`. */
export function drawDocument(draw: Draw, schema: GraphQLSchema): RandomDocument {
  return new DocumentDrawing(draw, schema).drawOperation();
}

class DocumentDrawing {
  readonly #draw: Draw;
  readonly #schema: GraphQLSchema;
  readonly #inputs: RandomInputs;
  readonly #fragments: { name: string; type: GraphQLNamedOutputType; text: string }[] = [];
  /** Fields with arguments that have been selected under their own name: others get one, to contradict none. */
  readonly #selectedUnderOwnName = new Set<string>();
  #names = 0;
  #isCompilable = true;

  constructor(draw: Draw, schema: GraphQLSchema) {
    this.#draw = draw;
    this.#schema = schema;
    this.#inputs = new RandomInputs(draw);
  }

  drawOperation(): RandomDocument {
    const operation = this.#draw.chance(3) ? OperationTypeNode.MUTATION : OperationTypeNode.QUERY;
    if (operation === OperationTypeNode.MUTATION) this.#isCompilable = false;
    const type = this.#schema.getRootType(operation);
    if (!type) throw new Error(`The schema has no ${operation}`);
    const set = this.#drawSet(type, 3);
    const fragments = this.#fragments.map(({ text }) => text);
    return {
      text: [`${operation} Random${this.#inputs.declarations} ${set}`, ...fragments].join('\n'),
      variables: this.#inputs.variables,
      isCompilable: this.#isCompilable,
    };
  }

  /** What of this type is selected, with this many levels below. */
  #drawSet(type: GraphQLNamedOutputType, depth: number): string {
    const selections = Array.from({ length: 1 + this.#draw.number(4) }, () => this.#drawSelection(type, depth));
    return `{ ${selections.join(' ')} }`;
  }

  #drawSelection(type: GraphQLNamedOutputType, depth: number): string {
    const kind = this.#draw.number(100);
    if (kind < 62 && !isUnionType(type)) return this.#drawField(type, depth);
    if (kind < 75) return `${this.#draw.pick(['', 'kind: '])}__typename${this.#drawDirective()}`;
    return depth === 0 ? '__typename' : this.#drawFragment(type, depth - 1, kind < 88);
  }

  #drawFragment(type: GraphQLNamedOutputType, depth: number, isInline: boolean): string {
    const known = this.#fragments.filter((fragment) => fragment.type === type);
    if (!isInline && known.length > 0 && this.#draw.chance(50)) return `...${this.#draw.pick(known).name}`;
    const inner = this.#draw.pick([type, ...this.#listOverlapping(type)]);
    const directive = this.#drawDirective();
    if (isInline && inner === type && this.#draw.chance(50)) return `... ${directive} ${this.#drawSet(type, depth)}`;
    const set = this.#drawSet(inner, depth);
    if (isInline) return `... on ${inner.name}${directive} ${set}`;
    const name = `Fragment${(this.#names += 1)}`;
    this.#fragments.push({ name, type: inner, text: `fragment ${name} on ${inner.name} ${set}` });
    return `...${name}${directive}`;
  }

  /** Other types that an object of this type may have. */
  #listOverlapping(type: GraphQLNamedOutputType): GraphQLNamedOutputType[] {
    if (isAbstractType(type)) return [...this.#schema.getPossibleTypes(type)];
    const abstract = Object.values(this.#schema.getTypeMap()).filter((other) => isAbstractType(other));
    return abstract.filter((other) => isObjectType(type) && this.#schema.isSubType(other, type));
  }

  #drawField(type: GraphQLNamedOutputType, depth: number): string {
    if (!('getFields' in type)) return '__typename';
    if (type === this.#schema.getQueryType() && this.#draw.chance(1)) {
      this.#isCompilable = false;
      return '__schema { queryType { name } }';
    }
    const fields = Object.values(type.getFields()) as GraphQLField<unknown, unknown>[];
    const possible = fields.filter((field) => depth > 0 || isLeafType(getNamedType(field.type)));
    if (possible.length === 0) return '__typename';
    const field = this.#draw.pick(possible);
    const inner = getNamedType(field.type);
    if (isAbstractType(inner)) this.#isCompilable = false;
    const set = isLeafType(inner) ? '' : ` ${this.#drawSet(inner, depth - 1)}`;
    return `${this.#drawAlias(field)}${field.name}${this.#inputs.drawArguments(field)}${this.#drawDirective()}${set}`;
  }

  #drawAlias({ name, args }: GraphQLField<unknown, unknown>): string {
    if (args.length === 0) {
      if (!this.#draw.chance(30)) return '';
      // The same alias for the same field, so that what it selects twice is merged.
      if (name !== 'name' || !this.#draw.chance(5)) return `${name}Again: `;
      this.#isCompilable = false;
      return '__proto__: ';
    }
    if (this.#selectedUnderOwnName.has(name)) return `alias${(this.#names += 1)}: `;
    this.#selectedUnderOwnName.add(name);
    return '';
  }

  #drawDirective(): string {
    if (!this.#draw.chance(1)) return '';
    this.#isCompilable = false;
    return ` ${this.#draw.pick(['@include', '@skip'])}(if: ${this.#inputs.drawCondition()})`;
  }
}
