import { useEffect, useState } from 'react';
import { useFiles } from './use-files.ts';

interface StoredPictureProps {
  filename: string;
  /** What it shows. */
  alt: string;
  /** Of the frame, which holds its place until it is there. */
  className: string;
  /** Said in its place when it cannot be shown. */
  absent: string;
}

/** A picture that is on the server. */
export function StoredPicture({ filename, alt, className, absent }: StoredPictureProps) {
  const { linkOf } = useFiles();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let isUnmounted = false;
    void linkOf(filename).then((link) => {
      if (!isUnmounted) setAddress(link ?? null);
    });
    return () => {
      isUnmounted = true;
    };
  }, [filename, linkOf]);
  if (address === null) return <p className="quiet">{absent}</p>;
  return <div className={className}>{address && <img src={address} alt={alt} onError={() => setAddress(null)} />}</div>;
}
