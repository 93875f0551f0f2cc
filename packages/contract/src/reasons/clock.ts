import type { ReasonTable } from '../error-types.ts'

/** Refusals of the demo’s clock. */
export const clockReasons = {
  clock_backwards: [400, 'bad_data', 'the clock only moves forward'],
  clock_moving: [409, 'conflict', 'the clock is still moving'],
} as const satisfies ReasonTable
