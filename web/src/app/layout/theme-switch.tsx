import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { IconButton } from '../../components/page/icon-button.tsx';
import { Menu } from '../../components/popup/menu.tsx';
import { usePopup } from '../../components/popup/use-popup.ts';
import { setThemeChoice, useThemeChoice, type ThemeChoice } from '../theme-choice.ts';

const themeOptions: readonly { key: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { key: 'light', label: 'Light', icon: Sun },
  { key: 'dark', label: 'Dark', icon: Moon },
  { key: 'system', label: 'Same as device', icon: Monitor },
];

/** Switches between the light scheme, the dark scheme and the device's setting. */
export function ThemeSwitch() {
  const choice = useThemeChoice();
  const { open, close, buttonProps, popupProps, contentRef } = usePopup('menu');
  const current = themeOptions.find(({ key }) => key === choice);
  const Icon = current?.icon ?? Monitor;
  return (
    <>
      <IconButton aria-label={`Theme: ${current?.label}`} {...buttonProps}>
        <Icon size={16} aria-hidden />
      </IconButton>
      <div {...popupProps}>
        {open && (
          <div ref={contentRef}>
            <Menu
              label="Theme"
              items={themeOptions.map(({ key, label, icon: ItemIcon }) => ({
                key,
                label,
                icon: <ItemIcon size={15} aria-hidden />,
                checked: key === choice,
              }))}
              onSelect={(key) => {
                close();
                const option = themeOptions.find((candidate) => candidate.key === key);
                if (option) setThemeChoice(option.key);
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}
