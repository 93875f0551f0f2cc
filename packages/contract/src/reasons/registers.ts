import type { ReasonTable } from '../error-types.ts'

/** Refusals where a register of others is asked. */
export const registersReasons = {
  register_away: [503, 'internal', 'the register does not answer'],
} as const satisfies ReasonTable
