import { useEffect, useMemo, useRef, useState } from 'react';
import { mapCanvas } from '@eptw/domain/template/drawing';
import { useFiles } from '../../../files/components/use-files.ts';
import { useSiteMaps } from '../../../maps/components/use-site-maps.ts';
import { createGridPlan } from './grid-plan.ts';
import { loadImage } from './load-image.ts';

/** The choice of no map at all. */
export const gridChoice = 'grid';

interface SitePlan {
  /** The address of the picture to mark. */
  background: string;
  /** What can be marked; only the grid where the site has no maps. */
  choices: { value: string; label: string }[];
  chosen: string;
  choose: (value: string) => void;
  /** The chosen map could not be shown; the grid stands in its place. */
  failed: boolean;
}

/** The whole picture in the middle of white paper of the canvas's size, as a data address. */
async function fitToCanvas(address: string): Promise<string> {
  const picture = await loadImage(address);
  const { width, height } = mapCanvas;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  const scale = Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  return canvas.toDataURL('image/png');
}

/** A stored picture to be marked: undefined while it is on its way, null when it cannot be shown. */
function useMapImage(filename: string | undefined): string | null | undefined {
  const { linkOf } = useFiles();
  const [paper, setPaper] = useState<{ filename: string; address: string | null }>();
  useEffect(() => {
    if (filename === undefined) return undefined;
    let gone = false;
    const show = (address: string | null) => {
      if (!gone) setPaper({ filename, address });
    };
    linkOf(filename)
      .then(async (link) => show(link === undefined ? null : await fitToCanvas(link)))
      .catch(() => show(null));
    return () => {
      gone = true;
    };
  }, [filename, linkOf]);
  return paper?.filename === filename ? paper?.address : undefined;
}

/** What a map input draws on: the first of the site's maps until another is chosen, or a grid where there is none. */
export function useSitePlan(siteCode: string | undefined): SitePlan {
  const maps = useSiteMaps(siteCode);
  const [wanted, setWanted] = useState<string>();
  const map = wanted === gridChoice ? undefined : (maps.find(({ _id }) => _id === wanted) ?? maps[0]);
  const paper = useMapImage(map?.mapImage);
  const grid = useMemo(() => createGridPlan(), []);
  // While another map is on its way the last one stays: what is marked is not kept on a grid in between.
  const shown = useRef(grid);
  if (map === undefined) shown.current = grid;
  else if (paper !== undefined) shown.current = paper ?? grid;
  const choices = useMemo(
    () => [...maps.map(({ _id, name }) => ({ value: _id, label: name })), { value: gridChoice, label: 'Plain grid' }],
    [maps],
  );
  return {
    background: shown.current,
    choices,
    chosen: map?._id ?? gridChoice,
    choose: setWanted,
    failed: map !== undefined && paper === null,
  };
}
