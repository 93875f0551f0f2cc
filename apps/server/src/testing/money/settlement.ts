import { adsHeldDifferences } from '../../modules/growth/index.ts'
import { calendarOfCurrency } from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { toDecimal } from '@daftar/rules/money/money'
import type { HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { defaultFlexibleFeeMinor } from '@daftar/rules/settlement/settlement-fee'
import { afterAll, beforeAll } from 'vitest'
import { buildAdvances } from '../../modules/capital/advances/index.ts'
import { recordReceipt } from '../../modules/capital/advances/testing.ts'
import { debitsOfAdvances } from '../../modules/capital/debits/index.ts'
import { mandatesOfAdvances } from '../../modules/capital/mandates/index.ts'
import { offersOfAdvances } from '../../modules/capital/offers/index.ts'
import { reliefOfAdvances } from '../../modules/capital/relief/index.ts'
import {
  closeOpen,
  contribute,
  cycleOf,
  figuresAt,
  payoutOutcome,
  type PayoutRow,
} from '../../modules/money/settlement/index.ts'
import {
  decideAdjustment,
  proposeAdjustment,
  type RunDependencies,
} from '../../modules/money/settlement/testing.ts'
import { confirmTransfer, orderManyTransfers, orderTransfers } from '../../modules/money/transfers/index.ts'
import { walletOutcome } from '../../modules/money/wallet/index.ts'
import { loadConfig } from '../../config/config.ts'
import { issuerOf } from '../../issuer.ts'
import type { Database, ReadTx, Tx } from '../../platform/database/database.ts'
import { values, type Row } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import type { QueueMail } from '../../platform/mail/queue-mail.ts'
import { aSignedAdvance, type MerchantFacts } from '../app/builders.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'

/** A database of its own for a file of tests, with settlement over it. */
export function settlementFixture(queueMail?: QueueMail) {
  let db: TestDatabase
  let made: ReturnType<typeof settlementDependencies>
  beforeAll(async () => {
    db = await createTestDatabase()
    made = settlementDependencies(db.database, queueMail)
  })
  afterAll(() => db.drop())
  const inSystem = <T>(work: (tx: Tx) => Promise<T>) => db.database.system(work)
  return {
    get db() {
      return db
    },
    get made() {
      return made
    },
    inSystem,
    /** The payouts of a merchant as their rows, the oldest first. */
    payoutsOf: ({ merchantId }: Pick<MerchantFacts, 'merchantId'>) =>
      inSystem(
        (tx) => tx<PayoutRow[]>`select * from payout where merchant_id = ${merchantId} order by sequence`,
      ),
  }
}

/**
 * Settlement without the rest of the product: the real things over a test's database, a bank that is told
 * nothing.
 */
export function settlementDependencies(database: Database, queueMail: QueueMail = async () => undefined) {
  const orderTransfer = orderTransfers(async () => undefined)
  const logger = createLogger({ level: 'silent' })
  const calendarOf = (currency: Currency) => calendarOfCurrency(currency)
  const advances = buildAdvances({
    mandates: mandatesOfAdvances,
    debits: debitsOfAdvances,
    relief: reliefOfAdvances,
    offers: offersOfAdvances,
    adsHeld: adsHeldDifferences,
    database,
    orderTransfer,
    queueMail,
    publicOrigin: 'https://daftar.example',
    supportEmailOf: () => 'support@daftar.example',
    issuer: issuerOf(loadConfig({})),
    fourEyesAboveMinor: () => null,
    calendarOf,
    logger,
  })
  const publicOrigin = 'https://daftar.example'
  const news = { queueMail, publicOrigin, supportEmailOf: () => 'support@daftar.example' }
  const deps: RunDependencies = {
    database,
    capital: advances.capital,
    flexibleFeeMinor: defaultFlexibleFeeMinor,
    orderTransfers: orderManyTransfers(async () => undefined),
    news,
    calendarOf,
    logger,
  }
  return {
    deps,
    advances,
    orderTransfer,
    outcomes: { advance: advances.outcome, payout: payoutOutcome(news), wallet: walletOutcome(news) },
  }
}

/** What is in no payout yet of a merchant, as if a payout were asked for at an instant. */
export async function openAt(
  tx: ReadTx,
  { capital, flexibleFeeMinor }: RunDependencies,
  { merchantId, currency }: MerchantFacts,
  at: Date,
) {
  const { cycle } = (await cycleOf(tx, capital, merchantId, at))!
  const day = dateInZone(at.getTime(), zoneOfCurrency(currency))
  const [open] = await figuresAt(tx, capital, [merchantId], {
    currency,
    until: at,
    lastDay: day,
    runDate: day,
  })
  const closed = closeOpen(open!, { currency, cycle, flexibleFeeMinor })
  const movements = open!.rows.reduce((count, row) => count + row.movements, 0)
  return { since: open!.payee.since, movements, ...closed }
}

/** An advance that is signed, sent and confirmed at one instant; answers its id. */
export async function aFundedAdvance(
  tx: Tx,
  { advances, outcomes }: Pick<ReturnType<typeof settlementDependencies>, 'advances' | 'outcomes'>,
  merchant: MerchantFacts,
  given: { amountMinor?: bigint; at: Date },
): Promise<string> {
  const advance = await aSignedAdvance(tx, merchant, given)
  await advances.open(tx, advance, given.at)
  const [transfer] = await tx<
    Row<'transfer', 'id'>[]
  >`select id from transfer where subject_id = ${advance.id}`
  await confirmTransfer(tx, outcomes, {
    id: transfer!.id,
    staffId: await someStaff(tx),
    bankReference: 'BNK-1',
    fourEyesAboveMinor: () => null,
    at: given.at,
  })
  return advance.id
}

/** A member of staff; the same one for a number however often it is asked for. */
export async function someStaff(tx: Tx, number = 1): Promise<string> {
  const id = `stf_test${number}`
  await tx`
    insert into staff ${values(tx, 'staff', { id, name: `Staff ${number}`, email: `${id}@desk.example`, phone: `+9715000000${number}`, roles: ['finance'], created_at: new Date(0) })}
    on conflict (id) do nothing`
  return id
}

/** An adjustment that two people agreed on. */
export async function anAdjustment(
  tx: Tx,
  merchant: MerchantFacts,
  amountMinor: bigint,
  at: Date,
): Promise<string> {
  const { merchantId, currency } = merchant
  const [staffId, second] = [await someStaff(tx, 1), await someStaff(tx, 2)]
  const id = await proposeAdjustment(tx, {
    merchantId,
    currency,
    amountMinor,
    reason: 'goodwill',
    note: 'agreed by telephone',
    staffId,
    at,
  })
  await decideAdjustment(tx, { id, status: 'approved', note: '', staffId: second, at })
  return id
}

/** What the disputes area writes when a dispute takes money or gives it back. */
export async function aDispute(
  tx: Tx,
  merchant: MerchantFacts,
  orderId: string,
  amountMinor: bigint,
  at: Date,
): Promise<void> {
  const { merchantId, currency } = merchant
  const kind = amountMinor < 0n ? 'dispute' : 'dispute_release'
  await contribute(tx, { merchantId, kind, id: newId('dsp'), orderId, currency, amountMinor, at })
}

/**
 * The merchant transfers all that is left of its advance and this much more; without one that was sent
 * nothing happens.
 */
export async function aTransferIn(
  tx: Tx,
  { advances }: Pick<ReturnType<typeof settlementDependencies>, 'advances'>,
  { merchantId, currency }: MerchantFacts,
  moreMinor: bigint,
  at: Date,
): Promise<void> {
  const [advance] = await tx<(Row<'advance', 'id'> & { left: bigint })[]>`
    select id, (select coalesce(sum(balance_minor), 0)::bigint from ledger_balance b where b.merchant_id = l.merchant_id
                   and b.account in ('advance_principal:' || l.id, 'advance_fee:' || l.id)) as left
      from advance l where merchant_id = ${merchantId}`
  if (!advance) return
  await recordReceipt(
    tx,
    { debits: debitsOfAdvances, messages: advances.messages },
    {
      advanceId: advance.id,
      amount: toDecimal({ amountMinor: advance.left + moreMinor, currency }),
      receivedOn: dateInZone(at.getTime(), zoneOfCurrency(currency)),
      bankReference: newId('IN'),
      staffId: await someStaff(tx),
      secondPersonAbove: () => null,
      at,
    },
  )
}

/** Payouts of the merchant go into its wallet. */
export async function aWalletForPayouts(
  tx: Tx,
  { merchantId }: Pick<MerchantFacts, 'merchantId'>,
): Promise<void> {
  const at = new Date('2026-01-01')
  await tx`insert into wallet (merchant_id, reference, takes_payouts, opened_at)
    values (${merchantId}, 'WLT-' || nextval('wallet_number') || '-00', true, ${at})`
  await tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', { merchant_id: merchantId, name: 'merchant_wallet', enabled: true, changed_at: at })}`
}

/** A share of sales that is kept back, from a day on. */
export async function aReserve(
  tx: Tx,
  merchant: MerchantFacts,
  given: { percentHundredths: number; days: number; from?: string },
): Promise<void> {
  await tx`
    insert into reserve_term (merchant_id, id, valid_from, percent_hundredths, days, set_by, set_at)
    values (${merchant.merchantId}, ${newId('rtm')}, ${given.from ?? '2026-01-01'}, ${given.percentHundredths}, ${given.days},
            ${await someStaff(tx)}, '2026-01-01')`
}

export async function aHold(
  tx: Tx,
  merchant: MerchantFacts,
  at: Date,
  reason: HoldReason = 'compliance_review',
): Promise<void> {
  await tx`
    insert into payout_hold (merchant_id, id, reason, note, placed_by, placed_at)
    values (${merchant.merchantId}, ${newId('hld')}, ${reason}, 'test', ${await someStaff(tx)}, ${at})`
}

/** Chooses the flexible cycle from a Monday on. */
export async function aFlexibleCycle(tx: Tx, merchant: MerchantFacts, from = '2026-01-05'): Promise<void> {
  await tx`
    insert into cycle_change (merchant_id, id, cycle, valid_from, requested_by, requested_at)
    values (${merchant.merchantId}, ${newId('cyc')}, 'flexible', ${from}, 'test', '2026-01-01')`
}

/** Everything that must hold of all money at every moment; the names of what does not. */
export async function moneyFaults(tx: Tx): Promise<string[]> {
  const rows = await tx<{ fault: string }[]>`
    select 'the journal of ' || currency || ' is not zero-sum' as fault from ledger_posting group by currency having sum(amount_minor) <> 0
    union all
    select 'books of ' || c.merchant_id || ': ' || f.fault from ledger_chain c cross join lateral ledger_faults(c.merchant_id) f
    union all
    select 'lines of ' || p.number || ' come to ' || sum(l.net_minor) || ' of ' || (p.payout_minor + p.carried_out_minor)
      from payout p left join payout_line l on l.merchant_id = p.merchant_id and l.payout_id = p.id
     group by p.merchant_id, p.id having coalesce(sum(l.net_minor), 0) <> p.payout_minor + p.carried_out_minor or count(l) <> p.movements
    union all
    select p.number || ' charges a fee without a transfer' from payout p where fee_minor > 0 and payout_minor = 0
    union all
    select p.number || ' takes in what the one before did not hand on' from payout p
      left join payout o on o.merchant_id = p.merchant_id and o.sequence = p.sequence - 1
     where p.carried_in_minor <> coalesce(o.carried_out_minor, 0)
    union all
    select 'stores of ' || p.number || ' differ from its lines' from payout p
     where (select coalesce(sum(sales_minor), 0) - coalesce(sum(refunds_minor), 0) from payout_store s where s.merchant_id = p.merchant_id and s.payout_id = p.id)
           <> p.sales_minor - p.refunds_minor
    union all
    -- What a merchant is owed: payouts on their way to being sent, what the last one handed on, and what was overpaid since.
    select m.merchant_id || ' is owed ' || m.owed || ', not ' || coalesce(b.balance, 0) from (
      select p.merchant_id, sum(case when p.status in ('pending', 'held', 'failed') or p.status = 'rolled_over' and l.movement_id is null
                                     then p.payout_minor else 0 end)
             + coalesce((select carried_out_minor from payout o where o.merchant_id = p.merchant_id order by sequence desc limit 1), 0)
             + coalesce((select sum(c.amount_minor) from contributed_movement c where c.merchant_id = p.merchant_id and c.kind = 'overpayment'
                           and not exists (select from payout_line s where s.merchant_id = c.merchant_id and s.kind = c.kind and s.movement_id = c.id)), 0) as owed
        from payout p left join payout_line l on l.merchant_id = p.merchant_id and l.kind = 'returned_payout' and l.movement_id = p.id
       group by p.merchant_id) m
      left join (select merchant_id, -sum(balance_minor) as balance from ledger_balance where account like 'merchant_payable:%' group by 1) b using (merchant_id)
     where m.owed <> coalesce(b.balance, 0)
    union all
    select 'transit of ' || m.merchant_id || ' is not what is on its way' from merchant m
     where coalesce((select -balance_minor from ledger_balance b where b.merchant_id = m.merchant_id and account = 'transit'), 0)
        <> coalesce((select sum(amount_minor) from transfer t where t.merchant_id = m.merchant_id and status = 'ordered'), 0)
    union all
    select 'held of the wallet of ' || m.merchant_id || ' is not what withdrawals say' from merchant m
     where coalesce((select -balance_minor from ledger_balance b where b.merchant_id = m.merchant_id and account = 'wallet_held:' || m.merchant_id), 0)
        <> coalesce((select sum(fee_minor + case when sent_at is null then amount_minor else 0 end) from wallet_withdrawal w
                      where w.merchant_id = m.merchant_id and w.status = 'processing'), 0)
    union all
    select 'what is held for ads of ' || m.merchant_id || ' is not what campaigns may still spend' from merchant m
     where coalesce((select -balance_minor from ledger_balance b where b.merchant_id = m.merchant_id and account = 'ads_held:' || m.merchant_id), 0)
        <> coalesce((select sum(total_minor - posted_minor) from ad_campaign c
                      where c.merchant_id = m.merchant_id and c.status in ('active', 'paused')), 0)
    union all
    select 'campaign ' || c.id || ' has spent ' || c.spent_minor || ' and counted ' || coalesce(d.minor, 0) from ad_campaign c
      left join (select merchant_id, campaign_id, sum(spent_minor) as minor from ad_day group by 1, 2) d
        on d.merchant_id = c.merchant_id and d.campaign_id = c.id
     where c.spent_minor <> coalesce(d.minor, 0)
    union all
    select 'held of cards of ' || m.merchant_id || ' is not what charges say' from merchant m
     where coalesce((select -balance_minor from ledger_balance b where b.merchant_id = m.merchant_id and account = 'card_held:' || m.merchant_id), 0)
        <> coalesce((select sum(held_minor) from card_charge h where h.merchant_id = m.merchant_id and h.source = 'wallet'), 0)
    union all
    select 'card clearing of ' || m.merchant_id || ' is not what payouts are to take' from merchant m
     where coalesce((select balance_minor from ledger_balance b where b.merchant_id = m.merchant_id and account = 'card_clearing'), 0)
        <> coalesce((select -sum(c.amount_minor) from contributed_movement c where c.merchant_id = m.merchant_id and c.kind in ('card_spend', 'card_refund')
                       and not exists (select from payout_line l where l.merchant_id = c.merchant_id and l.kind = c.kind and l.movement_id = c.id)), 0)
    union all
    select 'charges of ' || h.merchant_id || ' took ' || sum(h.of_payout_minor) || ' of payouts' from card_charge h group by h.merchant_id
     having sum(h.of_payout_minor) <> coalesce((select -sum(c.amount_minor) from contributed_movement c
                                                 where c.merchant_id = h.merchant_id and c.kind = 'card_spend'), 0)
    union all
    select 'card ' || c.id || ' says it spent ' || c.spent_minor from card c
     where c.spent_minor <> coalesce((select sum(h.held_minor + h.captured_minor - h.refunded_minor) from card_charge h
                                       where h.merchant_id = c.merchant_id and h.card_id = c.id and h.month = c.month), 0)
    union all
    select 'wallet of ' || merchant_id || ' is overdrawn' from ledger_balance where account like 'wallet:%' and balance_minor > 0
    union all
    select 'movements of the wallet of ' || b.merchant_id || ' are not its balance' from ledger_balance b
     where b.account = 'wallet:' || b.merchant_id
       and -b.balance_minor <> (select coalesce(sum(amount_minor), 0) from wallet_movement v
                                 where v.merchant_id = b.merchant_id and v.currency = b.currency)
    union all
    select 'reserve of ' || m.merchant_id || ' is not what is held' from merchant m
     where coalesce((select -balance_minor from ledger_balance b where b.merchant_id = m.merchant_id and account like 'reserve:%'), 0)
        <> coalesce((select sum(amount_minor) from reserve_hold h where h.merchant_id = m.merchant_id and not exists (
             select from payout_line l where l.merchant_id = h.merchant_id and l.kind = 'reserve_release' and l.movement_id = h.payout_id)), 0)
    union all
    select 'what is disputed at ' || m.merchant_id || ' is not what payouts kept back' from merchant m
     where coalesce((select -balance_minor from ledger_balance b where b.merchant_id = m.merchant_id and account = 'dispute_clearing'), 0)
        <> coalesce((select -sum(l.amount_minor) from payout_line l where l.merchant_id = m.merchant_id and l.kind in ('dispute', 'dispute_release')), 0)
    union all
    select 'dispute ' || d.number || ' took ' || coalesce(c.minor, 0) from dispute d
      left join (select merchant_id, split_part(id, '.', 1) as id, sum(amount_minor) as minor from contributed_movement
                  where kind in ('dispute', 'dispute_release') group by 1, 2) c using (merchant_id, id)
     where coalesce(c.minor, 0) <> case when d.resolved_at is null then -d.disputed_minor else 0 end
    union all
    select 'a capture of ' || c.merchant_id || ' before a cut-off is in no payout' from capture c
     where exists (select from payout p where p.merchant_id = c.merchant_id and p.period_until > c.captured_at)
       and not exists (select from payout_line l where l.merchant_id = c.merchant_id and l.kind = 'sale' and l.movement_id = c.id)
    union all
    select 'a refund of ' || r.merchant_id || ' before a cut-off is in no payout' from refund r
     where exists (select from payout p where p.merchant_id = r.merchant_id and p.period_until > r.refunded_at)
       and not exists (select from payout_line l where l.merchant_id = r.merchant_id and l.kind = 'refund' and l.movement_id = r.id)
    union all
    select 'a movement of ' || l.merchant_id || ' is in a payout after its cut-off' from payout_line l
      join payout p on p.merchant_id = l.merchant_id and p.id = l.payout_id
     where l.kind in ('sale', 'refund', 'dispute', 'dispute_release', 'overpayment', 'card_spend', 'card_refund', 'adjustment') and l.at >= p.period_until`
  return rows.map((row) => row.fault)
}
