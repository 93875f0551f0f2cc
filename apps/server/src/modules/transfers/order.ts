import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { insertTransfer, type TransferKind } from './store.ts'

export interface TransferOrder {
  merchantId: string
  kind: TransferKind
  /** The loan or the settlement that is paid. */
  subjectId: string
  currency: Currency
  amountMinor: bigint
  iban: string
  beneficiary: string
  at: Date
}

/** Orders a transfer in the caller's transaction; false when one is open or confirmed already. */
export type OrderTransfer = (tx: Tx, order: TransferOrder) => Promise<boolean>

/** Hands the instruction to the bank after the commit (the outbox carries it). */
export type InstructBank = (tx: Tx, instruction: BankInstruction) => Promise<void>

export interface BankInstruction {
  merchantId: string
  transferId: string
  iban: string
  currency: Currency
  amountMinor: string
  reference: string
}

export function orderTransfers(instruct: InstructBank): OrderTransfer {
  return async (tx, order) => {
    const id = newId('trf')
    const reference = `DFT-${id.slice(-10).toUpperCase()}`
    const ordered = await insertTransfer(tx, {
      merchant_id: order.merchantId,
      id,
      kind: order.kind,
      subject_id: order.subjectId,
      reference,
      currency: order.currency,
      amount_minor: order.amountMinor,
      iban: order.iban,
      beneficiary: order.beneficiary,
      ordered_at: order.at,
    })
    if (!ordered) return false
    await instruct(tx, {
      merchantId: order.merchantId,
      transferId: id,
      iban: order.iban,
      currency: order.currency,
      amountMinor: String(order.amountMinor),
      reference,
    })
    return true
  }
}
