import { addMonths } from './add-months.ts';

it.each([
  ['2025-10-14', 13, '2026-11-14'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-12-31', 2, '2025-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['9999-12-31', 13, '9999-12-31'],
])('%s and %i months is %s', (from, months, to) => expect(addMonths(from, months)).toBe(to));
