import type { FormatSummary } from '@clearbench/contracts/format/routes';

const nameOf = (messageType: string): string => messageType.slice(0, 8);

/** The formats for a comparison, without duplicates: other versions of the same message first, then other messages. */
export const otherFormats = (
  formats: readonly FormatSummary[],
  formatId: string,
  messageType: string,
): readonly FormatSummary[] => {
  const seen = new Set([messageType]);
  const others = formats.filter((format) => {
    if (format.id === formatId || seen.has(format.messageType)) return false;
    seen.add(format.messageType);
    return true;
  });
  const isSameMessage = (format: FormatSummary): boolean => nameOf(format.messageType) === nameOf(messageType);
  return others.toSorted(
    (one, other) =>
      Number(isSameMessage(other)) - Number(isSameMessage(one)) || one.messageType.localeCompare(other.messageType),
  );
};
