import {
  defaultFieldResolver,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  GraphQLID,
  GraphQLString,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNullableType,
  isObjectType,
  Kind,
  locatedError,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import {
  completeEntries,
  runFields,
  type CompiledField,
  type CompiledObject,
  type CompiledType,
  type QueryRun,
} from './compiled-fields.ts';

/** A query translated into functions. */
export interface CompiledQuery {
  name: string | undefined;
  /** Never rejects. */
  run: (variables: Record<string, unknown>, context: unknown) => Promise<ExecutionResult>;
}

/**
 * Translates a valid document into functions, so that it is not interpreted again for every row of a list. Variables
 * and arguments are read by graphql-js, and the result is the same as its own. Returns undefined for what only
 * graphql-js runs: mutations, subscriptions, several operations, directives, interfaces and introspection.
 */
export function compileQuery(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | undefined {
  const operation = getOperationAST(document);
  const type = schema.getQueryType();
  if (!type || operation?.operation !== OperationTypeNode.QUERY || !isCompilable(schema, document)) return undefined;
  const root = new QueryCompiler(schema, document).compileObject(type, [operation.selectionSet]);
  return {
    name: operation.name?.value,
    run: (variables, context) => runQuery(schema, operation, root, variables, context),
  };
}

async function runQuery(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  root: CompiledObject,
  givenVariables: Record<string, unknown>,
  context: unknown,
): Promise<ExecutionResult> {
  const { errors: problems, coerced } = getVariableValues(schema, variableDefinitions, givenVariables, {
    maxErrors: 50,
    hideSuggestions: true,
  });
  if (problems) return { errors: problems };
  const run: QueryRun = { context, variables: coerced, errors: [] };
  let data: Record<string, unknown> | null;
  try {
    data = (await runFields(root, undefined, run)) as Record<string, unknown>;
  } catch (error) {
    run.errors.push(locatedError(error, undefined));
    data = null;
  }
  return run.errors.length > 0 ? { errors: run.errors, data } : { data };
}

/** Whether it selects nothing but fields of objects, perhaps with arguments and in fragments. */
function isCompilable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isSimple = true;
  const leave = () => {
    isSimple = false;
  };
  const enterField = ({ name, alias }: FieldNode) => {
    const type = getNamedType(types.getType());
    const isTypeChecked = isAbstractType(type) || (isObjectType(type) && type.isTypeOf);
    const isIntrospection = name.value.startsWith('__') && name.value !== '__typename';
    // An object would take an alias of this name for its prototype.
    if (isTypeChecked || isIntrospection || alias?.value === '__proto__') leave();
  };
  visit(document, visitWithTypeInfo(types, { Directive: leave, Field: enterField }));
  return isSimple;
}

const noArguments: Readonly<Record<string, unknown>> = Object.freeze({});

const noInfo = new Proxy({} as GraphQLResolveInfo, {
  get() {
    throw new Error('Resolvers know nothing of the document: pass what they need as arguments');
  },
});

class QueryCompiler {
  readonly #schema: GraphQLSchema;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
  }

  compileObject(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): CompiledObject {
    const nodesByName = new Map<string, [FieldNode, ...FieldNode[]]>();
    for (const set of sets) this.#collectFields(type, set, nodesByName);
    const fields = [...nodesByName].map(([name, nodes]) => this.#compileField(type, name, nodes));
    return { fields, shape: Object.fromEntries(fields.map(({ name }) => [name, undefined])) };
  }

  /** The fields that an object of this type is asked for, by their names in the response. */
  #collectFields(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    nodesByName: Map<string, [FieldNode, ...FieldNode[]]>,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const nodes = nodesByName.get(name);
        if (nodes) nodes.push(selection);
        else nodesByName.set(name, [selection]);
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(selection.name.value) : selection;
      if (fragment && this.#isPartOf(type, fragment.typeCondition?.name.value))
        this.#collectFields(type, fragment.selectionSet, nodesByName);
    }
  }

  #isPartOf(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const named = this.#schema.getType(condition);
    return isAbstractType(named) && this.#schema.isSubType(named, type);
  }

  #compileField(type: GraphQLObjectType, name: string, nodes: [FieldNode, ...FieldNode[]]): CompiledField {
    const [node] = nodes;
    if (node.name.value === '__typename') {
      const resolve = () => type.name;
      return { name, isNullable: false, coordinate: type.name, textProperty: undefined, resolve, complete: resolve };
    }
    const field = type.getFields()[node.name.value];
    if (!field) throw new Error(`A valid document selects no ${node.name.value} of ${type.name}`);
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return {
      name,
      ...this.#compileType(field.type, sets, `${type.name}.${field.name}`),
      textProperty: isUnchangedText(field) ? field.name : undefined,
      resolve: compileResolver(field, node),
    };
  }

  #compileType(type: GraphQLOutputType, sets: readonly SelectionSetNode[], coordinate: string): CompiledType {
    const valueType = getNullableType(type);
    return {
      isNullable: isNullableType(type),
      coordinate,
      complete: isLeafType(valueType) ? compileLeaf(valueType) : this.#compileWhole(valueType, sets, coordinate),
    };
  }

  /** A list or an object. */
  #compileWhole(
    type: GraphQLOutputType,
    sets: readonly SelectionSetNode[],
    coordinate: string,
  ): CompiledType['complete'] {
    if (isListType(type)) {
      const entryType = this.#compileType(type.ofType, sets, coordinate);
      return (value, run, parent, key) => {
        if (isIterable(value)) return completeEntries(entryType, value, run, { parent, key });
        throw new Error(`Expected Iterable, but did not find one for field "${coordinate}".`);
      };
    }
    if (!isObjectType(type)) throw new Error(`A compiled query selects nothing of ${String(type)}`);
    const object = this.compileObject(type, sets);
    return (value, run, parent, key) => runFields(object, value, run, { parent, key });
  }
}

