import { readFontRoute } from '@clearbench/contracts/look-and-feel/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';

/** No font of its own has been chosen for this installation: the sheet is empty and the system's fonts serve. */
export const lookAndFeelQueries = (): Endpoint[] => [
  serve(readFontRoute, async () => ({ reply: '', headers: { 'Cache-Control': 'public, max-age=300' } })),
];
