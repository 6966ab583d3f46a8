import { piecesOf } from './slots.ts';

/** A text with its placeholders highlighted. */
export const SlotText = ({ text }: { readonly text: string }) =>
  piecesOf(text).map(({ at, text: piece, slot }) =>
    slot ? (
      <mark key={at} className="slot">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
