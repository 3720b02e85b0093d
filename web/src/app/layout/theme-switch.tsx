import { Button, Dropdown } from 'antd';
import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, useThemeChoice, type ThemeChoice } from '../theme-choice.ts';

const choices: Record<ThemeChoice, { label: string; icon: typeof Sun }> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'Same as device', icon: Monitor },
};

/** Light, dark, or as the device says. */
export function ThemeSwitch() {
  const choice = useThemeChoice();
  const Icon = choices[choice].icon;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        selectable: true,
        selectedKeys: [choice],
        items: Object.entries(choices).map(([key, { label, icon: ItemIcon }]) => ({
          key,
          label,
          icon: <ItemIcon size={15} aria-hidden />,
        })),
        onClick: ({ key }) => chooseTheme(key as ThemeChoice),
      }}
    >
      <Button
        type="text"
        size="small"
        aria-label={`Theme: ${choices[choice].label}`}
        icon={<Icon size={16} aria-hidden />}
      />
    </Dropdown>
  );
}
