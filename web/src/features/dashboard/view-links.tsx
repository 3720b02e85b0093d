import { Link } from 'react-router';
import { views, viewParameter, type View } from './views.ts';
import './dashboard.css';

/** Links between the views of the dashboard; each view has its own address. */
export function ViewLinks({ current }: { current: View | undefined }) {
  return (
    <nav className="view-links" aria-label="Dashboard">
      {views.map(({ key, label }) => (
        <Link
          key={key}
          to={{ search: key === views[0].key ? '' : `?${viewParameter}=${key}` }}
          aria-current={key === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
