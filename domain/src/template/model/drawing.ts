/** Size of the signature pad and of the stored signature, in pixels. */
export const signatureCanvas = { width: 500, height: 200 } as const;

/** Size of the site map to mark and of the stored marked map, in pixels. */
export const mapCanvas = { width: 1000, height: 600 } as const;

/** Colour of the brush that marks a map. */
export const mapBrushColor = 'red';

/** Width of that brush in pixels: a fine line on a permit, a broad one in a child permit's editor. */
export const mapBrushWidth = { permit: 2, childPermit: 10 } as const;
