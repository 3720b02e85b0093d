import {
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import type { Draw } from './draw.ts';

const literals: Readonly<Record<string, readonly string[]>> = {
  Int: ['3', '-1'],
  String: ['"text"', '""'],
  Boolean: ['true', 'false'],
  ID: ['"id-1"', '12'],
  Kind: ['Hot', 'Cold'],
};

const values: Readonly<Record<string, readonly unknown[]>> = {
  Int: [5, 0],
  String: ['value', ''],
  Boolean: [true, false],
  ID: ['id-2', 9],
  Kind: ['Cold'],
};

/** Draws arguments for fields, as literals and as variables, and declares these with and without defaults. */
export class RandomInputs {
  readonly #draw: Draw;
  readonly #declarations: string[] = [];
  readonly #variables: readonly Record<string, unknown>[] = [{}, {}];

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  get declarations(): string {
    return this.#declarations.length > 0 ? `(${this.#declarations.join(', ')})` : '';
  }

  get variables(): readonly Record<string, unknown>[] {
    return this.#variables;
  }

  drawArguments({ args }: GraphQLField<unknown, unknown>): string {
    const given = args.flatMap((argument) => {
      if (!isRequiredArgument(argument) && this.#draw.chance(40)) return [];
      return `${argument.name}: ${this.#drawInput(argument.type, argument.defaultValue !== undefined)}`;
    });
    return given.length > 0 ? `(${given.join(', ')})` : '';
  }

  /** The condition of a directive. */
  drawCondition(): string {
    return this.#draw.pick(['true', 'false']);
  }

  #drawInput(type: GraphQLInputType, hasDefault = false): string {
    return this.#draw.chance(35) ? this.#drawVariable(type, hasDefault) : this.#drawLiteral(type, true);
  }

  #drawLiteral(type: GraphQLInputType, mayHoldVariables: boolean): string {
    if (!isNonNullType(type) && this.#draw.chance(10)) return 'null';
    const valueType = getNullableType(type);
    const drawInner = (inner: GraphQLInputType, hasDefault = false) =>
      mayHoldVariables ? this.#drawInput(inner, hasDefault) : this.#drawLiteral(inner, false);
    if (isListType(valueType)) {
      // A single value stands for a list of it.
      if (this.#draw.chance(20)) return this.#drawLiteral(valueType.ofType, false);
      const entries = Array.from({ length: this.#draw.number(3) }, () => drawInner(valueType.ofType));
      return `[${entries.join(', ')}]`;
    }
    if (!isInputObjectType(valueType)) return this.#draw.pick(literals[valueType.toString()] ?? []);
    const given = Object.values(valueType.getFields()).filter(() => this.#draw.chance(50));
    return `{ ${given.map((field) => `${field.name}: ${drawInner(field.type, field.defaultValue !== undefined)}`).join(', ')} }`;
  }

  #drawVariable(type: GraphQLInputType, hasDefault: boolean): string {
    const name = `variable${this.#declarations.length}`;
    const nullable = getNullableType(type).toString();
    const withDefault = `${nullable} = ${this.#drawDefault(type)}`;
    // A value that may be null fits a place where none may be, if either has a default.
    const mayBeNull = !isNonNullType(type) || hasDefault;
    const declared = this.#draw.pick([`${nullable}!`, withDefault, ...(mayBeNull ? [nullable] : [])]);
    this.#declarations.push(`$${name}: ${declared}`);
    for (const run of this.#variables) {
      const given = this.#draw.number(100);
      if (given < (declared.endsWith('!') ? 4 : 30)) continue;
      run[name] = given > 94 ? null : given > 92 ? { wrong: true } : this.#drawValue(type);
    }
    return `$${name}`;
  }

  /** Not null, or else the variable would not fit a place without null. */
  #drawDefault(type: GraphQLInputType): string {
    const literal = this.#drawLiteral(getNullableType(type), false);
    return literal === 'null' ? this.#drawDefault(type) : literal;
  }

  #drawValue(type: GraphQLInputType): unknown {
    const valueType = getNullableType(type);
    if (isListType(valueType)) {
      const entries = Array.from({ length: this.#draw.number(3) }, () => this.#drawValue(valueType.ofType));
      return this.#draw.chance(20) ? this.#drawValue(valueType.ofType) : entries;
    }
    if (!isInputObjectType(valueType)) return this.#draw.pick(values[valueType.toString()] ?? []);
    return this.#draw.pick([{}, { from: 2, kinds: 'Cold' }, { to: null }, { from: 1, to: 4, kinds: ['Hot', 'Cold'] }]);
  }
}
