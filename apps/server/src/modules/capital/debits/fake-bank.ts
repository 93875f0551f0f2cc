import { dateInZone } from '@daftar/rules/calendar/zones'
import type { Tx } from '../../../platform/database/database.ts'
import type { Refusal } from '../../../platform/http/refusal.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import type { MandateMove } from '../mandates/index.ts'
import type { DebitDependencies } from './dependencies.ts'
import { settleDebit } from './settle.ts'

/** One day: what the bank was asked before it, it answers now. */
const dayMs = 86_400_000

export interface FakeBankDependencies extends DebitDependencies {
  answerMandate(tx: Tx, id: string, move: MandateMove): Promise<Refusal | null>
}

/**
 * A bank that answers by itself, for demos and trials (DIRECT_DEBIT_BANK): a day after it was asked it
 * accepts every mandate and pays every debit. Where a bank or staff answer, it is left out.
 */
export function fakeBank(deps: FakeBankDependencies): Schedule {
  return defineSchedule({
    name: 'debits.bank-answers',
    lane: 'books',
    dueTimes: async (from, to) => {
      const asked = await deps.database.system((tx) => waiting(tx))
      const times = new Set(
        asked
          .map(({ at }) => at.getTime() + dayMs)
          .filter((time) => time > from.getTime() && time <= to.getTime()),
      )
      return [...times].sort((one, other) => one - other).map((time) => new Date(time))
    },
    run: async (at) => {
      const asked = await deps.database.system((tx) => waiting(tx))
      const due = asked.filter((order) => order.at.getTime() + dayMs <= at.getTime())
      await eachOne(due, (one) => deps.database.system((tx) => answer(tx, deps, one, at)))
    },
  })
}

interface Asked {
  kind: 'mandate' | 'debit'
  id: string
  at: Date
}

function waiting(tx: Tx): Promise<Asked[]> {
  return tx<Asked[]>`
    select 'mandate' as kind, id, signed_at as at from mandate_public where status = 'waiting_for_bank_approval'
    union all
    select 'debit', id, created_at from debit where status = 'pending'
    order by at, id`
}

async function answer(tx: Tx, deps: FakeBankDependencies, { kind, id }: Asked, at: Date): Promise<void> {
  const by = { actor: 'bank', actorId: 'stand-in', at } as const
  const bankReference = `BNK-${dateInZone(at.getTime(), 'UTC').replaceAll('-', '')}-${id.slice(-6).toUpperCase()}`
  await (kind === 'mandate'
    ? deps.answerMandate(tx, id, { to: 'active', bankReference, ...by })
    : settleDebit(tx, deps, id, { outcome: 'paid', bankReference, ...by }))
}
