import { z } from 'zod';
import { route } from '../route.ts';

export const readFontRoute = route({
  name: 'readFont',
  summary: "The installation's own font as a style sheet; empty where none was chosen.",
  side: 'query',
  method: 'GET',
  path: '/api/public/assets/font',
  allow: 'anyone',
  reply: z.string(),
  replyType: 'text/css',
  errors: [],
});
