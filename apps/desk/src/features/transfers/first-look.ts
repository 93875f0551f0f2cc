import type { Transfer } from './queries.ts'

/** What the first of two people entered, for the second to compare with the bank's statement. */
export type FirstLook = { by: string; reference: string; at: string }

export function firstLookOf(
  transfer: Pick<Transfer, 'proposed_by' | 'proposed_reference' | 'proposed_at'>,
): FirstLook | null {
  const { proposed_by: by, proposed_reference: reference, proposed_at: at } = transfer
  return by === null || reference === null || at === null ? null : { by, reference, at }
}

/** Whether what the second person typed is another reference; nothing typed yet is none. */
export function differsFrom(first: FirstLook | null, typed: string): boolean {
  const reference = typed.trim()
  return first !== null && reference !== '' && reference !== first.reference
}
