import type { Browser, Page } from '@playwright/test'
import type { Language } from '@daftar/words'
import { signInThere, type Api } from './support/api.ts'
import { moveTo } from './support/clock.ts'
import { merchants } from './support/merchants.ts'
import { confirmWith } from './support/pages.ts'
import { staff } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'

interface Scene {
  page: Page
  say: Say
  language: Language
  product: Product
  finance: Api
  second: Api
  browser: Browser
  /** The Monday whose cut-off has just passed, before the schedule's own run. */
  monday: string
}

type Step = (scene: Scene) => Promise<void>

test('PO-14, DEC-PO-8, DEC-PO-9: finance holds a merchant, settles a week, sends what waited, corrects a fee by two people, reconciles the bank’s file and reads an entry’s story', async ({
  page,
  browser,
  say,
  language,
}) => {
  const steps = [holdBahri, settleTheWeek, liftTheHold, correctAFee, reconcileTheBank, readTheStory]
  await play(steps, { page, browser, say, language })
})

test.describe('in Arabic', () => {
  test.use({ look: 'ar-desktop' })
  test('finance holds a merchant, settles a week, sends what waited and reconciles the bank’s file', async ({
    page,
    browser,
    say,
    language,
  }) => {
    await play([holdBahri, settleTheWeek, liftTheHold, reconcileTheBank], { page, browser, say, language })
  })
})

/** Steps of one story on a demo of their own. */
async function play(
  steps: readonly Step[],
  given: Pick<Scene, 'page' | 'browser' | 'say' | 'language'>,
): Promise<void> {
  test.setTimeout(240_000)
  const product = await startOwnProduct()
  try {
    const finance = await signInThere(product.origin, staff.finance, 'desk')
    const second = await signInThere(product.origin, staff.secondFinance, 'desk')
    const monday = await moveToMonday(finance)
    await takeOver(given.page.context(), finance)
    for (const step of steps) await step({ ...given, product, finance, second, monday })
  } finally {
    await product.stop()
  }
}

/** One hour past the cut-off in Dubai, three in Bahrain to go: the clock stands before every run of that Monday. */
async function moveToMonday(finance: Api): Promise<string> {
  const { clock } = await finance.call('desk.clock')
  const now = new Date(clock.now)
  const days = (8 - now.getUTCDay()) % 7 || 7
  const monday = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  await moveTo(finance, new Date(`${monday}T02:00:00+03:00`))
  return monday
}

async function holdBahri({ page, say, language, product }: Scene): Promise<void> {
  await page.goto(`${product.origin}/desk/holds`)
  await expect(page.getByText(say.desk_holds_empty_title())).toBeVisible()
  await page.getByRole('button', { name: say.desk_hold_place() }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: say.desk_hold_place_confirm() }).click()
  await expect(dialog.getByText(say.field_required()).first()).toBeVisible()
  await dialog
    .getByRole('combobox', { name: say.desk_merchant_field() })
    .fill(merchants.bahri[language].slice(0, 5))
  await page.getByRole('option', { name: merchants.bahri[language] }).click()
  await dialog.getByRole('button', { name: say.desk_hold_reason() }).click()
  await page.getByRole('option', { name: say.desk_hold_reason_bank_details() }).click()
  await dialog.getByLabel(say.desk_hold_note()).fill('A new IBAN came by mail; we call them back')
  await confirmWith(page, say.desk_hold_place_confirm())
  await expect(page.getByText(say.desk_hold_done_placed()).first()).toBeVisible()
  await expect(page.getByRole('table').getByText(merchants.bahri[language])).toBeVisible()
}

