import './status.css';

interface ProgressBarProps {
  /** What is being done and how far it has come, in words. */
  label: string;
  done: number;
  /** Undefined until it is known: the bar then only shows that something is being done. */
  total: number | undefined;
}

/** How far something has come that takes a while. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  return <progress className="progress-bar" aria-label={label} {...(total && { value: done, max: total })} />;
}
