import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { rbVersion } from '../sim-env/events.ts';
import { schemes } from '../sim-env/scheme.ts';
import { layoutSection } from './layout.ts';

export const templateContent = z.object({
  title: z.string(),
  description: z.string(),
  /** Heading in the template chooser, e.g. Credit transfers. */
  group: z.string(),
  messageType: z.string(),
  scheme: z.enum(schemes),
  rbVersions: z.array(rbVersion),
  sections: z.array(layoutSection),
  /** Mustache text that uses the values of the layout and computed values. */
  body: z.string(),
});
export type TemplateContent = z.infer<typeof templateContent>;

/** SHA-256 of a built-in content. */
const builtInSha256 = z.string().optional();

export const templateEvents = defineEvents({
  TemplateAdded: {
    says: 'Files can be created from a template.',
    data: z.object({ templateName: z.string(), content: templateContent, builtInSha256 }),
  },
  TemplateChanged: {
    says: 'The content of a template changed; it applies to files created from now on.',
    data: z.object({ templateName: z.string(), content: templateContent, builtInSha256 }),
  },
  TemplateUpdateDeclined: {
    says: 'An administrator kept an installed template and declined the built-in version.',
    data: z.object({ templateName: z.string(), builtInSha256: z.string() }),
  },
  TemplateRemoved: {
    says: 'A template was deleted. Files created from it remain.',
    data: z.object({
      templateName: z.string(),
      title: z.string().optional(),
      /** Absent in events from before deleted templates could be restored. */
      restorableUntil: z.string().optional(),
    }),
  },
  TemplateRestored: {
    says: 'A deleted template was restored unchanged.',
    data: z.object({
      templateName: z.string(),
      content: templateContent,
      version: z.number().int(),
      builtInSha256,
    }),
  },
});
export type TemplateEvent = EventOf<typeof templateEvents>;