/** What it would come to first, then for good; the payout is closed and kept back. */
async function settleTheWeek({ page, say, language, product, finance, monday }: Scene): Promise<void> {
  await page.goto(`${product.origin}/desk/settlement`)
  await page.getByRole('link', { name: say.desk_settlement_new() }).click()
  await page.getByRole('button', { name: say.desk_settlement_dry_run_currency() }).click()
  await page.getByRole('option', { name: 'BHD' }).click()
  await expect(page).toHaveURL(/currency=BHD/)
  const { results, merchants: count } = await finance.call('desk.previewRun', {
    query: { currency: 'BHD', date: monday },
  })
  const net = (results.find(({ merchant_id }) => merchant_id === 'mer_bahri')?.net ?? '').replace(
    /\B(?=(\d{3})+\.)/g,
    ',',
  )
  await expect(page.getByRole('table').getByText(net)).toBeVisible()
  await page.getByRole('table').getByRole('button', { name: merchants.bahri[language] }).click()
  await expect(page.getByRole('dialog').getByText(say.desk_hold_reason_bank_details())).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say.desk_settlement_run_now() }).click()
  await confirmWith(page, say.desk_settlement_run_now_confirm({ count, currency: 'BHD' }))
  await expect(page).toHaveURL(new RegExp(`/desk/settlement/runs/BHD-${monday}$`))
  await expect(page.getByText(say.desk_settlement_state_done(), { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('table').getByText(say.desk_payout_status_held())).toBeVisible()
  const repeated = await finance.call('desk.previewRun', { query: { currency: 'BHD', date: monday } })
  expect(repeated.merchants).toBe(0)
}

async function liftTheHold({ page, say, language, product }: Scene): Promise<void> {
  await page.goto(`${product.origin}/desk/settlement/payouts?status=held`)
  await page.getByRole('table').getByRole('button').first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('table', { name: say.desk_settlement_waterfall() })).toBeVisible()
  await expect(drawer.getByText(say.desk_hold_reason_bank_details()).first()).toBeVisible()
  await page.goto(`${product.origin}/desk/holds`)
  await page.getByRole('table').getByRole('button', { name: merchants.bahri[language] }).click()
  await page.getByRole('dialog').getByRole('button', { name: say.desk_hold_release() }).click()
  await expect(page.getByText(say.desk_hold_release_effect({ count: 1 }))).toBeVisible()
  await confirmWith(page, say.desk_hold_release())
  await expect(page.getByText(say.desk_hold_done_released()).first()).toBeVisible()
  await page.goto(`${product.origin}/desk/settlement/payouts?status=in_transit`)
  await expect(page.getByRole('table').getByText(merchants.bahri[language])).toBeVisible()
}

/** The first person proposes and cannot approve; the second one sees what was proposed, and does. */
async function correctAFee({ page, say, language, product, second, browser }: Scene): Promise<void> {
  await page.goto(`${product.origin}/desk/adjustments`)
  await page.getByRole('button', { name: say.desk_adjustment_propose() }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog
    .getByRole('combobox', { name: say.desk_merchant_field() })
    .fill(merchants.noor[language].slice(0, 4))
  await page.getByRole('option', { name: merchants.noor[language] }).click()
  await dialog.getByLabel(say.desk_adjustment_amount(), { exact: true }).fill('125')
  await dialog.getByRole('button', { name: say.desk_adjustment_reason() }).click()
  await page.getByRole('option', { name: say.desk_adjustment_fee_correction() }).click()
  await dialog.getByLabel(say.desk_adjustment_note()).fill('The fee of week 46 was charged twice')
  await confirmWith(page, /125/)
  await expect(page.getByText(say.desk_adjustment_done_proposed()).first()).toBeVisible()
  await page.getByRole('table').getByRole('button', { name: merchants.noor[language] }).click()
  await expect(page.getByText(say.desk_adjustment_own())).toBeVisible()
  await expect(page.getByRole('button', { name: say.desk_adjustment_approve() })).toHaveCount(0)

  const other = await browser.newContext({ baseURL: product.origin, locale: language })
  await takeOver(other, second)
  const theirs = await other.newPage()
  await theirs.goto('/desk/adjustments')
  await theirs.getByRole('table').getByRole('button', { name: merchants.noor[language] }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: say.desk_adjustment_approve() }).click()
  const asked = theirs.getByRole('alertdialog')
  await expect(asked.getByText('Rima Fares')).toBeVisible()
  await expect(asked.getByText('The fee of week 46 was charged twice')).toBeVisible()
  await confirmWith(theirs, /125\.00/)
  await expect(theirs.getByText(say.desk_adjustment_done_approved()).first()).toBeVisible()
  await other.close()
}

