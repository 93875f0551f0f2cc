import type { MarkValue, Places } from '@daftar/rules/review/marks'
import type { Tx } from '../../../platform/database/database.ts'

/** One case under review. */
export interface ReviewedCase {
  merchantId: string
  id: string
  /** The round it is in, or would be in if it went back now; from 1. */
  round: number
  /** It is back with its merchant, who is to correct what was marked. */
  isBack: boolean
}

/** How a kind of form is reviewed; the module that owns the form says it. */
export interface ReviewedForm<Row, Target extends string, Reason extends string> {
  /** What kind of case it is, as the tables of the review call it. */
  subject: string
  places: Places<Target, Reason>
  caseOf(row: Row): ReviewedCase
  /** What stands in a place, empty where nothing was given; null where the form has no such place. */
  valueAt(tx: Tx, row: Row, target: Target): Promise<MarkValue | null>
  /**
   * Gives a case under review a new version and holds it, so that nobody decides on what they have not read.
   * False when it is not under review any more, or waits for the second person.
   */
  renew(tx: Tx, row: Row): Promise<boolean>
}

/** Who of the staff marks, and when. */
export interface Marking {
  staffId: string
  at: Date
}
