import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { CaptureAgeing } from '@daftar/rules/orders/capture-ageing'
import type { ReadTx } from '../../../platform/database/database.ts'

export interface HomeDependencies {
  ageing: CaptureAgeing
  /** The advance of a merchant that is open, with its repayments. */
  advanceOf(tx: ReadTx, merchantId: string, now: Date): Promise<Advance | undefined>
}
