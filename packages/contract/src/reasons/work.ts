import type { ReasonTable } from '../error-types.ts'

/** What staff are refused who share work among them. */
export const workReasons = {
  assigned_meanwhile: [409, 'conflict', 'somebody else has taken it meanwhile'],
} as const satisfies ReasonTable
