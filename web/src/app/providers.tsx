import { ConfigProvider } from 'antd';
import enGB from 'antd/es/locale/en_GB';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { useReducedMotion } from '../lib/use-media-query.ts';
import { useScheme } from './theme-choice.ts';
import { stillThemes, themes } from './theme.ts';

/** Lists of choices open inside the page's main part or the open dialog, where a screen reader finds them. */
function findPopupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('[role="dialog"], main') ?? document.body;
}

/** The providers around all screens. */
export function Providers({ router }: Pick<RouterProviderProps, 'router'>) {
  const scheme = useScheme();
  const reducedMotion = useReducedMotion();
  return (
    <ConfigProvider
      locale={enGB}
      theme={(reducedMotion ? stillThemes : themes)[scheme]}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      getPopupContainer={findPopupContainer}
      form={{ requiredMark: false }}
    >
      {/* Every result that a query stores meanwhile would interrupt the rendering of a transition. */}
      <RouterProvider router={router} useTransitions={false} />
    </ConfigProvider>
  );
}
