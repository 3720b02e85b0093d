import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useStore } from '../../lib/store.ts';
import { dismissToast, toasts, type ToastKind } from '../../lib/toast.ts';
import './toast.css';

const icons: Record<ToastKind, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** The corner where toasts appear. Screen readers announce them; it takes no focus. */
export function Toaster() {
  const shown = useStore(toasts);
  return (
    <section className="toaster" aria-label="Messages" aria-live="polite">
      {shown.map(({ key, kind, text }) => {
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
