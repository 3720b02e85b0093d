import { SwitchField } from '../../components/field/switch-field.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { setLetterKeys, useLetterKeys } from '../../lib/letter-keys.ts';

/** Turns the keys of one letter off, for people who dictate or press keys by accident. */
export function LetterKeysSetting() {
  const isOn = useLetterKeys();
  return (
    <Panel title="Keyboard" className="facts-panel">
      <div className="account-setting">
        <SwitchField
          label="Single-letter keys"
          hint="J and K move in a list, A and R on a review ask whether to approve or reject, ? shows the keys. Applies to this device."
          checked={isOn}
          onChange={setLetterKeys}
        />
      </div>
    </Panel>
  );
}
