import { TagList } from '../../../components/status/tag-list.tsx';

interface SiteTagsProps {
  sites: readonly { _id: string; code: string; name: string }[];
}

/** A tag per site. */
export function SiteTags({ sites }: SiteTagsProps) {
  return <TagList tags={sites.map(({ _id, code, name }) => ({ key: _id, label: code, title: name }))} />;
}
