/** Further out nobody looks for the element an end tag ends: in a text of unended elements each end tag would look through all of them. */
const farthest = 1_000;

/** Which of the open elements, outermost first, an end tag of that name ends: the innermost one; -1 where it fits none. */
export const depthOf = (open: readonly { readonly name: string }[], name: string): number => {
  const outermost = Math.max(0, open.length - farthest);
  for (let depth = open.length - 1; depth >= outermost; depth--) if (open[depth]?.name === name) return depth;
  return -1;
};
