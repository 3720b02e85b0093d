import { hasThumbnail, thumbnailWidth } from '@eptw/domain/template/purpose/uploads';
import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import './upload.css';

/** Returns an address from which a stored file can be loaded for a few minutes; undefined when it cannot. */
export type LoadFileUrl = (filename: string) => Promise<string | undefined>;

function toExtension(filename: string): string {
  return filename.includes('.') ? filename.slice(filename.lastIndexOf('.') + 1, filename.length).slice(0, 4) : 'file';
}

function useFileUrl(filename: string, loadUrl: LoadFileUrl): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!hasThumbnail(filename)) return;
    let isUnmounted = false;
    void loadUrl(filename).then((loaded) => {
      if (!isUnmounted) setUrl(loaded);
    });
    return () => {
      isUnmounted = true;
    };
  }, [filename, loadUrl]);
  return url;
}

/** A stored file as a thumbnail, or as its extension if there is none. `loadUrl` must keep its identity. */
export function FileTile({ filename, name, loadUrl }: { filename: string; name: string; loadUrl: LoadFileUrl }) {
  const url = useFileUrl(filename, loadUrl);
  if (url) return <img className="file-tile" src={url} alt={name} width={thumbnailWidth} loading="lazy" />;
  return (
    <span className="file-tile" aria-hidden>
      {toExtension(filename).toUpperCase()}
    </span>
  );
}

/** The placeholder of a missing file. */
export function EmptyFileTile() {
  return (
    <span className="file-tile file-tile-empty" aria-hidden>
      <FileUp size={18} strokeWidth={1.5} />
    </span>
  );
}

/**
 * Opens a stored file in a new tab. The tab is opened before the link is requested, because browsers open tabs only
 * in response to a click.
 */
export async function openFile(filename: string, loadUrl: LoadFileUrl) {
  const tab = window.open('', '_blank');
  if (!tab) {
    console.warn('Failed to open new window');
    return;
  }
  tab.opener = null;
  const url = await loadUrl(filename);
  if (url) tab.location.href = url;
  else tab.close();
}
