import { cursorOf, instantPart, numberPart, textPart } from '../../../platform/http/cursor.ts'

/** Where an account stands among all merchants'. */
export interface AccountPosition {
  merchantId: string
  account: string
  currency: string
}

export const accountCursor = cursorOf<AccountPosition>({
  merchantId: textPart,
  account: textPart,
  currency: textPart,
})

/** Where a row of the journal stands among all merchants'. */
export interface JournalPosition {
  at: Date
  merchantId: string
  number: bigint
}

export const journalCursor = cursorOf<JournalPosition>({
  at: instantPart,
  merchantId: textPart,
  number: numberPart,
})
