import type { InputType, TemplateInput } from '@eptw/domain/template/template';
import { inputFaces } from '../inputs/faces.ts';
import type { FilledInput, Told } from '../inputs/told.ts';
import { palette } from '../palette.ts';
import { gap, labelStyle, valueStyle, type Paper } from '../paper.ts';
import type { Block, Cell } from './cells.ts';
import { pictureBlocks } from './picture-blocks.ts';

const wholeRow: readonly InputType[] = ['textarea', 'freetext', 'map'];
/** Types whose values stay short however they are filled in. */
const narrow: readonly InputType[] = ['time', 'date'];

/** As wide as the template has it, unless paper is too narrow for that, or what was filled in needs all of it. */
function twelfthsOf({ type, col = 12 }: TemplateInput, told: readonly Told[]): number {
  const needsAll = wholeRow.includes(type) || (type === 'file' && told.some(({ kind }) => kind === 'picture'));
  if (needsAll) return 12;
  return Math.max(col, narrow.includes(type) ? 2 : 4);
}

/** An input with what was filled in, as a cell of its section. */
export function inputCell(paper: Paper, filled: FilledInput): Cell {
  const { input } = filled;
  const told = inputFaces[input.type](filled);
  return { twelfths: twelfthsOf(input, told), blocksIn: (width) => blocksOf(paper, input, told, width) };
}

function blocksOf(paper: Paper, input: TemplateInput, told: readonly Told[], width: number): Block[] {
  const style = input.type === 'freetext' ? valueStyle : labelStyle;
  const strips = [...paper.stripsOf(input.label, style, width), gap(1.5)];
  const pictures = told.filter((one) => one.kind === 'picture');
  for (const one of told) {
    if (one.kind === 'words') strips.push(...paper.stripsOf(one.text, valueStyle, width));
    if (one.kind === 'absent') strips.push(...paper.stripsOf(one.text, { ...valueStyle, color: palette.quiet }, width));
  }
  return [{ tag: 'P', strips }, ...pictureBlocks(paper, pictures, width)];
}
