import { fileName } from '@clearbench/contracts/file/vip-file';

const longest = 120;

/** A name the product accepts, as close to the given one as can be. */
export const fittingName = (name: string): string => {
  const clean = name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '_').trim();
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 ? clean.slice(dot).slice(0, 16) : '';
  const short = clean.length > longest ? clean.slice(0, longest - ending.length) + ending : clean;
  return fileName.safeParse(short).data ?? 'file.xml';
};
