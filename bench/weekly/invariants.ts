import assert from 'node:assert/strict'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { advanceCount } from './fill.ts'

/** What must hold after every run, whoever made it. Answers the totals, which both ways must agree on. */
export async function checkInvariants(database: Database): Promise<Record<string, string>> {
  const [row] = await database.system(
    (tx) => tx<Record<string, string>[]>`
      select (select count(*) from repayment)::text as weeks,
             (select sum(amount_minor) from repayment)::text as taken_minor,
             (select sum(shortfall_minor) from repayment)::text as short_minor,
             (select count(*) from advance where status = 'closed')::text as closed,
             (select count(*) from advance where status = 'overdue')::text as overdue,
             (select sum(carried_minor) from advance)::text as carried_minor,
             (select sum(weeks_short) from advance)::text as weeks_short,
             (select count(*) from advance where flagged_at is not null)::text as flagged,
             (select count(*) from status_change)::text as changes,
             (select count(*) from outbox_message)::text as told,
             (select count(*) from ledger_transaction)::text as ledger_transactions,
             (select sum(balance_minor) from ledger_balance where account like 'advance\\_%')::text as outstanding_minor,
             (select sum(amount_minor) from ledger_posting)::text as imbalance,
             (select count(*) from advance l join ledger_balance b on b.merchant_id = l.merchant_id and b.account like '%:' || l.id
               where l.status = 'closed' and b.balance_minor <> 0)::text as closed_with_balance`,
    { statementSeconds: 600 },
  )
  const found = row!
  assert.equal(found['weeks'], String(advanceCount))
  for (const none of ['imbalance', 'closed_with_balance']) assert.equal(found[none], '0', none)
  return found
}
