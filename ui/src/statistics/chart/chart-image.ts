import embed, { type VisualizationSpec } from 'vega-embed';
import { embedding } from './embedding.ts';

const pixelsPerPoint = 2;

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png');
  });

/** A chart as an image file, rendered off screen. */
export const chartImage = async (spec: VisualizationSpec, kind: 'png' | 'svg'): Promise<Blob> => {
  const { view, finalize } = await embed(document.createElement('div'), spec, embedding);
  try {
    if (kind === 'svg') return new Blob([await view.toSVG()], { type: 'image/svg+xml' });
    return await blobOf((await view.toCanvas(pixelsPerPoint)) as unknown as HTMLCanvasElement);
  } finally {
    finalize();
  }
};
