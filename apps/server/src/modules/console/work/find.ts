import type { AnswerOf } from '@daftar/contract'
import type { StaffFlags } from '@daftar/rules/access/staff-roles'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { Currency } from '@daftar/rules/money/currency'
import type { ReadTx } from '../../../platform/database/database.ts'
import { holding } from '../../../platform/database/like.ts'

type Found = AnswerOf<'work.find'>

/** Of each sort; who looks for more goes to its list. */
const most = 5

interface FoundRow {
  id: string
  number: string
  status: string
  currency: Currency
  amount_minor: bigint
  merchant_id: string
  merchant_name: string
  merchant_name_ar: string
}

/**
 * What begins with or is called as somebody typed: merchants by name or id; cases, advances and payouts of
 * these merchants or by their own id or number; an order by its whole number. Each sort only for who may open
 * it, and nothing that test keys made.
 */
export async function find(tx: ReadTx, typed: string, flags: StaffFlags): Promise<Found> {
  const called = await merchantsCalled(tx, typed)
  const ids = called.map(({ id }) => id)
  const of = (shown: boolean, read: () => Promise<FoundRow[]>) => (shown ? read() : Promise.resolve([]))
  const [cases, advances, payouts, orders] = await Promise.all([
    of(
      flags.can_view_cases,
      () => tx<FoundRow[]>`
        select a.id, a.id as number, a.status, a.currency, a.amount_minor, m.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar
          from application_public a join merchant_public m using (merchant_id)
         where (a.id = ${typed} or a.merchant_id = any (${ids})) and a.deadline_at is not null and m.sandbox_of is null
         order by a.submitted_at desc limit ${most}`,
    ),
    of(
      flags.can_view_advances,
      () => tx<FoundRow[]>`
        select a.id, a.id as number, a.status, a.currency, a.amount_minor, m.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar
          from advance_standing a join merchant_public m using (merchant_id)
         where (a.id = ${typed} or a.merchant_id = any (${ids})) and a.voided_at is null and m.sandbox_of is null
         order by a.created_at desc limit ${most}`,
    ),
    of(
      flags.can_view_settlement,
      () => tx<FoundRow[]>`
        select p.id, p.number, p.status, p.currency, p.payout_minor as amount_minor, m.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar
          from payout_public p join merchant_public m using (merchant_id)
         where (p.id = ${typed} or p.number = upper(${typed})) and m.sandbox_of is null
         order by p.created_at desc limit ${most}`,
    ),
    of(
      flags.can_view_merchants,
      () => tx<FoundRow[]>`
        select o.id, o.number, o.status, o.currency, o.amount_minor, m.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar
          from order_public o join merchant_public m using (merchant_id)
         where (o.id = ${typed} or o.number = upper(${typed})) and m.sandbox_of is null
         order by o.created_at desc limit ${most}`,
    ),
  ])
  return {
    merchants: flags.can_view_merchants ? called : [],
    cases: cases.map(present),
    advances: advances.map(present),
    payouts: payouts.map(present),
    orders: orders.map(present),
  }
}

function merchantsCalled(tx: ReadTx, typed: string): Promise<Found['merchants']> {
  const pattern = holding(typed)
  return tx<Found['merchants']>`
    select merchant_id as id, name, name_ar, currency from merchant_public
     where sandbox_of is null and (merchant_id = ${typed} or name ilike ${pattern} or name_ar ilike ${pattern})
     order by name, merchant_id limit ${most}`
}

function present({ amount_minor, ...row }: FoundRow): Found['cases'][number] {
  return { ...row, amount: toDecimal(money(amount_minor, row.currency)) }
}
