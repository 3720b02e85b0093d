import { useEffect, useMemo, useRef, useState } from 'react';
import { mapCanvas } from '@eptw/domain/template/model/drawing';
import { useFiles } from '../../../files/components/use-files.ts';
import { useSiteMaps } from '../../../maps/components/use-site-maps.ts';
import { createGridPlan } from './grid-plan.ts';
import { loadImage } from './load-image.ts';

/** The option for no map. */
export const gridChoice = 'grid';

interface SitePlan {
  /** The address of the picture to mark. */
  background: string;
  /** The maps to choose from; only the grid if the site has no maps. */
  choices: { value: string; label: string }[];
  chosen: string;
  choose: (value: string) => void;
  /** The selected map could not be loaded; the grid is shown instead. */
  failed: boolean;
}

/** Centres the whole picture on white paper of the canvas's size; returns a data URL. */
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
  const [scaledWidth, scaledHeight] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.drawImage(picture, (width - scaledWidth) / 2, (height - scaledHeight) / 2, scaledWidth, scaledHeight);
  return canvas.toDataURL('image/png');
}

/** Loads a stored picture to mark: undefined while loading, null when it cannot be loaded. */
function useMapImage(filename: string | undefined): string | null | undefined {
  const { loadUrl } = useFiles();
  const [paper, setPaper] = useState<{ filename: string; address: string | null }>();
  useEffect(() => {
    if (filename === undefined) return undefined;
    let isUnmounted = false;
    const showIfMounted = (address: string | null) => {
      if (!isUnmounted) setPaper({ filename, address });
    };
    loadUrl(filename)
      .then(async (url) => showIfMounted(url === undefined ? null : await fitToCanvas(url)))
      .catch(() => showIfMounted(null));
    return () => {
      isUnmounted = true;
    };
  }, [filename, loadUrl]);
  return paper?.filename === filename ? paper?.address : undefined;
}

/**
 * Returns what a map input is marked on: the site's first map until another is selected, or a grid if there is none.
 */
export function useSitePlan(siteCode: string | undefined): SitePlan {
  const maps = useSiteMaps(siteCode);
  const [selectedId, setSelectedId] = useState<string>();
  const map = selectedId === gridChoice ? undefined : (maps.find(({ _id }) => _id === selectedId) ?? maps[0]);
  const paper = useMapImage(map?.mapImage);
  const grid = useMemo(() => createGridPlan(), []);
  // While another map loads the previous one stays, so that the marking is not saved on a grid in between.
  const background = useRef(grid);
  if (map === undefined) background.current = grid;
  else if (paper !== undefined) background.current = paper ?? grid;
  const choices = useMemo(
    () => [...maps.map(({ _id, name }) => ({ value: _id, label: name })), { value: gridChoice, label: 'Plain grid' }],
    [maps],
  );
  return {
    background: background.current,
    choices,
    chosen: map?._id ?? gridChoice,
    choose: setSelectedId,
    failed: map !== undefined && paper === null,
  };
}
