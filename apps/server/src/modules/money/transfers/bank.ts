import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { values } from '../../../platform/database/rows.ts'
import { defineMessageKind, type Deliverer, type Outbox } from '../../../platform/outbox/outbox.ts'
import type { BankInstruction, InstructBank } from './order.ts'

/** Carries an instruction to the bank. */
const bankTransfer = defineMessageKind<BankInstruction>('bank.transfer')

/** Hands instructions to the bank after the commit: the outbox carries them. */
export function instructBank(outbox: Pick<Outbox, 'send'>): InstructBank {
  return async (tx, instruction) => {
    await outbox.send(tx, bankTransfer, instruction)
  }
}

/**
 * The embedded bank: it keeps a book of its own, one row per instruction however often it arrives. Staff then
 * tell the product what the bank did, from its statement.
 */
export function embeddedBank(database: Database, clock: Clock): Deliverer {
  return bankTransfer.deliveredBy(async (_id, instruction) => {
    await database.system(
      (tx) => tx`
          insert into bank_instruction ${values(tx, 'bank_instruction', {
            merchant_id: instruction.merchantId,
            transfer_id: instruction.transferId,
            iban: instruction.iban,
            currency: instruction.currency,
            amount_minor: BigInt(instruction.amountMinor),
            reference: instruction.reference,
            received_at: clock.now(),
          })} on conflict do nothing`,
    )
  })
}
