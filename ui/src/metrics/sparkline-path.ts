/** The size of the drawing in units; the line keeps a distance from its edges. */
export const [width, height] = [240, 48];
const margin = 2;

/** The number of samples in a full drawing: with fewer samples, the line grows from the right. */
export const room = 120;

/** The line through the values, the newest at the right edge, zero at the bottom; '' without values. */
export const sparklinePath = (values: readonly number[], highest: number): string => {
  const shown = values.slice(-room);
  const scale = highest > 0 ? (height - 2 * margin) / highest : 0;
  return shown
    .map((value, index) => {
      const x = width - ((shown.length - 1 - index) * width) / (room - 1);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(height - margin - value * scale).toFixed(1)}`;
    })
    .join('');
};

/** The start of a line with this number of values. */
export const firstX = (count: number): number => width - ((Math.min(count, room) - 1) * width) / (room - 1);
