/** A reference inside the drawing, or an embedded picture. */
const localReference = /^#[^\s"'()<>\\]+$/;
const embeddedImage = /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]+$/;

/** Where a reference may lead: never out of the drawing. */
export const isOwnReference = (element: string, value: string): boolean =>
  localReference.test(value) || (element === 'image' && embeddedImage.test(value));

/**
 * Whether CSS, or a presentation attribute, keeps to itself: it may name parts of the drawing and nothing else. A
 * backslash may spell any letter another way, and at-rules may load things; neither is needed to draw.
 */
export const isInnocentStyle = (css: string): boolean => {
  if (/[\\@<]|\/\*|expression|javascript|-moz-binding|behaviou?r|image-set|src\s*\(/i.test(css)) return false;
  return !/url\(/i.test(css.replaceAll(/url\(\s*(["']?)#[^\s"'()]+\1\s*\)/gi, ''));
};
