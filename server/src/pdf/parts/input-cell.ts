import type { InputType, TemplateInput } from '@eptw/domain/template/template';
import { inputRenderers, type FilledInput, type PrintedValue } from '../input-renderers.ts';
import { palette } from '../palette.ts';
import { createGap, labelStyle, valueStyle, type Paper } from '../paper.ts';
import type { Block, Cell } from './cells.ts';
import { layOutPictures } from './picture-blocks.ts';

const fullWidthTypes: readonly InputType[] = ['textarea', 'freetext', 'map'];
/** Types whose values are always short. */
const narrowTypes: readonly InputType[] = ['time', 'date'];

/** As wide as in the template, unless paper is too narrow for that, or the value needs the full width. */
function toTwelfths({ type, col = 12 }: TemplateInput, values: readonly PrintedValue[]): number {
  const needsAll = fullWidthTypes.includes(type) || (type === 'file' && values.some(({ kind }) => kind === 'picture'));
  if (needsAll) return 12;
  return Math.max(col, narrowTypes.includes(type) ? 2 : 4);
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
