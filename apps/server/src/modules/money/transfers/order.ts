import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { insertTransfer, insertTransfers, type NewTransfer, type TransferKind } from './store.ts'

export interface TransferOrder {
  merchantId: string
  kind: TransferKind
  /** The advance or the settlement that is paid. */
  subjectId: string
  currency: Currency
  amountMinor: bigint
  iban: string
  beneficiary: string
  /** Empty where only an IBAN is known. */
  bankName?: string
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

/**
 * Orders transfers for many subjects at once; answers each transfer's id by its subject. A subject that is
 * paid already throws.
 */
export type OrderTransfers = (tx: Tx, orders: readonly TransferOrder[]) => Promise<Map<string, string>>

export function orderTransfers(instruct: InstructBank): OrderTransfer {
  return async (tx, order) => {
    const made = newTransfer(order)
    if (!(await insertTransfer(tx, made))) return false
    await instruct(tx, instructionOf(made))
    return true
  }
}

export function orderManyTransfers(instruct: InstructBank): OrderTransfers {
  return async (tx, orders) => {
    const made = orders.map(newTransfer)
    await insertTransfers(tx, made)
    // Sent one after the other on one connection, without waiting for each.
    await Promise.all(made.map((transfer) => instruct(tx, instructionOf(transfer))))
    return new Map(made.map((transfer) => [transfer.subject_id, transfer.id]))
  }
}

function newTransfer(order: TransferOrder): NewTransfer {
  const id = newId('trf')
  return {
    merchant_id: order.merchantId,
    id,
    kind: order.kind,
    subject_id: order.subjectId,
    reference: `DFT-${id.slice(-10).toUpperCase()}`,
    currency: order.currency,
    amount_minor: order.amountMinor,
    iban: order.iban,
    beneficiary: order.beneficiary,
    bank_name: order.bankName ?? '',
    ordered_at: order.at,
  }
}

function instructionOf(transfer: NewTransfer): BankInstruction {
  return {
    merchantId: transfer.merchant_id,
    transferId: transfer.id,
    iban: transfer.iban,
    currency: transfer.currency,
    amountMinor: String(transfer.amount_minor),
    reference: transfer.reference,
  }
}
