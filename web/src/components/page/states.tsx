import { message } from '@eptw/domain/message';
import { Button } from 'antd';
import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoadingPart } from '../../lib/first-content.ts';
import './page.css';

/** A failure to load, with a button to retry or another action. */
export function ErrorState({ title = message.somethingWentWrong, hint, onRetry, action }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <CircleAlert size={28} strokeWidth={1.5} aria-hidden />
      <p className="state-title">{title}</p>
      {hint && <p>{hint}</p>}
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  title?: string;
  hint?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
}

interface EmptyStateProps {
  /** What is missing: 'No permits yet'. */
  title: string;
  /** Why, or what to do about it. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** An empty state: what is missing, and what to do. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="state">
      <Inbox size={28} strokeWidth={1.5} aria-hidden />
      <p className="state-title">{title}</p>
      {hint && <p>{hint}</p>}
      {action}
    </div>
  );
}

/** A screen whose content is loading. */
export function LoadingPage({ label = 'Loading' }: { label?: string }) {
  useLoadingPart();
  return (
    <div className="state" role="status">
      <span className="spinner" />
      <p className="visually-hidden">{label}</p>
    </div>
  );
}
