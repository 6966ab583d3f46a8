/** Most milliseconds for one delivery to a collector, including retries; after that the batch is dropped. */
export const collectorPatience = 3_000;
