import { Alert } from 'antd';
import { Link } from 'react-router';

interface QuotaAlertProps {
  /** The server's sentence. */
  sentence: string;
  /** The permits to close first. */
  permits: readonly { _id: string; code: string }[];
}

/** Stands in place of the form for whoever must close permits first, and leads to each of them. */
export function QuotaAlert({ sentence, permits }: QuotaAlertProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={sentence}
      description={
        permits.length > 0 && (
          <ul className="raise-to-close">
            {permits.map((permit) => (
              <li key={permit._id}>
                <Link to={`/permits/${permit._id}`}>{permit.code}</Link>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
