/** The same numbers from 0 to 1 in each run. */
export const randomNumbers = () => {
  let state = 20_261_127;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
