import { useEffect, useState } from 'react';
import { useFiles } from './use-files.ts';

interface StoredPictureProps {
  filename: string;
  /** The picture's alternative text. */
  alt: string;
  /** The class of the frame, which reserves the space until the picture has loaded. */
  className: string;
  /** Shown instead when the picture cannot be loaded. */
  absent: string;
}

/** A picture stored on the server. */
export function StoredPicture({ filename, alt, className, absent }: StoredPictureProps) {
  const { loadUrl } = useFiles();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let isUnmounted = false;
    void loadUrl(filename).then((link) => {
      if (!isUnmounted) setAddress(link ?? null);
    });
    return () => {
      isUnmounted = true;
    };
  }, [filename, loadUrl]);
  if (address === null) return <p className="quiet">{absent}</p>;
  return <div className={className}>{address && <img src={address} alt={alt} onError={() => setAddress(null)} />}</div>;
}
