import { useEffect, useState } from 'react';
import { LoadingPage } from '../../components/page/states.tsx';
import { useFiles } from '../files/components/use-files.ts';
import './maps.css';

/** A map's picture in full width. */
export function MapPicture({ filename, name }: { filename: string; name: string }) {
  const { linkOf } = useFiles();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let gone = false;
    void linkOf(filename).then((link) => {
      if (!gone) setAddress(link ?? null);
    });
    return () => {
      gone = true;
    };
  }, [filename, linkOf]);
  if (address === null) return <p className="quiet">The picture cannot be shown now. Close this and try again.</p>;
  if (address === undefined) return <LoadingPage label="Loading the map" />;
  return <img className="map-picture" src={address} alt={`Map ${name}`} onError={() => setAddress(null)} />;
}
