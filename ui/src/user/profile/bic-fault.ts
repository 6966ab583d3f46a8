const shape = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** ISO 9362, as far as the shape goes; the server has the last word. */
export const isWellFormedBic = (text: string): boolean => shape.test(text.trim().toUpperCase());
