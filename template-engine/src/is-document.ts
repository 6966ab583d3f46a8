/** The document element of a template is Document, so that its text is no file and has no envelope. */
export const isDocument = (body: string): boolean =>
  /^\uFEFF?\s*(?:<\?[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:[\w.-]+:)?Document[\s>]/.test(
    body.slice(0, 10_000),
  );
