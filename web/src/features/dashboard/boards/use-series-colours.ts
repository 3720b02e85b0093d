import { useState } from 'react';
import { readDeviceValue, saveDeviceValue } from '../../../lib/device-values.ts';

const storageKey = 'eptw.chart-colours';

type Colours = Readonly<Record<string, string>>;

function readStoredColours(): Colours {
  const stored = (readDeviceValue(storageKey) ?? {}) as Colours;
  return Object.fromEntries(Object.entries(stored).filter(([, colour]) => /^#[0-9a-f]{6}$/i.test(colour)));
}

/** The colours that the viewer chose for series, stored on this device. */
export function useSeriesColours() {
  const [colours, setColours] = useState(readStoredColours);
  function storeColours(next: Colours) {
    setColours(next);
    saveDeviceValue(storageKey, next);
  }
  return {
    colours,
    choose: (series: string, colour: string) => storeColours({ ...colours, [series]: colour }),
    reset: () => storeColours({}),
  };
}
