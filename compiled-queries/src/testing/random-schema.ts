import type { Draw } from './draw.ts';

const objects = ['Place', 'Person', 'Tool'] as const;
const leaves = ['Int', 'Float', 'String', 'Boolean', 'ID', 'Kind', 'String', 'ID'] as const;
const nullable = ['T', '[T]', '[T!]', '[[T!]]'] as const;
const required = ['T!', '[T]!', '[T!]!'] as const;
const parameters = [
  '',
  '',
  '',
  '',
  '(times: Int = 2)',
  '(text: String!)',
  '(text: String! = "none", kinds: [Kind!])',
  '(range: Range = { from: 3 }, flag: Boolean)',
  '(ranges: [Range!]! = [{}], id: ID)',
] as const;

const fixedTypes = `
  enum Kind { Hot Cold }
  input Range { from: Int! = 1  to: Int  kinds: [Kind!] = [Hot] }
  interface Named { name: String }
  union Thing = ${objects.join(' | ')}
  type Mutation { place: Place }
`;

/** Fields of two types never share a name, so that no selection of both contradicts the other. */
function drawField(draw: Draw, name: string): string {
  const isObject = draw.chance(45);
  const base = draw.chance(2) ? draw.pick(['Named', 'Thing']) : draw.pick(isObject ? objects : leaves);
  // Mostly nullable, or else what fails leaves little of the response.
  const wrapping = draw.chance(70) ? draw.pick(nullable) : draw.pick(required);
  return `${name}${draw.pick(parameters)}: ${wrapping.replace('T', base)}`;
}

const drawFields = (draw: Draw, prefix: string) =>
  Array.from({ length: 6 }, (_, index) => drawField(draw, `${prefix}${index}`)).join('  ');

/** Draws a schema: fields of every kind in every wrapping, with and without arguments. */
export function drawSchema(draw: Draw): string {
  const types = objects.map(
    (name) => `type ${name} implements Named { name: String  ${drawFields(draw, name.toLowerCase())} }`,
  );
  return `${fixedTypes}${types.join('\n')}\ntype Query { name: String  place: Place  tools: [Tool!]  ${drawFields(draw, 'field')} }`;
}
