import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { dismissToast, onToastsChange, getToasts, type ToastKind } from '../../lib/toast.ts';
import './toast.css';

const icons: Record<ToastKind, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** The corner where toasts appear. It is read out as they come; it takes no focus. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, getToasts);
  return (
    <section className="toaster" aria-label="Messages" aria-live="polite">
      {toasts.map(({ key, kind, text }) => {
        const Icon = icons[kind];
        return (
          <div key={key} className="toast" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
            <Icon size={18} aria-hidden />
            <p>{text}</p>
            <button type="button" aria-label="Dismiss message" onClick={() => dismissToast(key)}>
              <X size={15} aria-hidden />
            </button>
          </div>
        );
      })}
    </section>
  );
}