function compileLeaf(type: GraphQLLeafType): CompiledType['complete'] {
  return (value) => {
    const serialized: unknown = type.serialize(value);
    if (serialized !== null && serialized !== undefined) return serialized;
    throw new Error(`${type.name} cannot be sent as ${String(serialized)}.`);
  };
}

/** Whether it is a property without arguments that is sent as it is, if it is a text. */
function isUnchangedText(field: GraphQLField<unknown, unknown>): boolean {
  const type = getNullableType(field.type);
  const isText = type === GraphQLString || type === GraphQLID || (isEnumType(type) && type.serialize === String);
  return isText && isProperty(field) && field.args.length === 0;
}

/** Without a resolver of its own, it is the property of its name. */
function isProperty({ resolve }: GraphQLField<unknown, unknown>): boolean {
  return resolve === undefined || resolve === defaultFieldResolver;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function compileResolver(field: GraphQLField<unknown, unknown>, node: FieldNode): CompiledField['resolve'] {
  const { name, args } = field;
  const resolve: GraphQLFieldResolver<unknown, unknown> =
    field.resolve && !isProperty(field)
      ? field.resolve
      : (source, given, context) => readProperty(source, name, given, context);
  return args.length === 0
    ? (source, { context }) => resolve(source, noArguments, context, noInfo)
    : (source, { context, variables }) => resolve(source, getArgumentValues(field, node, variables), context, noInfo);
}

/** Like the default resolver of graphql-js, which finds the name in the information on the document. */
function readProperty(source: unknown, name: string, given: Record<string, unknown>, context: unknown): unknown {
  if ((typeof source !== 'object' && typeof source !== 'function') || source === null) return undefined;
  const property: unknown = (source as Record<string, unknown>)[name];
  return typeof property === 'function' ? property.call(source, given, context, noInfo) : property;
}
