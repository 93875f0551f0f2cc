import type { Forecast } from '@daftar/contract/endpoints/money/payouts-shapes'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { largest, money, toDecimal } from '@daftar/rules/money/money'
import { captureSharesOf } from '@daftar/rules/payouts/capture-shares'
import { compareCycles } from '@daftar/rules/payouts/cycle-comparison'
import { forecastPayouts, type ForecastInput, type ForecastPayout } from '@daftar/rules/payouts/forecast'
import type { FeeShare } from '@daftar/rules/payouts/likely-days'
import { weekSpreadOf } from '@daftar/rules/payouts/week-spread'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { findMerchant } from '../../../merchants/merchants/index.ts'
import { closeOpen, cycleOf, figuresAt, payoutTermsOf } from '../../settlement/index.ts'
import type { Reached } from '../access.ts'
import {
  capturedAfter,
  feeShareOf,
  firstOrderDay,
  knownDays,
  orderDays,
  waitingDays,
} from './forecast-store.ts'
import { nextCutOffs } from './next-cut-offs.ts'
import type { PayoutsDependencies } from '../dependencies.ts'
import { nextFigures, openLines, presentCaptures } from './upcoming.ts'

type ForecastDependencies = Pick<
  PayoutsDependencies,
  'calendarOf' | 'capital' | 'listOpenAdvances' | 'flexibleFeeMinor'
>

/** How many payouts are looked ahead. */
const ahead = 4

/**
 * The next four payouts of a merchant, and what either cycle costs and brings in; the rules say what is
 * assumed.
 */
export async function forecastOf(
  tx: ReadTx,
  deps: ForecastDependencies,
  reached: Reached,
  now: Date,
): Promise<Forecast> {
  const { merchantId, currency } = reached
  const [input, { next, certain, ifCaptured }] = await Promise.all([
    inputOf(tx, deps, reached, now),
    nextFigures(tx, deps, reached, now),
  ])
  const [first, ...later] = forecastPayouts(input)
  const certainMinor = next.cycle === 'weekly' ? certain.figures.payoutMinor : first!.certainNetMinor
  // Of the next payout one figure is sure, wherever it is read, and no week is low enough to take from it.
  const payouts = [
    {
      ...first!,
      certainNetMinor: certainMinor,
      lowNetMinor: certainMinor,
      highNetMinor: largest(first!.highNetMinor, ifCaptured?.payoutMinor ?? 0n),
    },
    ...later,
  ]
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  return {
    merchant_id: merchantId,
    currency,
    payouts: payouts.map((payout) => ({
      pays_on: payout.paysOn,
      cut_off_at: new Date(startOfDay(payout.cutOffOn, reached.zone)).toISOString(),
      ...amountsOf(payout, amount),
    })),
    if_captured: presentCaptures(ifCaptured, currency),
    cycles: compareCycles({ ...input, calendar: deps.calendarOf(currency) }).map((figures) => ({
      cycle: figures.cycle,
      transfers: figures.transfers,
      fees: amount(figures.feesMinor),
      net: amount(figures.netMinor),
      average_wait_days: Number(figures.averageWaitTenths) / 10,
    })),
  }
}

function amountsOf(payout: ForecastPayout, amount: (minor: bigint) => string) {
  return {
    captured: amount(payout.capturedMinor),
    uncaptured: amount(payout.uncapturedMinor),
    expected_sales: amount(payout.expectedSalesMinor),
    disputed: amount(payout.disputedMinor),
    fees: amount(payout.feesMinor),
    other: amount(payout.otherMinor),
    transfer_fee: amount(payout.transferFeeMinor),
    capital: amount(payout.capitalMinor),
    net: amount(payout.netMinor),
    certain_net: amount(payout.certainNetMinor),
    low_net: amount(payout.lowNetMinor),
    high_net: amount(payout.highNetMinor),
  }
}

async function inputOf(
  tx: ReadTx,
  { calendarOf, capital, listOpenAdvances, flexibleFeeMinor }: ForecastDependencies,
  reached: Reached,
  now: Date,
): Promise<ForecastInput> {
  const { merchantId, currency, zone } = reached
  const today = dateInZone(now.getTime(), zone)
  const [cycle, [open], known, waiting, days, firstOrderOn, history, share, advances, merchant] =
    await Promise.all([
      cycleOf(tx, capital, merchantId, now),
      figuresAt(tx, noAdvances, [merchantId], { currency, until: now, lastDay: today, runDate: today }),
      knownDays(tx, reached, openLines(tx, reached, now)),
      waitingDays(tx, reached),
      orderDays(tx, reached, today),
      firstOrderDay(tx, reached),
      capturedAfter(tx, reached, today),
      feeShareOf(tx, reached, today),
      listOpenAdvances(tx, [merchantId], currency),
      findMerchant(tx, merchantId),
    ])
  const given = { currency, cycle: cycle?.cycle ?? ('weekly' as const), flexibleFeeMinor }
  return {
    today,
    terms: payoutTermsOf(open!.payee, given),
    weeks: nextCutOffs(currency, calendarOf(currency), { since: open!.payee.since, now, count: ahead }),
    known,
    opening: closeOpen(open!, given).figures,
    waiting,
    orderDays: days,
    firstOrderOn,
    spread: weekSpreadOf({ today, orderDays: days, firstOrderOn }),
    shares: captureSharesOf(history),
    feeShare: share ?? agreedShare(merchant?.commission_hundredths ?? 0, open!.payee.vatHundredths),
    advances: advances.get(merchantId) ?? [],
  }
}

/** The forecast repays advances itself, week after week. */
const noAdvances = { preview: () => Promise.resolve(new Map()) }

/** Of a merchant that has not sold yet: the agreed percent with the VAT on it. */
function agreedShare(commissionHundredths: number, vatHundredths: number): FeeShare {
  return {
    feesMinor: BigInt(commissionHundredths) * BigInt(10_000 + vatHundredths),
    salesMinor: 100_000_000n,
  }
}
