import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router';

/** A link styled as a button: it has an address, and can be opened in a new tab. */
export function LinkButton({ to, ...button }: ButtonProps & { to: string }) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to);
  return <Button {...button} href={href} onClick={(event) => follow(event)} />;
}
