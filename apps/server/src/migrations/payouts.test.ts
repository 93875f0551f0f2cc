import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { asOwner } from '../testing/planted.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase({ empty: true })))
afterAll(() => db.drop())

/** Weeks as they were settled before: a good one, one below zero, an empty one, one whose fee took all. */
const weeksBefore = `
  insert into merchant (merchant_id, name, name_ar, country, currency, created_at) values ('m', 'M', 'م', 'ARE', 'AED', '2026-01-01');
  insert into store (merchant_id, id, name, name_ar, country, currency, created_at) values ('m', 's', 'S', 'س', 'ARE', 'AED', '2026-01-01');
  insert into purchase (merchant_id, id, store_id, number, currency, amount_minor, shopper_name, created_at)
    values ('m', 'p', 's', 'N', 'AED', 101700, 'X', '2026-11-10');
  insert into capture (merchant_id, id, purchase_id, reference, currency, amount_minor, captured_at)
    values ('m', 'c1', 'p', 'c1', 'AED', 100000, '2026-11-10'), ('m', 'c2', 'p', 'c2', 'AED', 1700, '2026-12-01');
  insert into refund (merchant_id, id, purchase_id, reference, currency, amount_minor, refunded_at)
    values ('m', 'r1', 'p', 'r1', 'AED', 20000, '2026-11-11'), ('m', 'r2', 'p', 'r2', 'AED', 100, '2026-11-18');
  insert into settlement (merchant_id, id, currency, week_start, run_date, sales_minor, refunds_minor, commission_minor, commission_vat_minor,
         carried_in_minor, carried_out_minor, fee_minor, fee_vat_minor, sales_payout_minor, capital_minor, payout_minor, created_at)
    values ('m', 'w1', 'AED', '2026-11-09', '2026-11-16', 100000, 20000, 4000, 200, 0, 0, 2500, 119, 73300, 3300, 70000, '2026-11-16'),
           ('m', 'w2', 'AED', '2026-11-16', '2026-11-23', 0, 100, 0, 0, 0, -100, 0, 0, 0, 0, 0, '2026-11-23'),
           ('m', 'w3', 'AED', '2026-11-23', '2026-11-30', 0, 0, 0, 0, -100, -100, 0, 0, 0, 0, 0, '2026-11-30'),
           ('m', 'w4', 'AED', '2026-11-30', '2026-12-07', 1700, 0, 0, 0, -100, 0, 1600, 76, 0, 0, 0, '2026-12-07');
  insert into settlement_line (merchant_id, settlement_id, kind, movement_id, purchase_id, amount_minor, commission_minor, commission_vat_minor)
    values ('m', 'w1', 'sale', 'c1', 'p', 100000, 5000, 250), ('m', 'w1', 'refund', 'r1', 'p', 20000, 1000, 50),
           ('m', 'w2', 'refund', 'r2', 'p', 100, 0, 0), ('m', 'w4', 'sale', 'c2', 'p', 1700, 0, 0);
  insert into transfer (merchant_id, id, kind, subject_id, reference, currency, amount_minor, iban, beneficiary, status, ordered_at, decided_at, bank_reference)
    values ('m', 't', 'payout', 'w1', 'DFT-1', 'AED', 70000, 'AE1', 'M LLC', 'confirmed', '2026-11-16', '2026-11-17', 'BNK-1')`

const eventsBefore = `
  insert into payout_event (merchant_id, payout_id, id, status, at, actor_kind, reason) values
    ('m', 'w1', '0001', 'held', '2026-11-16', 'system', 'bank_details'), ('m', 'w1', '0002', 'held', '2026-11-16', 'staff', 'a call is due'),
    ('m', 'w1', '0003', 'pending', '2026-11-16', 'staff', 'called'), ('m', 'w1', '0004', 'failed', '2026-11-17', 'staff', 'account closed')`

test('weeks that were settled before become payouts whose lines come to what was sent', async () => {
  await migrate(db.ownerUrl, { upTo: '0044' })
  await asOwner(db.owner, weeksBefore)
  await migrate(db.ownerUrl, { upTo: '0051' })
  await asOwner(db.owner, eventsBefore)
  await migrate(db.ownerUrl)
  const payouts = await db.report`
    select p.number, p.status, p.payout_minor, p.carried_out_minor, p.bank_reference, p.movements::int, count(l)::int as lines, sum(l.net_minor)::int as net
      from payout p left join payout_line l on l.merchant_id = p.merchant_id and l.payout_id = p.id
     group by p.merchant_id, p.id order by p.sequence`
  expect(payouts).toMatchObject([
    {
      number: 'P-261115-1',
      status: 'paid',
      payout_minor: 70_000n,
      bank_reference: 'BNK-1',
      movements: 4,
      lines: 4,
      net: 70_000,
    },
    { number: 'P-261122-2', status: 'carried', carried_out_minor: -100n, movements: 1, net: -100 },
    { number: 'P-261129-3', status: 'carried', carried_out_minor: -100n, movements: 1, net: -100 },
    { number: 'P-261206-4', status: 'carried', carried_out_minor: 0n, movements: 3, lines: 3, net: 0 },
  ])
  const stores =
    await db.report`select payout_id, sales_minor, refunds_minor, net_minor from payout_store order by payout_id`
  expect(stores[0]).toEqual({
    payout_id: 'w1',
    sales_minor: 100_000n,
    refunds_minor: 20_000n,
    net_minor: 75_800n,
  })
  const [run] = await db.database.system(
    (tx) => tx`select id, state, merchants from settlement_run order by id limit 1`,
  )
  expect(run).toEqual({ id: 'AED-2026-11-16', state: 'done', merchants: 1 })
})

test('what staff had noted about payouts is told apart from the reasons merchants read', async () => {
  const events = await db.report`select status, reason, note from payout_event order by id`
  expect(events).toEqual([
    { status: 'held', reason: 'bank_details', note: '' },
    { status: 'held', reason: '', note: 'a call is due' },
    { status: 'pending', reason: '', note: 'called' },
    { status: 'failed', reason: 'account closed', note: '' },
  ])
})
