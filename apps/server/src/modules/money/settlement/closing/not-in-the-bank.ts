import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import type { UnsentPayout } from '@daftar/rules/payouts/pockets'
import { disputeAccounts } from '@daftar/rules/payouts/pockets'
import type { ReadTx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { balanceOf } from '../../../../platform/ledger/ledger.ts'
import type { OpenParty } from './open-figures.ts'
import { findDestinations, keptBackBy } from '../runs/destinations.ts'
import { payoutSums } from './sums.ts'

type Of = Pick<OpenParty['payee'], 'merchantId'> & { currency: Row<'payout', 'currency'>['currency'] }

export type UnsentRow = Row<
  'payout',
  'id' | 'number' | 'payout_minor' | 'issued_at' | 'created_at',
  { status: UnsentPayout['status']; held_reason: HeldReason | null }
>

/** Closed payouts whose money has not arrived, the newest first. */
export function unsentPayouts(tx: ReadTx, { merchantId, currency }: Of): Promise<UnsentRow[]> {
  return tx<UnsentRow[]>`
    select id, number, payout_minor, status, held_reason, issued_at, created_at from payout
     where merchant_id = ${merchantId} and currency = ${currency} and closed_at is not null
       and status in ('pending', 'held', 'in_transit', 'failed')
     order by created_at desc, id desc`
}

export type KeptRow = Row<'reserve_hold', 'payout_id' | 'amount_minor' | 'release_at'> &
  Row<'payout', 'number'>

/** What is kept in reserve and not released by an instant, what comes back next first. */
export function keptReserves(tx: ReadTx, { merchantId, currency }: Of, until: Date): Promise<KeptRow[]> {
  return tx<KeptRow[]>`
    select h.payout_id, h.amount_minor, h.release_at, p.number
      from reserve_hold h join payout p on p.merchant_id = h.merchant_id and p.id = h.payout_id
     where h.merchant_id = ${merchantId} and h.currency = ${currency} and h.release_at > ${until}
       and not exists (select from payout_line l where l.merchant_id = h.merchant_id and l.kind = 'reserve_release' and l.movement_id = h.payout_id)
     order by h.release_at, h.payout_id`
}

/** What would keep a payout back now; null where it would be sent. */
export async function keptBackNow(tx: ReadTx, merchantId: string): Promise<HeldReason | null> {
  const [destination] = await findDestinations(tx, [merchantId])
  return destination ? keptBackBy(destination) : null
}

/**
 * What disputes have taken and nobody has decided yet: on its accounts of the journal, and in no payout yet.
 */
export async function disputedMinor(
  tx: ReadTx,
  { merchantId, currency }: Of,
  open: OpenParty,
): Promise<bigint> {
  const balances = await Promise.all(
    disputeAccounts().map((account) => balanceOf(tx, merchantId, account, currency)),
  )
  const { disputesMinor, disputesReleasedMinor } = payoutSums(open.rows)
  return balances.reduce((sum, minor) => sum - minor, -disputesMinor - disputesReleasedMinor)
}
