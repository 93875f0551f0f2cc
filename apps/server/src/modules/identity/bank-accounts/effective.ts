import { recordAudit } from '../../../platform/audit/audit.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { changeAccount } from '../../merchants/merchants/index.ts'
import { keepAccount } from '../../money/settlement/index.ts'
import type { BankAccountDependencies } from './dependencies.ts'
import { bankAccountMachine, type ChangeRow } from './machine.ts'
import { dueChanges, lockChange } from './store.ts'
import { bankAccountMessages } from './tell.ts'

/**
 * What was approved, told and not stopped becomes the merchant's account once it has waited. Run again, it
 * changes nothing.
 */
export function effectiveSchedule(deps: BankAccountDependencies): Schedule {
  const { database } = deps
  return defineSchedule({
    name: 'bank_accounts.effective',
    lane: 'books',
    dueTimes: async (from, to) => {
      const rows = await database.systemRead((tx) => dueChanges(tx, from, to))
      const times = new Set(rows.flatMap(({ effective_at }) => effective_at?.getTime() ?? []))
      return [...times].map((time) => new Date(time))
    },
    run: async (at) => {
      const due = await database.systemRead((tx) => dueChanges(tx, null, at))
      await eachOne(due, ({ merchant_id: merchantId, id }) =>
        database.system((tx) => makeEffective(tx, deps, { merchantId, id, at })),
      )
    },
  })
}

/**
 * One change, in one transaction: its status, the account, what of payouts was closed for the old one, and
 * the letters. The books are held, so a run comes before or after it as a whole.
 */
export async function makeEffective(
  tx: Tx,
  deps: BankAccountDependencies,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<'done' | 'lost'> {
  const row = await lockChange(tx, merchantId, id)
  if (row?.status !== 'waiting' || row.effective_at === null || row.effective_at > at) return 'lost'
  const by = { actor: 'system', actorId: 'bank_accounts', at } as const
  await keepAccount(tx, merchantId)
  await moveStatus(tx, bankAccountMachine, row, { to: 'effective', set: { ended_at: at }, ...by })
  const { iban_before: from, iban, bank_name: bankName } = row
  const refused = await changeAccount(tx, merchantId, row.legal_entity_id, { from, iban, bankName })
  if (refused instanceof Refusal)
    throw new Error(`the account of ${merchantId} is not the one that was to be replaced: ${refused.reason}`)
  await bankAccountMessages(deps).effective(tx, row, await deps.uses.directDebits(tx, merchantId, from))
  await recordAudit(tx, entryOf(row, at))
  return 'done'
}

function entryOf(row: ChangeRow, at: Date) {
  return {
    merchantId: row.merchant_id,
    at,
    action: 'bank_account.effective',
    object: `bank_account:${row.id}`,
    actorId: 'system',
    actorRole: 'system',
    outcome: 'done',
    before: { iban_ends: row.iban_before.slice(-4) },
    after: { iban_ends: row.iban.slice(-4) },
  } as const
}
