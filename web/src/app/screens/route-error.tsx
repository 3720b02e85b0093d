import { message } from '@eptw/domain/message';
import { Button } from 'antd';
import { useRouteError } from 'react-router';
import { ErrorState } from '../../components/page/states.tsx';

/** Whether the open page requests a file that no longer exists since a new release. */
function isOutdated(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/** Shown when a screen throws or cannot be loaded. The menu around it still works. */
export function RouteError() {
  const outdated = isOutdated(useRouteError());
  return (
    <div className="panel">
      <ErrorState
        title={outdated ? 'This page could not be loaded' : message.somethingWentWrong}
        hint={
          outdated
            ? 'You may be offline, or there is a newer version. Reload the page.'
            : 'Reload the page. If it happens again, tell your administrator what you were doing.'
        }
      />
      <p className="lone-action">
        <Button type="primary" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </p>
    </div>
  );
}
