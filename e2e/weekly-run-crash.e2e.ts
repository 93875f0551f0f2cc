import { expect, test } from '@playwright/test'
import { signInThere, type Api } from './support/api.ts'
import { moveTo } from './support/clock.ts'
import { people, staff } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'

const weeks = 4

test(
  'after a power cut in the weekly run every week is settled once, as if undisturbed [DEC-LOAN-20, DEC-LOAN-36]',
  { tag: '@screenless' },
  async () => {
    const [calm, struck] = await Promise.all([startOwnProduct(), startOwnProduct()])
    try {
      const [calmDesk, struckDesk] = await Promise.all([desk(calm), desk(struck)])
      const merchant = await signInThere(struck.origin, people.noorOwner, 'merchant')
      const to = await eveningOfMonday(calmDesk)
      await moveTo(calmDesk, to)

      const before = await settledWeeks(merchant)
      const inFlight = moveTo(struckDesk, to).catch(() => 'cut off')
      await expect.poll(() => settledWeeks(merchant), { intervals: [20] }).toBeGreaterThan(before)
      await struck.kill()
      expect(await inFlight).toBe('cut off')

      await struck.restart()
      const after = await settledWeeks(merchant)
      // Both clocks go on by themselves, on a busy machine for minutes until the struck product is back.
      const { clock } = await calmDesk.call('console.clock')
      const later = new Date(Date.parse(clock.now) + 3_600_000)
      await Promise.all([moveTo(calmDesk, later), moveTo(struckDesk, later)])

      const [undisturbed, disturbed] = await Promise.all([
        booksOf(calm, calmDesk),
        booksOf(struck, struckDesk),
      ])
      // On a Monday before its runs, today's is one more.
      const settled = undisturbed.advance.repayments.length - before
      expect([weeks, weeks + 1]).toContain(settled)
      expect(after - before, 'weeks settled when the power went').toBeLessThan(settled)
      expect(disturbed).toEqual(undisturbed)
      const mondays = disturbed.advance.repayments.map((row) => row.week_start)
      expect(new Set(mondays).size, 'each week once').toBe(mondays.length)
      expect(disturbed.differences, 'the nightly check finds nothing').toEqual([])
      expect(disturbed.chains).toMatchObject({ intact: true, journal_intact: true })
    } finally {
      await Promise.all([calm.stop(), struck.stop()])
    }
  },
)

function desk(product: Product): Promise<Api> {
  return signInThere(product.origin, staff.admin, 'desk')
}

/** The last of the Mondays to come, when the day's runs of every currency are over. */
async function eveningOfMonday(api: Api): Promise<Date> {
  const { clock } = await api.call('console.clock')
  const day = new Date(`${clock.now.slice(0, 10)}T15:00:00.000Z`)
  const daysToMonday = 8 - (day.getUTCDay() || 7)
  day.setUTCDate(day.getUTCDate() + daysToMonday + 7 * (weeks - 1))
  return day
}

async function settledWeeks(api: Api): Promise<number> {
  const { loan: shown } = await api.call('advances.read', { params: { id: 'lon_noor1' } })
  return shown.repayments.filter((row) => row.week_status !== 'toPay').length
}

/**
 * What the merchant and the provider see of the money, without the ids that each database makes for itself.
 */
async function booksOf({ origin }: Product, deskApi: Api) {
  const [merchant, finance] = await Promise.all([
    signInThere(origin, people.noorOwner, 'merchant'),
    signInThere(origin, staff.finance, 'desk'),
  ])
  const { loan: shown } = await merchant.call('advances.read', { params: { id: 'lon_noor1' } })
  const { transfers } = await finance.call('transfers.list', { query: { page_size: 100 } })
  const { runs } = await finance.call('settlement.runs')
  const { advances } = await finance.call('advances.listForStaff', { query: { page_size: 100 } })
  const { differences } = await finance.call('advances.bookDifferences')
  const { broken_at: _, entries: __, ...chains } = await deskApi.call('audit.verify')
  return {
    advance: {
      status: shown.status,
      paid: shown.paid_amount,
      outstanding: shown.outstanding_amount,
      shortfall: shown.shortfall_amount,
      repayments: shown.repayments.map(({ id: ___, ...row }) => row),
    },
    /** Status, what is carried, weeks short, the flag and the next day of every advance. */
    advances: advances
      .map(({ id: ___, created_at: ____, ...advance }) => advance)
      .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
    differences,
    payouts: transfers
      .map(({ merchant_id, kind, amount, currency, status }) =>
        [merchant_id, kind, amount, currency, status].join(' '),
      )
      .toSorted(),
    runs: runs.map(({ finished_at, ...run }) => ({ ...run, finished: finished_at !== null })),
    chains,
  }
}
