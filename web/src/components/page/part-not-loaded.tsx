import { Button } from 'antd';
import { ErrorState } from './states.tsx';

/** In place of a part of a page whose code could not be loaded. */
export function PartNotLoaded({ title }: { title: string }) {
  return (
    <ErrorState
      title={title}
      hint="You may be offline, or there is a newer version. Reload the page."
      action={<Button onClick={() => location.reload()}>Reload the page</Button>}
    />
  );
}
