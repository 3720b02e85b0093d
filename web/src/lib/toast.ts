import { App } from 'antd';
import { useCallback } from 'react';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

/** Seconds that a toast stays; bad news stays longer, so that it can be read and acted on. */
const seconds: Record<ToastKind, number> = { success: 4.5, info: 4.5, warning: 8, error: 8 };

/** Shows a sentence at the bottom right. The same sentence shown twice is one toast. */
export function useToast(): (kind: ToastKind, sentence: string) => void {
  const { notification } = App.useApp();
  return useCallback(
    (kind, sentence) => {
      notification[kind]({
        key: `${kind}:${sentence}`,
        title: sentence,
        placement: 'bottomRight',
        duration: seconds[kind],
        role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
      });
    },
    [notification],
  );
}
