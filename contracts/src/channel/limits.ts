/** Most channels of an environment. */
export const mostChannels = 50;
/** Most entries of a log in one reply, and most answers in one list. */
export const mostEntries = 100;
export const mostListedAnswers = 1_000;
/** Longest file name in an address before it is checked; a longer one is not recorded in full. */
export const longestNameInAddress = 1_000;
/** Longest address to which a channel posts. */
export const longestAddress = 2_000;
/** Most public keys of an SFTP channel, and the longest line of a key. */
export const mostKeys = 10;
export const longestKey = 4_200;
/** Longest recorded response in characters. */
export const longestResponse = 1_000;