/** A file as the bank gives it: the payout, a fee nobody ordered; read, added, confirmed, explained to zero. */
async function reconcileTheBank({ page, say, product, finance, monday }: Scene): Promise<void> {
  const { transfers } = await finance.call('desk.transfers', { query: { status: 'ordered' } })
  const [transfer] = transfers.filter(({ currency }) => currency === 'BHD')
  const day = monday.split('-').toReversed().join('/')
  const csv = [
    'Account,BH29 BMAG 1299 1234 5678 90,,BHD,',
    'Booked,Reference,Details,Paid out,Paid in',
    `${day},FT4711,"OUTWARD ${transfer?.reference} BAHRI COFFEE",${transfer?.amount},`,
    `${day},FT4712,MONTHLY FEE,3.500,`,
  ].join('\n')
  await page.goto(`${product.origin}/desk/reconciliation`)
  await page.getByRole('button', { name: say.desk_reconciliation_add() }).click()
  const dialog = page.getByRole('dialog')
  const file = { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByText(say.desk_bank_missing_date())).toBeVisible()
  await dialog.getByRole('button', { name: say.desk_bank_column({ name: 'Booked' }) }).click()
  await page.getByRole('option', { name: say.desk_bank_column_date(), exact: true }).click()
  await expect(dialog.getByText(/OUTWARD/).first()).toBeVisible()
  await dialog.getByRole('button', { name: say.desk_bank_add({ count: 2 }) }).click()
  await expect(page.getByText(say.desk_bank_done({ count: 2 })).first()).toBeVisible()

  await page.getByRole('checkbox', { name: say.desk_reconciliation_select_all() }).check({ force: true })
  await page.getByRole('button', { name: say.desk_reconciliation_many({ count: 1 }) }).click()
  const many = page.getByRole('alertdialog')
  await many.getByRole('button', { name: say.desk_reconciliation_many({ count: 1 }) }).click()
  await expect(many.getByText(say.desk_reconciliation_row_done(), { exact: true })).toBeVisible()
  await many.getByRole('button', { name: say.common_close() }).last().click()
  await expect(page.getByText(say.desk_reconciliation_empty_proposed_title())).toBeVisible()
  const { payouts } = await finance.call('desk.payouts', {
    query: { status: 'paid', merchant_id: 'mer_bahri' },
  })
  expect(payouts[0]).toMatchObject({ net: transfer?.amount, bank_reference: 'FT4711' })

  await page.getByRole('link', { name: say.desk_reconciliation_view_unknown() }).click()
  await page
    .getByRole('table')
    .getByRole('button', { name: /MONTHLY FEE/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: say.desk_reconciliation_aside() }).click()
  await page.getByRole('alertdialog').getByLabel(say.desk_reconciliation_aside_note()).fill('Fee of the bank')
  await confirmWith(page, /3\.500/)
  await expect(page.getByText(say.desk_reconciliation_done_aside()).first()).toBeVisible()
  const { reconciliations } = await finance.call('desk.reconciliation')
  expect(reconciliations.map(({ currency, difference }) => [currency, Number(difference)])).toContainEqual([
    'BHD',
    0,
  ])

  await page.getByRole('button', { name: say.desk_reconciliation_add() }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('dialog').getByText(say.desk_bank_known())).toBeVisible()
}

async function readTheStory({ page, say, product }: Scene): Promise<void> {
  await page.goto(`${product.origin}/desk/ledger?kind=payout_confirmed&merchant=Bahri`)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.desk_ledger_entry_payout_confirmed())
  const causes = page.getByRole('region', { name: say.desk_ledger_entry_causes() })
  await expect(causes.getByText(/DFT-/)).toBeVisible()
  await expect(causes.getByRole('link', { name: /^P-/ })).toBeVisible()
  const events = page.getByRole('region', { name: say.desk_ledger_entry_events() })
  await expect(events.getByText('bank_line.matched')).toBeVisible()
  await expect(events.getByText('Rima Fares').first()).toBeVisible()
  await page.getByRole('button', { name: say.desk_ledger_check() }).click()
  await expect(page.getByText(say.desk_ledger_check_intact())).toBeVisible()
  await page
    .getByRole('region', { name: say.desk_ledger_entry_related() })
    .getByRole('link', { name: say.desk_ledger_entry_payout_closed() })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.desk_ledger_entry_payout_closed())
}
