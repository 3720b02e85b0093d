import { useState } from 'react';

const storageKey = 'eptw.chart-colours';

type Colours = Readonly<Record<string, string>>;

function readStoredColours(): Colours {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Colours;
    return Object.fromEntries(Object.entries(stored).filter(([, colour]) => /^#[0-9a-f]{6}$/i.test(colour)));
  } catch {
    return {};
  }
}

/** The colours that the viewer chose for series, stored on this device. */
export function useSeriesColours() {
  const [colours, setColours] = useState(readStoredColours);
  function storeColours(next: Colours) {
    setColours(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Storage is unavailable: the colours last until the page is left.
    }
  }
  return {
    colours,
    choose: (series: string, colour: string) => storeColours({ ...colours, [series]: colour }),
    reset: () => storeColours({}),
  };
}
