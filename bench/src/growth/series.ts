/** What one amount of work cost. */
export type Point = { readonly size: number; readonly milliseconds: number };

/** How a cost depends on the amount of data: as the work does, or not at all. */
export type Series = {
  /** The name of the chart's file. */
  readonly name: string;
  readonly title: string;
  readonly sizeTitle: string;
  readonly costTitle: string;
  /** `work`: twice the data are twice the work. `none`: the work is the same with any amount of data. */
  readonly grows: 'work' | 'none';
  /** Smaller sizes cost mostly what each start costs, and are not judged. */
  readonly judgedFrom: number;
  readonly points: readonly Point[];
};

/** The power of the size with which the cost grew between two points: 1 is in proportion, 2 is quadratic, 0 not at all. */
const powerBetween = (one: Point, other: Point): number =>
  Math.log(other.milliseconds / one.milliseconds) / Math.log(other.size / one.size);

/** The largest power between two neighbouring points. */
export const largestPower = ({ points, judgedFrom }: Pick<Series, 'points' | 'judgedFrom'>): number => {
  const judged = points.filter(({ size }) => size >= judgedFrom);
  return Math.max(...judged.slice(1).map((point, before) => powerBetween(judged[before] as Point, point)));
};

/** The largest power that counts as growing no faster than the work; the rest is how exact a measurement is. */
export const mostPower = { work: 1.15, none: 0.15 } as const;
