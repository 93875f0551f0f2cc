import type { SalesPlatform } from '@daftar/rules/capital/applications/sales-platforms'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Column, type Row, values } from '../../../platform/database/rows.ts'
import type { MonthOfSales } from './connector.ts'

export type ConnectionRow = Row<
  'platform_connection',
  'merchant_id' | 'platform' | 'connected_by' | 'connected_at' | 'read_at',
  {
    /** Sealed with the merchant's key, in base64. */
    token_sealed: string
  }
>

export function listConnections(tx: ReadTx, merchantId: string): Promise<ConnectionRow[]> {
  return tx<ConnectionRow[]>`select * from platform_connection where merchant_id = ${merchantId}`
}

export async function findConnection(
  tx: ReadTx,
  merchantId: string,
  platform: SalesPlatform,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx<ConnectionRow[]>`
    select * from platform_connection where merchant_id = ${merchantId} and platform = ${platform}`
  return row
}

/** A repeated connect replaces the token; its sales are read anew (DEC-WIZ-15). */
export async function keepConnection(tx: Tx, row: Omit<ConnectionRow, 'read_at'>): Promise<void> {
  await tx`
    insert into platform_connection ${values(tx, 'platform_connection', row)}
    on conflict (merchant_id, platform) do update
      set token_sealed = excluded.token_sealed, connected_by = excluded.connected_by,
          connected_at = excluded.connected_at, read_at = null`
}

/**
 * The months as they were just read take the place of what was known of them; false when the token was
 * replaced meanwhile.
 */
export async function keepSales(
  tx: Tx,
  { merchant_id, platform, token_sealed }: ConnectionRow,
  months: readonly MonthOfSales[],
  at: Date,
): Promise<boolean> {
  const read = await tx`
    update platform_connection set read_at = ${at}
     where merchant_id = ${merchant_id} and platform = ${platform} and token_sealed = ${token_sealed}`
  if (read.count === 0) return false
  await tx`delete from platform_sales where merchant_id = ${merchant_id} and platform = ${platform}`
  const rows = months.map(({ month, currency, amountMinor, orders }) => ({
    merchant_id,
    platform,
    month,
    currency,
    amount_minor: amountMinor,
    orders,
    read_at: at,
  }))
  if (rows.length > 0) await tx`insert into platform_sales ${values(tx, 'platform_sales', rows)}`
  return true
}

/** Connections whose sales are a day old, of merchants who wait for a decision or still apply. */
export function listDue(tx: Tx, at: Date): Promise<Pick<ConnectionRow, 'merchant_id' | 'platform'>[]> {
  return tx`
    select c.merchant_id, c.platform from platform_connection c
     where (c.read_at is null or c.read_at <= ${at}::timestamptz - interval '1 day')
       and exists (select 1 from application_public a where a.merchant_id = c.merchant_id
                      and a.status in ('draft', 'verified', 'submitted', 'reset'))
     order by c.merchant_id, c.platform`
}

export interface PlatformSalesRow extends Row<
  'platform_connection',
  'platform' | 'connected_at' | 'read_at'
> {
  month: string | null
  currency: Column<'platform_sales', 'currency'> | null
  amount_minor: Column<'platform_sales', 'amount_minor'> | null
  orders: Column<'platform_sales', 'orders'> | null
}

/**
 * What the underwriter sees: every connection with its months, oldest first; one row without a month when
 * nothing was read.
 */
export function listSales(tx: Tx, merchantId: string): Promise<PlatformSalesRow[]> {
  return tx<PlatformSalesRow[]>`
    select c.platform, c.connected_at, c.read_at, s.month::text, s.currency, s.amount_minor, s.orders
      from platform_connection c
      left join platform_sales s on s.merchant_id = c.merchant_id and s.platform = c.platform
     where c.merchant_id = ${merchantId}
     order by c.platform, s.month, s.currency`
}
