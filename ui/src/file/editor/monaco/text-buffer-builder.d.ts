/** What Monaco makes of every text, part by part; it tells no types of it. */
declare module 'monaco-editor/editor/common/model/pieceTreeTextBuffer/pieceTreeTextBufferBuilder' {
  export const PieceTreeTextBufferBuilder: new () => {
    acceptChunk(text: string): void;
    /** No string in truth: `createModel` takes what this is, and tells of strings only. */
    finish(): string;
  };
}
