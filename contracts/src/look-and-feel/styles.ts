import { z } from 'zod';
import type { CustomStyles } from './colors.ts';

const color = z.string().trim().min(1).max(100);

export const customStyles = z.object({
  primaryColor: color,
  directionTsColor: color,
  directionStColor: color,
}) satisfies z.ZodType<CustomStyles>;
