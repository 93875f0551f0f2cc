import assert from 'node:assert/strict'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { merchantCount, orderCount, refundEvery } from './fill.ts'

/** What must hold after every run, whoever made it. Answers the totals, which both ways must agree on. */
export async function checkInvariants(database: Database): Promise<Record<string, string>> {
  const [row] = await database.system(
    (tx) => tx<Record<string, string>[]>`
      select (select count(*) from payout)::text as payouts,
             (select count(*) from payout where status = 'in_transit')::text as sent,
             (select sum(payout_minor) from payout)::text as sent_minor,
             (select count(*) from payout_line where kind in ('sale', 'refund'))::text as movements,
             (select sum(net_minor) from payout_line)::text as lines_minor,
             (select count(*) from payout p where payout_minor <> (
                select sum(net_minor) from payout_line l where l.merchant_id = p.merchant_id and l.payout_id = p.id))::text as uneven,
             (select count(*) from capture c where not exists (
                select from payout_line l where l.merchant_id = c.merchant_id and l.kind = 'sale' and l.movement_id = c.id))::text as left_out,
             (select sum(amount_minor) from ledger_posting)::text as imbalance,
             (select count(*) from merchant m cross join lateral ledger_faults(m.merchant_id) f)::text as faults,
             (select count(*) from ledger_transaction)::text as ledger_transactions,
             (select -sum(balance_minor) from ledger_balance where account = 'transit')::text as transit_minor,
             (select count(*) from transfer)::text as transfers,
             (select count(*) from payout_event)::text as events,
             (select count(*) from outbox_message)::text as told,
             (select count(*) from payout_store)::text as stores`,
    { statementSeconds: 600 },
  )
  const found = row!
  assert.equal(found['movements'], String(orderCount + orderCount / refundEvery))
  assert.equal(found['payouts'], String(merchantCount))
  assert.equal(found['sent'], found['payouts'])
  assert.equal(found['lines_minor'], found['sent_minor'])
  assert.equal(found['transit_minor'], found['sent_minor'])
  for (const none of ['uneven', 'left_out', 'imbalance', 'faults']) assert.equal(found[none], '0', none)
  return found
}
