import type { Page } from '@playwright/test'
import { thousandths } from './support/amounts.ts'
import { signInThere, type Api } from './support/api.ts'
import { moveTo } from './support/clock.ts'
import { expectFits, regionOf } from './support/pages.ts'
import { area, completed } from './support/payouts.ts'
import { people, staff } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'

interface Scene {
  page: Page
  say: Say
  product: Product
  merchant: Api
  finance: Api
  /** Of Bahri Coffee: the payout that is kept back, refused and sent again. */
  payoutId: string
  holdId: string
}

type Step = (scene: Scene) => Promise<void>

const note = 'The owner called twice'
const correctedIban = 'BH67BMAG00001299123456'

test('DEC-PO-3, DEC-PO-4: the merchant sees why a payout is held, what the bank said of it, that it goes out again, and where its money went at last', async ({
  page,
  say,
}) => {
  await play([seeItHeld, seeItSent, seeItFail, seeItGoOutAgain, seeItMoveOn], { page, say })
})

test.describe('in Arabic, on a phone', () => {
  test.use({ look: 'ar-phone' })
  test('DEC-PO-4: the merchant sees why a payout is held and what the bank said of it', async ({
    page,
    say,
  }) => {
    await play([seeItHeld, seeItSent, seeItFail], { page, say })
  })
})

/** Steps of one story on a demo of their own, in which finance keeps back what the next run closes. */
async function play(steps: readonly Step[], given: Pick<Scene, 'page' | 'say'>): Promise<void> {
  test.setTimeout(240_000)
  const product = await startOwnProduct()
  try {
    const merchant = await signInThere(product.origin, people.bahriOwner, 'auth')
    const finance = await signInThere(product.origin, staff.finance, 'desk')
    const body = { merchant_id: 'mer_bahri', reason: 'bank_details' as const, note }
    const { hold } = await finance.call('desk.placeHold', { body })
    await runTheWeek(merchant, finance)
    const { payouts } = await merchant.call('payouts.list', { query: { status: 'held' } })
    await takeOver(given.page.context(), merchant)
    const scene = { ...given, product, merchant, finance, payoutId: payouts[0]?.id ?? '', holdId: hold.id }
    for (const step of steps) await step(scene)
  } finally {
    await product.stop()
  }
}

/** The clock goes to the morning on which the next payout is due. */
async function runTheWeek(merchant: Api, finance: Api): Promise<void> {
  const { upcoming } = await merchant.call('payouts.upcoming')
  await moveTo(finance, new Date(`${upcoming[0]?.pays_on}T08:00:00+03:00`))
}

async function seeItHeld({ page, say, product, merchant, payoutId }: Scene): Promise<void> {
  await page.goto(`${product.origin}${completed}?status=held`)
  const { payout } = await merchant.call('payouts.read', { params: { id: payoutId } })
  await expect(page.getByText(say.payouts_status_held(), { exact: true }).first()).toBeVisible()
  await page.getByRole('link').filter({ hasText: payout.number }).first().click()
  const article = page.getByRole('article')
  await expect(article.getByText(say.payouts_held_title())).toBeVisible()
  await expect(article.getByText(say.payouts_held_bank_details()).first()).toBeVisible()
  await expect(article.getByText(say.payouts_not_issued())).toBeVisible()
  await expect(article.getByText(say.payouts_no_reference())).toBeVisible()
  await expect(article.getByText('••••')).toHaveCount(0)
  await expectFits(page)
}

/** What staff noted for each other is not shown. */
async function seeItSent({ page, say, finance, holdId }: Scene): Promise<void> {
  await finance.call('desk.releaseHold', { params: { id: holdId }, body: { note } })
  await page.reload()
  const article = page.getByRole('article')
  await expect(article.getByText(say.payouts_status_in_transit(), { exact: true }).first()).toBeVisible()
  await expect(article.getByText(say.payouts_held_title())).toHaveCount(0)
  await expect(article.getByText(/•••• \d{4}/)).toBeVisible()
  await expect(article).not.toContainText(note)
}

async function seeItFail(scene: Scene): Promise<void> {
  const { page, say, finance } = scene
  const reason = 'Account closed'
  await finance.call('desk.rejectTransfer', { params: { id: await transferOf(scene) }, body: { reason } })
  await page.reload()
  const failed = page.getByRole('article')
  await expect(failed.getByText(say.payouts_status_failed(), { exact: true }).first()).toBeVisible()
  await expect(failed.getByText(say.payouts_failed_text({ reason: `\u2068${reason}\u2069` }))).toBeVisible()
  await expectFits(page)
}

async function seeItGoOutAgain(scene: Scene): Promise<void> {
  const { page, say, finance, payoutId: id } = scene
  await finance.call('desk.reissuePayout', { params: { id }, body: { iban: correctedIban } })
  const confirmed = { bank_reference: 'BNK-7711' }
  await finance.call('desk.confirmTransfer', { params: { id: await transferOf(scene) }, body: confirmed })
  await page.reload()
  const article = page.getByRole('article')
  await expect(article.getByText(say.payouts_failed_title())).toHaveCount(0)
  await expect(article.getByText('BNK-7711')).toBeVisible()
  await expect(article.getByText(`•••• ${correctedIban.slice(-4)}`)).toBeVisible()
  const states = regionOf(page, say.payouts_events_title()).getByRole('listitem')
  await expect(states).toContainText([
    say.payouts_status_pending(),
    say.payouts_held_bank_details(),
    say.payouts_status_pending(),
    say.payouts_status_in_transit(),
    'Account closed',
    say.payouts_status_in_transit(),
    say.payouts_status_paid(),
  ])
}

/** The bank sends it back once more; its sum is a line of the next payout. */
async function seeItMoveOn({ page, say, product, merchant, finance, payoutId: id }: Scene): Promise<void> {
  const reason = 'Unknown beneficiary'
  await finance.call('desk.returnPayout', { params: { id }, body: { reason } })
  await finance.call('desk.rollOverPayout', { params: { id }, body: { note } })
  await page.reload()
  const said = say.payouts_rolled_over_text({ reason: `\u2068${reason}\u2069` })
  await expect(page.getByRole('article').getByText(said)).toBeVisible()
  await expect(page.getByRole('article')).not.toContainText(note)
  const { payout } = await merchant.call('payouts.read', { params: { id } })
  await page.goto(`${product.origin}${area}/upcoming`)
  const line = page.locator('dl > div').filter({ hasText: say.payouts_step_returned_payouts() })
  await expect(line).toHaveCount(1)
  expect(thousandths(await line.innerText())).toBe(thousandths(payout.net))
}

/** The newest transfer of the payout. */
async function transferOf({ finance, payoutId: id }: Scene): Promise<string> {
  const { payout } = await finance.call('desk.payout', { params: { id } })
  return payout.transfers.at(-1)?.id ?? ''
}
