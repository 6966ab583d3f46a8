import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../../../parts/size-text.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { ShownPiece, WantedPiece } from '../session/piece.ts';
import { Bar } from './bar.tsx';

type Props = {
  readonly file: OpenFile;
  readonly piece: ShownPiece;
  readonly onTurn: (wanted: WantedPiece) => void;
  readonly onFind: () => void;
};

/** Says which piece of a large text is on screen, and turns to the others. */
export const PieceBar = ({ file, piece, onTurn, onFind }: Props) => {
  const { t, i18n } = useTranslation();
  const { number, pieces, firstLine, end, lines } = piece;
  const last = end.column === 1 ? end.line - 1 : end.line;
  const turns = (
    <span className="ed-piece-turns">
      <Button variant="default" onClick={onFind} aria-keyshortcuts="Control+F">
        {t('editor.piece.search')}
      </Button>
      <Button variant="default" disabled={number <= 1} onClick={() => onTurn({ number: number - 1 })}>
        {t('editor.piece.previous')}
      </Button>
      <Button variant="default" disabled={number >= pieces} onClick={() => onTurn({ number: number + 1 })}>
        {t('editor.piece.next')}
      </Button>
    </span>
  );
  return (
    <Bar tone="info" action={turns}>
      {t('editor.piece.readOnly', { size: sizeText(file.summary?.size ?? 0, i18n.language) })}{' '}
      <span className="figures">
        {t('editor.piece.lines', { first: firstLine, last: Math.max(firstLine, last), lines })}
      </span>
    </Bar>
  );
};
