import { Button } from 'antd';
import { Columns3 } from 'lucide-react';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { PartNotLoaded } from '../page/part-not-loaded.tsx';
import { usePopup } from '../popup/use-popup.ts';
import { LoadingLine } from './loading-line.tsx';
import type { ColumnChoiceProps } from './column-choice.tsx';
import '../popup/popup.css';

const loadColumnChoice = async () => (await import('./column-choice.tsx')).ColumnChoice;

/** The button that opens the choice of columns, which is loaded then. */
export function ColumnMenu<Row>(props: ColumnChoiceProps<Row>) {
  const { open, buttonProps, popupProps } = usePopup();
  const { code: ColumnChoice, failed } = useLazyModule(loadColumnChoice, open);
  const name = props.hidden.length > 0 ? `Columns, ${props.hidden.length} hidden` : 'Columns';
  return (
    <>
      <Button
        aria-label={name}
        title={name}
        icon={<Columns3 size={15} aria-hidden />}
        data-active={props.hidden.length > 0 || undefined}
        {...buttonProps}
      />
      <div {...popupProps} aria-label="Columns">
        {open &&
          (ColumnChoice ? (
            <ColumnChoice {...props} />
          ) : failed ? (
            <PartNotLoaded title="The columns could not be loaded" />
          ) : (
            <LoadingLine />
          ))}
      </div>
    </>
  );
}
