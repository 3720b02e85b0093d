import './status.css';

interface ProgressBarProps {
  /** Describes the task and its progress. */
  label: string;
  done: number;
  /** Undefined until known: the bar then only shows that the task is running. */
  total: number | undefined;
}

/** The progress of a longer task. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  return <progress className="progress-bar" aria-label={label} {...(total && { value: done, max: total })} />;
}
