/** The builder that Monaco uses for every text, part by part; Monaco does not declare its types. */
declare module 'monaco-editor/editor/common/model/pieceTreeTextBuffer/pieceTreeTextBufferBuilder' {
  export const PieceTreeTextBufferBuilder: new () => {
    acceptChunk(text: string): void;
    /** Not really a string: `createModel` accepts it, but declares strings only. */
    finish(): string;
  };
}
