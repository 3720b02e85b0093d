/** Loads a picture that can be drawn on a canvas. Rejects when it cannot be loaded. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await picture.decode();
  return picture;
}
