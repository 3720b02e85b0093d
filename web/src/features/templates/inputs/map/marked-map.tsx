import { useEffect, useState } from 'react';
import { useFiles } from '../../../files/components/use-files.ts';

/** A marking that is on the server, shown in full width. */
export function MarkedMap({ filename, label }: { filename: string; label: string }) {
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
  if (address === null)
    return <p className="form-note">This marking cannot be shown now. Reload the page to try again.</p>;
  return <div className="form-map-picture">{address && <img src={address} alt={`Marked site map: ${label}`} />}</div>;
}
