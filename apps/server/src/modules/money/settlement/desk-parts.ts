import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { TransferOutcomes } from '../transfers/index.ts'
import type { SettlementParts } from './parts.ts'

export interface DeskParts extends SettlementParts {
  /** What follows when the bank sends a paid transfer back. */
  outcomes: TransferOutcomes
  fourEyesAboveMinor: FourEyesAbove
}
