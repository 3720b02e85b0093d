import { signatureCanvas } from '@eptw/domain/template/model/drawing';
import { Button, Segmented } from 'antd';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { formatSignatureStamp } from '../../lib/signature-stamp.ts';
import { TextInput } from '../field/text-input.tsx';
import { DrawingPad } from './drawing-pad.tsx';
import { exportDrawing } from './export-drawing.ts';
import type { Stroke } from './strokes.ts';

interface SignaturePadProps {
  id?: string;
  label: string;
  /** A PNG image as a data URL; empty while unsigned. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
}

const inkBrush = { color: '#0b1f3a', minWidth: 0.9, maxWidth: 2.8 };

type SigningMode = 'Draw' | 'Type';

/**
 * A signature: drawn, or typed by users who cannot draw. It is stored as one PNG image with the time of signing below
 * it. An existing signature, such as from a draft, is shown and can be replaced.
 */
export function SignaturePad({ id, label, value, onChange, disabled, invalid, describedBy }: SignaturePadProps) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [typedName, setTypedName] = useState('');
  const [mode, setMode] = useState<SigningMode>('Draw');
  // A value that was not created here comes from elsewhere, such as a draft.
  const [createdImage, setCreatedImage] = useState('');

  function updateImage(image: string) {
    setCreatedImage(image);
    onChange(image);
  }

  function sign(drawnStrokes: readonly Stroke[], name: string) {
    if (!drawnStrokes.length && !name.trim()) return updateImage('');
    const caption = `Signed ${formatSignatureStamp(Date.now())}, Singapore time`;
    const canvas = exportDrawing({ size: signatureCanvas, strokes: drawnStrokes, typedName: name.trim(), caption });
    updateImage(canvas.toDataURL('image/png'));
  }

  if (value && value !== createdImage) {
    return (
      <div className="drawing" style={{ maxWidth: signatureCanvas.width }}>
        <div className="drawing-tools">
          <span className="drawing-space" />
          <Button
            id={id}
            size="small"
            icon={<PenLine size={14} aria-hidden />}
            disabled={disabled}
            onClick={() => updateImage('')}
          >
            Sign again
          </Button>
        </div>
        <img className="drawing-signature" src={value} alt={label} />
      </div>
    );
  }

  const tools = (
    <Segmented<SigningMode>
      size="small"
      name={`${id ?? label}-way`}
      aria-label="How to sign"
      options={['Draw', 'Type']}
      value={mode}
      disabled={disabled}
      onChange={(next) => {
        setMode(next);
        setStrokes([]);
        setTypedName('');
        updateImage('');
      }}
    />
  );

  if (mode === 'Type') {
    return (
      <div className="drawing" data-invalid={invalid || undefined} style={{ maxWidth: signatureCanvas.width }}>
        <div className="drawing-tools">{tools}</div>
        <div className="drawing-paper" style={{ aspectRatio: `${signatureCanvas.width} / ${signatureCanvas.height}` }}>
          {value ? <img src={value} alt="" /> : <span className="drawing-line" />}
        </div>
        <div className="drawing-typed">
          <TextInput
            id={id}
            aria-label={`${label}: type your full name`}
            aria-describedby={describedBy}
            placeholder="Type your full name"
            maxLength={80}
            disabled={disabled}
            value={typedName}
            onChange={(name) => {
              setTypedName(name);
              sign([], name);
            }}
          />
        </div>
      </div>
    );
  }

  return (
    <DrawingPad
      {...{ id, label, tools, disabled, invalid, describedBy, strokes }}
      size={signatureCanvas}
      brush={inkBrush}
      onChange={(next) => {
        setStrokes(next);
        sign(next, '');
      }}
    >
      <span className="drawing-line" />
    </DrawingPad>
  );
}
