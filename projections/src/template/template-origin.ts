import type { TemplateEvent } from '@clearbench/contracts/template/events';
import { type TemplateOriginDocument, templateOriginView } from '@clearbench/contracts/template/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** The built-in version from which each template was installed, and the deleted templates. */
export const templateOrigins = projection<TemplateOriginDocument, TemplateEvent>({
  ...templateOriginView,
  version: 1,
  key: ({ data }) => data.templateName,
  on: {
    TemplateAdded: (_, { data }) => ({
      templateName: data.templateName,
      sha256: data.builtInSha256 ?? '',
      deleted: false,
    }),
    TemplateChanged: (doc, { data }) => doc && { ...doc, sha256: data.builtInSha256 ?? doc.sha256 },
    TemplateUpdateDeclined: (doc, { data }) => doc && { ...doc, sha256: data.builtInSha256 },
    TemplateRestored: (_, { data }) => ({
      templateName: data.templateName,
      sha256: data.builtInSha256 ?? '',
      deleted: false,
    }),
    TemplateRemoved: (doc) => doc && { ...doc, deleted: true },
  },
});
