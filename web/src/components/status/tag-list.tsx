import './status.css';

interface TagListProps {
  tags: readonly { key: string; label: string; title?: string }[];
}

/** Short names side by side; 'None' when there are none. */
export function TagList({ tags }: TagListProps) {
  if (tags.length === 0) return <span className="quiet">None</span>;
  return (
    <span className="tag-list">
      {tags.map(({ key, label, title }) => (
        <span key={key} title={title}>
          {label}
        </span>
      ))}
    </span>
  );
}
