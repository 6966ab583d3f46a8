import type { ConversationParty } from '@clearbench/contracts/transfer/conversation';
import type { ConversationRow, LineOfConversation, ShownMessage } from './conversation-rows.ts';
import { isDelivered } from './delivery-state.ts';

/** The texts of a picture; the page translates them. */
export type PictureTexts = {
  readonly title: string;
  readonly party: (party: ConversationParty) => string;
  /** The label above an arrow. */
  readonly label: (message: ShownMessage) => string;
  readonly time: (message: ShownMessage) => string;
  /** The text of a line between messages. */
  readonly line: (row: LineOfConversation) => string;
};

const [width, head, messageHeight, lineHeight, timeWidth, margin] = [860, 64, 46, 30, 120, 24];

const escaped = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${String(character.codePointAt(0))};`);

const colours = { ACCP: '#1a7f4b', PART: '#9a6700', RJCT: '#b42318' } as const;

const arrow = (fromX: number, toX: number, y: number, message: ShownMessage): string => {
  const { groupStatus, dropped } = message;
  const usual = groupStatus === undefined ? '#3b5bdb' : (colours[groupStatus as keyof typeof colours] ?? '#3b5bdb');
  const direction = toX > fromX ? 1 : -1;
  const tip = `${toX},${y} ${toX - direction * 9},${y - 5} ${toX - direction * 9},${y + 5}`;
  const colour = dropped === undefined ? usual : '#8a8a8a';
  const dashes = !isDelivered(message) ? ' stroke-dasharray="6 4"' : '';
  return `<line x1="${fromX}" y1="${y}" x2="${toX - direction * 8}" y2="${y}" stroke="${colour}" stroke-width="2"${dashes}/><polygon points="${tip}" fill="${colour}"/>`;
};

/** The height of a picture that fits on a printed page (A4) with its heading. */
const pageHeight = 980;

const heightOf = ({ kind }: ConversationRow): number => (kind === 'message' ? messageHeight : lineHeight);

/** The rows of a long conversation in parts, each of which fits on a printed page. */
export const rowsByPage = (rows: readonly ConversationRow[]): readonly (readonly ConversationRow[])[] => {
  const parts: ConversationRow[][] = [];
  let height = Number.POSITIVE_INFINITY;
  let lines: ConversationRow[] = [];
  for (const row of rows) {
    lines.push(row);
    // A line stays with the message below it.
    if (row.kind !== 'message') continue;
    const added = lines.reduce((sum, one) => sum + heightOf(one), 0);
    if (height + added > pageHeight) {
      parts.push([]);
      height = head;
    }
    parts.at(-1)?.push(...lines);
    height += added;
    lines = [];
  }
  parts.at(-1)?.push(...lines);
  return parts.length === 0 && lines.length > 0 ? [lines] : parts;
};

/** An SVG document of the conversation that needs no style sheet, in the light colours. */
export const conversationSvg = (
  rows: readonly ConversationRow[],
  lanes: readonly ConversationParty[],
  texts: PictureTexts,
): string => {
  const step = (width - timeWidth - 2 * margin - 80) / Math.max(1, lanes.length - 1);
  const laneX = (party: ConversationParty): number =>
    timeWidth + margin + 40 + step * Math.max(0, lanes.indexOf(party));
  const parts: string[] = [];
  let y = head;
  for (const row of rows) {
    if (row.kind === 'message') {
      const { message } = row;
      y += heightOf(row);
      const [from, to] = [laneX(message.from), laneX(message.to)];
      parts.push(
        `<text x="${margin}" y="${y + 4}" fill="#555">${escaped(texts.time(message))}</text>`,
        arrow(from, to, y, message),
        `<text x="${(from + to) / 2}" y="${y - 8}" text-anchor="middle" fill="#1a1a1a" stroke="#fff" stroke-width="4" paint-order="stroke">${escaped(texts.label(message))}</text>`,
      );
    } else {
      y += heightOf(row);
      parts.push(
        `<line x1="${timeWidth + 8}" y1="${y}" x2="${width - margin}" y2="${y}" stroke="#bbb" stroke-dasharray="2 3"/>`,
        `<text x="${margin}" y="${y + 4}" fill="#555" font-weight="600" stroke="#fff" stroke-width="5" paint-order="stroke">${escaped(texts.line(row))}</text>`,
      );
    }
  }
  const height = y + 36;
  const laneLines = lanes.map((party) => {
    const x = laneX(party);
    return `<line x1="${x}" y1="${head - 10}" x2="${x}" y2="${height - 16}" stroke="#ccc"/><text x="${x}" y="${head - 20}" text-anchor="middle" font-weight="600" fill="#1a1a1a">${escaped(texts.party(party))}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" role="img"><title>${escaped(texts.title)}</title><rect width="100%" height="100%" fill="#fff"/>${[...laneLines, ...parts].join('')}</svg>`;
};

/** A page that needs no other file: the picture in parts, and a table of the messages with the reasons of the engine. */
export const conversationHtml = (
  pictures: readonly string[],
  title: string,
  columns: readonly string[],
  table: readonly (readonly string[])[],
): string => {
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:14px/1.5 system-ui,sans-serif;margin:24px;color:#1a1a1a;background:#fff}svg{display:block;max-width:100%;height:auto;break-inside:avoid}table{border-collapse:collapse;margin-top:24px;width:100%}th,td{text-align:left;vertical-align:top;padding:4px 10px;border-bottom:1px solid #ddd;overflow-wrap:anywhere}tr{break-inside:avoid}</style>
</head><body><h1>${escaped(title)}</h1>${pictures.join('')}
<table><thead>${row(columns, 'th')}</thead><tbody>${table.map((cells) => row(cells, 'td')).join('')}</tbody></table>
</body></html>
`;
};
