const shape = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** The format of ISO 9362; the server decides. */
export const isWellFormedBic = (text: string): boolean => shape.test(text.trim().toUpperCase());
