import type { ComponentProps } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import './icon-button.css';

/** A button that shows only an icon; give it an `aria-label`. Plain HTML, since each row of a list has one. */
export function IconButton({ className, ...props }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...props} type="button" className={joinClasses('icon-button', className)} />;
}
