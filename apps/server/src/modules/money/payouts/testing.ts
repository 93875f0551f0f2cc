import type { MerchantRole } from '@daftar/rules/access/roles'
import { newId } from '../../../platform/ids.ts'
import {
  aMember,
  aMerchant,
  anOrder,
  aRefund,
  aStore,
  type MerchantFacts,
} from '../../../testing/app/builders.ts'
import type { TestApp } from '../../../testing/app/test-app.ts'
import { values, type Row } from '../../../platform/database/rows.ts'

/** A merchant of two stores with two paid weeks whose every figure was worked out by hand; see `aShop`. */
export interface Shop {
  merchant: MerchantFacts
  storeA: string
  storeB: string
  /** Numbers of its orders: of the first week, then of the second. */
  orders: string[]
  token: string
  /** Another person of the merchant. */
  member(role: MerchantRole, storeIds?: string[]): Promise<string>
}

export const dubai = (text: string) => new Date(`${text}+04:00`)

/**
 * Commission 5 % and AED 1.00 an order, VAT 5 %.
 *
 * Week of 9 November: 500.00 in store A: less 25.00, 1.00 and 1.30 VAT, and 25.00 for a transfer below 2,500:
 * 447.70.
 *
 * Week of 16 November, in AED: sale A 1,000.00 less 50.00, 1.00 and 2.55: 946.45; sale B 2,400.50 less
 * 120.03, 1.00 and 6.05: 2,273.42; sale A 300.00 less 15.00, 1.00 and 0.80: 283.20; of it 100.00 refunded,
 * which gives back 5.00, 0.33 and 0.27: -94.40. Together 3,408.67, less 6.00 for the transfer: 3,402.67.
 */
export async function aShop(app: TestApp, name = 'Noor Trading'): Promise<Shop> {
  const made = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx, { name })
    await tx`update merchant set commission_fixed_minor = 100, name_ar = 'نور للتجارة' where merchant_id = ${merchant.merchantId}`
    const storeA = merchant.storeId
    const storeB = await aStore(tx, merchant, 'Marina, "North"', 'المارينا')
    const sale = (storeId: string, amountMinor: bigint, at: string, reference = '') =>
      anOrder(tx, merchant, { storeId, amountMinor, at: dubai(at), reference, as: 'captured' })
    const orders = [
      await sale(storeA, 50_000n, '2026-11-10T12:00:00'),
      await sale(storeA, 100_000n, '2026-11-17T12:00:00', '=SUM(A1)'),
      await sale(storeB, 240_050n, '2026-11-18T12:00:00', 'WEB-77'),
      await sale(storeA, 30_000n, '2026-11-19T12:00:00'),
    ]
    await aRefund(tx, merchant, orders[3]!.id, 10_000n, dubai('2026-11-20T12:00:00'))
    return { merchant, storeA, storeB, orders: orders.map((order) => order.number) }
  })
  const { merchant } = made
  return {
    ...made,
    token: await app.signIn(merchant.personId),
    member: async (role, storeIds) =>
      app.signIn(
        await app.db.database.system((tx) =>
          aMember(tx, merchant.merchantId, { role, storeIds: storeIds ?? null }),
        ),
      ),
  }
}

/** Settles both weeks, as their Mondays did. */
export async function settleWeeks(app: TestApp, ...mondays: string[]): Promise<void> {
  for (const monday of mondays) await app.app.runWeek('AED', dubai(`${monday}T06:00:00`))
}

/** The bank has paid every transfer of a merchant. */
export async function confirmTransfers(app: TestApp, shop: Shop): Promise<void> {
  const staff = await app.signInStaff(await app.aStaff('finance'))
  const open = await app.db.database.system(
    (tx) => tx<Row<'transfer', 'id'>[]>`
      select id from transfer where merchant_id = ${shop.merchant.merchantId} and status = 'ordered' order by ordered_at`,
  )
  for (const [index, { id }] of open.entries()) {
    const body = { bank_reference: `BNK-${index + 1}` }
    await app.call('transfers.confirm', { params: { id }, body, as: staff })
  }
}

/** A payout of a shop's first store, of many lines that cancel each other out. */
export async function aPayoutOfLines(app: TestApp, shop: Shop, rows: number): Promise<string> {
  const { merchantId } = shop.merchant
  const at = dubai('2026-11-02T06:00:00')
  const id = newId('set')
  await app.db.database.system(async (tx) => {
    await tx`insert into payout ${values(tx, 'payout', {
      merchant_id: merchantId,
      id,
      number: 'P-LARGE',
      sequence: 900,
      currency: 'AED',
      week_start: '2026-10-26',
      run_date: '2026-11-02',
      period_from: dubai('2026-10-26T00:00:00'),
      period_until: dubai('2026-11-02T00:00:00'),
      created_at: at,
    })}`
    await tx`
      insert into payout_line (merchant_id, payout_id, kind, movement_id, store_id, at, amount_minor, commission_minor, commission_fixed_minor, commission_vat_minor)
      select ${merchantId}, ${id}, 'adjustment', 'adj_' || n, ${shop.storeA}, ${at}, case when n % 2 = 0 then 5 else -5 end, 0, 0, 0
        from generate_series(1, ${rows}) n`
    await tx`update payout set closed_at = ${at}, status = 'carried', movements = ${rows} where merchant_id = ${merchantId} and id = ${id}`
  })
  return id
}

export { payoutNow } from './live/payout-now.ts'
export { pocketsAt } from './forecast/pockets.ts'
