/** Open elements that an end tag is compared with; without a limit, each end tag of a text without end tags before would search all of them. */
const farthest = 1_000;

/** Which of the open elements, outermost first, an end tag of that name ends: the innermost one; -1 where it fits none. */
export const depthOf = (open: readonly { readonly name: string }[], name: string): number => {
  const outermost = Math.max(0, open.length - farthest);
  for (let depth = open.length - 1; depth >= outermost; depth--) if (open[depth]?.name === name) return depth;
  return -1;
};
