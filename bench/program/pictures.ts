import { launchBrowser } from './browser.ts';

/** Pictures as browsers and cameras create them. */
export interface Pictures {
  /** 500 by 228 pixels, with transparency. */
  signature: Buffer;
  /** 1000 by 600 pixels, with transparency. */
  map: Buffer;
  /** 1600 by 1200 pixels, JPEG. */
  photograph: Buffer;
}

/** Draws them in a browser: a canvas creates exactly the files that users upload. */
export async function drawPictures(): Promise<Pictures> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const draw = (width: number, height: number, type: string, noise: number) =>
    page.evaluate(
      ([wide, high, kind, grain]) => {
        const canvas = document.createElement('canvas');
        canvas.width = wide;
        canvas.height = high;
        const context = canvas.getContext('2d');
        if (!context) throw new Error('This browser cannot draw.');
        context.fillStyle = '#ffffff';
        context.fillRect(0, 0, wide, high);
        for (let dot = 0; dot < grain; dot += 1) {
          context.fillStyle = `hsl(${(dot * 37) % 360} 60% 50%)`;
          context.fillRect((dot * 7919) % wide, (dot * 104_729) % high, 12, 12);
        }
        context.beginPath();
        for (let x = 20; x < wide - 20; x += 6) context.lineTo(x, high / 2 + Math.sin(x / 19) * high * 0.3);
        context.lineWidth = 3;
        context.stroke();
        return canvas.toDataURL(kind, 0.85);
      },
      [width, height, type, noise] as const,
    );
  const decodePicture = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const pictures = {
    signature: decodePicture(await draw(500, 228, 'image/png', 0)),
    map: decodePicture(await draw(1000, 600, 'image/png', 60)),
    photograph: decodePicture(await draw(1600, 1200, 'image/jpeg', 20_000)),
  };
  await browser.close();
  return pictures;
}
