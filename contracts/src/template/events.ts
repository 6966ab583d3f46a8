import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { rbVersion } from '../sim-env/events.ts';
import { schemes } from '../sim-env/scheme.ts';
import { layoutSection } from './layout.ts';

export const templateContent = z.object({
  title: z.string(),
  description: z.string(),
  /** Chooser heading, e.g. Credit transfers. */
  group: z.string(),
  messageType: z.string(),
  scheme: z.enum(schemes),
  rbVersions: z.array(rbVersion),
  sections: z.array(layoutSection),
  /** Mustache text over the values of the layout and the computed ones. */
  body: z.string(),
});
export type TemplateContent = z.infer<typeof templateContent>;

export const templateEvents = defineEvents({
  TemplateAdded: {
    says: 'Files can be created from a template.',
    data: z.object({ templateName: z.string(), content: templateContent }),
  },
  TemplateChanged: {
    says: 'Files are made from a template as it is described here from now on.',
    data: z.object({ templateName: z.string(), content: templateContent }),
  },
  TemplateRemoved: {
    says: 'A template is there no more; files made from it stay.',
    data: z.object({ templateName: z.string() }),
  },
});
export type TemplateEvent = EventOf<typeof templateEvents>;
