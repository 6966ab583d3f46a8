import type { FormatEvent, FormatSettings } from '@clearbench/contracts/format/events';
import { rulebookIdOf } from '@clearbench/contracts/format/format-id';
import { type RulebookFormatsDocument, rulebookFormatsView } from '@clearbench/contracts/format/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Data = { readonly formatId: string };

const without = (doc: RulebookFormatsDocument | undefined, { formatId }: Data) =>
  Object.entries(doc?.formats ?? {}).filter(([messageType]) => !formatId.endsWith(`-${messageType}`));

type Settled = { readonly formatId: string; readonly settings: FormatSettings };

const withSettings = (doc: RulebookFormatsDocument | undefined, data: Settled): RulebookFormatsDocument => {
  const { formatId, settings } = data;
  const changed = { ...settings, version: (doc?.formats[settings.messageType]?.version ?? 0) + 1 };
  return {
    rulebook: rulebookIdOf(formatId),
    latest: formatId,
    formats: Object.fromEntries([...without(doc, data), [settings.messageType, changed]]),
  };
};

/** The administrators' changes to the formats of a rulebook. */
export const rulebookFormats = projection<RulebookFormatsDocument, FormatEvent>({
  name: rulebookFormatsView.name,
  version: 2,
  shape: rulebookFormatsView.shape,
  key: ({ data }) => rulebookIdOf(data.formatId),
  on: {
    FormatAdded: (doc, { data }) => withSettings(doc, data),
    FormatChanged: (doc, { data }) => withSettings(doc, data),
    FormatRemoved: (doc, { data }) =>
      doc && { ...doc, latest: data.formatId, formats: Object.fromEntries(without(doc, data)) },
  },
  notice: ({ latest }) => ({ topic: 'format', id: latest, audience: 'everyone' }),
});
