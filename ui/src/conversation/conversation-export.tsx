import {
  conversationRows,
  lanesOf,
  type ShownConversation,
  type ShownMessage,
} from '@clearbench/iso20022/conversation/conversation-rows';
import {
  conversationHtml,
  conversationSvg,
  type PictureTexts,
  rowsByPage,
} from '@clearbench/iso20022/conversation/conversation-svg';
import { deliveryKeys } from '@clearbench/iso20022/conversation/delivery-state';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../parts/menu-button.tsx';
import { saveBlob } from '../parts/save-blob.ts';
import { reasonText } from '../transfer/reason-text.ts';
import { momentFormat } from '../translation/moment-format.ts';
import { clearingZone, lineText } from './line-text.ts';

const labelOf = (t: TFunction, message: ShownMessage): string =>
  [message.messageType, message.groupStatus, message.code, ...deliveryKeys(message).map((key) => t(key))]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');

const pictureTexts = (t: TFunction, language: string, title: string): PictureTexts => {
  const time = momentFormat(language, { ...clearingZone, timeStyle: 'medium' });
  return {
    title,
    party: (party) => t(`conversation.party.${party}`),
    label: (message) => labelOf(t, message),
    time: ({ at }) => time.format(new Date(at)),
    line: lineText(t, language),
  };
};

const columns = ['time', 'from', 'to', 'message', 'status', 'code', 'file', 'reason'] as const;

const tableOf = (t: TFunction, language: string, messages: readonly ShownMessage[]) => {
  const moment = momentFormat(language, { ...clearingZone, dateStyle: 'medium', timeStyle: 'medium' });
  const momentOf = (message: ShownMessage): string => {
    const delivery = deliveryKeys(message).map((key) => t(key));
    return `${moment.format(new Date(message.at))}${delivery.length > 0 ? ` (${delivery.join(', ')})` : ''}`;
  };
  return messages.map((message) => {
    const { from, to, messageType, groupStatus = '', code = '', fileName, reason } = message;
    return [
      momentOf(message),
      t(`conversation.party.${from}`),
      t(`conversation.party.${to}`),
      messageType,
      groupStatus,
      code,
      fileName,
      reason ? reasonText(t, reason) : '',
    ];
  });
};

/** Draws the picture at twice its size, so that its text stays sharp. */
const pngOf = async (svg: string): Promise<Blob> => {
  const image = new Image();
  // The security policy of the pages allows pictures in data addresses, and none in blobs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser draws no picture'))), 'image/png');
  });
};

type Props = { readonly conversation: ShownConversation; readonly title: string; readonly onFailed: () => void };

/** Saves the conversation as SVG, PNG, or an HTML page with a table. */
export const ConversationExport = ({ conversation, title, onFailed }: Props) => {
  const { t, i18n } = useTranslation();
  const { messages } = conversation;
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-');
  const drawn = (rows: ReturnType<typeof conversationRows>) =>
    conversationSvg(rows, lanesOf(messages), pictureTexts(t, i18n.language, title));
  const svg = () => drawn(conversationRows(conversation));
  const html = () =>
    conversationHtml(
      rowsByPage(conversationRows(conversation)).map(drawn),
      title,
      columns.map((column) => t(`conversation.column.${column}`)),
      tableOf(t, i18n.language, messages),
    );
  const save = (text: string, type: string, ending: string) =>
    saveBlob(new Blob([text], { type }), `${name}.${ending}`);
  const savePng = () => pngOf(svg()).then((blob) => saveBlob(blob, `${name}.png`), onFailed);
  return (
    <MenuButton
      className="button"
      menuLabel={t('conversation.export')}
      align="end"
      parts={[
        {
          items: [
            { id: 'svg', text: 'SVG', run: () => save(svg(), 'image/svg+xml', 'svg') },
            { id: 'png', text: 'PNG', run: () => void savePng() },
            { id: 'html', text: 'HTML', run: () => save(html(), 'text/html', 'html') },
          ],
        },
      ]}
    >
      {t('conversation.export')}
    </MenuButton>
  );
};
