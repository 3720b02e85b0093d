import type { InputType, TemplateInput } from '@eptw/domain/template/model/template';
import { inputRenderers, type FilledInput, type PrintedValue } from '../input-renderers.ts';
import { palette } from '../palette.ts';
import { createGap, labelStyle, valueStyle, type Paper } from '../paper.ts';
import type { Block, Cell } from './cells.ts';
import { layOutPictures } from './picture-blocks.ts';

/** How much of a row of 12 the values of each type need on paper, at the least. */
const leastTwelfths: Record<InputType, number | ((values: readonly PrintedValue[]) => number)> = {
  text: 4,
  textarea: 12,
  radio: 4,
  checkbox: 4,
  multicheck: 4,
  date: 2,
  time: 2,
  daterange: 4,
  select: 4,
  file: (values) => (values.some(({ kind }) => kind === 'picture') ? 12 : 4),
  esign: 4,
  freetext: 12,
  map: 12,
  reviewerlist: 4,
};

/** As wide as in the template, unless paper is too narrow for that, or the value needs more. */
function toTwelfths({ type, col = 12 }: TemplateInput, values: readonly PrintedValue[]): number {
  const least = leastTwelfths[type];
  return Math.max(col, typeof least === 'number' ? least : least(values));
}

/** Creates the cell of an input with its value. */
export function createInputCell(paper: Paper, filled: FilledInput): Cell {
  const { input } = filled;
  const values = inputRenderers[input.type](filled);
  return { twelfths: toTwelfths(input, values), layOut: (width) => layOutInput(paper, input, values, width) };
}

function layOutInput(paper: Paper, input: TemplateInput, values: readonly PrintedValue[], width: number): Block[] {
  const style = input.type === 'freetext' ? valueStyle : labelStyle;
  const strips = [...paper.layOutText(input.label, style, width), createGap(1.5)];
  const pictures = values.filter((value) => value.kind === 'picture');
  for (const value of values) {
    if (value.kind === 'words') strips.push(...paper.layOutText(value.text, valueStyle, width));
    if (value.kind === 'absent')
      strips.push(...paper.layOutText(value.text, { ...valueStyle, color: palette.muted }, width));
  }
  return [{ tag: 'P', strips }, ...layOutPictures(paper, pictures, width)];
}
