import { Button } from 'antd';
import { Check, LoaderCircle } from 'lucide-react';
import { useMemo } from 'react';
import { mapBrushColor, mapCanvas } from '@eptw/domain/template/model/drawing';
import { Select } from '../../../../components/field/select.tsx';
import { DrawingPad } from '../../../../components/drawing/drawing-pad.tsx';
import type { Brush } from '../../../../components/drawing/strokes.ts';
import { useFiles } from '../../../files/components/use-files.ts';
import { useFormContext } from '../../../../lib/form-context.ts';
import type { InputFieldProps } from '../input-renderer.ts';
import { MarkedMap } from './marked-map.tsx';
import { useMarking } from './use-marking.ts';
import { useSitePlan } from './use-site-plan.ts';

/** A red line of constant width, however fast it is drawn. */
function toBrush(lineWidth: number): Brush {
  return { color: mapBrushColor, minWidth: lineWidth / 2, maxWidth: lineWidth / 2 };
}

/** Marks the work area on a map of the site, by hand or with the arrow keys; saved as a picture on the server. */
export function MapInputField({ input, id, value, onChange, invalid, describedBy }: InputFieldProps<string[]>) {
  const { siteCode, brushWidth } = useFormContext();
  const { send } = useFiles('drawings');
  const plan = useSitePlan(siteCode);
  const brush = useMemo(() => toBrush(brushWidth), [brushWidth]);
  const marking = useMarking(plan.background, send, (filename) => onChange(filename ? [filename] : undefined));
  const marked = value?.[0];

  if (marked !== undefined && marking.strokes.length === 0) {
    return (
      <div className="form-map">
        <MarkedMap filename={marked} label={input.label} />
        <Button id={id} size="small" aria-label={`Mark again: ${input.label}`} onClick={() => onChange(undefined)}>
          Mark again
        </Button>
      </div>
    );
  }
  return (
    <div className="form-map">
      <DrawingPad
        id={id}
        label={input.label}
        size={mapCanvas}
        brush={brush}
        strokes={marking.strokes}
        onChange={marking.draw}
        background={plan.background}
        tools={
          plan.choices.length > 1 && (
            <Select
              size="small"
              className="form-map-choice"
              aria-label={`Map to mark: ${input.label}`}
              value={plan.chosen}
              options={plan.choices}
              onChange={plan.choose}
            />
          )
        }
        invalid={invalid}
        describedBy={describedBy}
      />
      <output className="form-note form-map-state">
        {plan.failed && <span className="form-problem">The map cannot be shown now. Mark the grid, or reload.</span>}
        {marking.strokes.length === 0 &&
          !plan.failed &&
          'Circle the work area and draw the way in. Arrow keys and Space draw as well.'}
        {marking.state.kind === 'sending' && (
          <>
            <LoaderCircle size={13} className="form-spin" aria-hidden /> Saving the marking
          </>
        )}
        {marking.state.kind === 'saved' && marking.strokes.length > 0 && (
          <>
            <Check size={13} aria-hidden /> Marking saved
          </>
        )}
        {marking.state.kind === 'failed' && (
          <>
            <span className="form-problem">{marking.state.reason}</span>
            <Button size="small" onClick={marking.retry}>
              Save the marking again
            </Button>
          </>
        )}
      </output>
    </div>
  );
}
