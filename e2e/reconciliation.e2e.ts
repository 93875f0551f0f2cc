import type { Language } from '@daftar/words'
import type { Locator, Page } from '@playwright/test'
import type { Api } from './support/api.ts'
import { expect, test } from './support/clock-test.ts'
import { moveTo } from './support/clock.ts'
import { merchants } from './support/merchants.ts'
import { confirmWith, titleOf } from './support/pages.ts'
import { staff } from './support/people.ts'
import type { Say } from './support/test.ts'

interface Scene {
  page: Page
  say: Say
  language: Language
  finance: Api
  isPhone: boolean
  /** The Monday whose cut-off has just passed, before the schedule's own run. */
  monday: string
}

// A moved clock, the bank's file as a browser reads it, and money that has to come out at zero between four
// screens.
test('finance dry-runs a week, settles it, reconciles the bank’s file and reads an entry’s story [PO-14, DEC-PO-9]', async ({
  page,
  say,
  as,
  language,
  isPhone,
}) => {
  const finance = await as(staff.finance)
  const scene = { page, say, language, finance, isPhone, monday: await moveToMonday(finance) }
  await settleTheWeek(scene)
  await reconcileTheBank(scene)
  await readTheStory(scene)
})

/**
 * One hour past the cut-off in Dubai, three in Bahrain to go: the clock stands before every run of that
 * Monday.
 */
async function moveToMonday(finance: Api): Promise<string> {
  const { clock } = await finance.call('console.clock')
  // In Bahrain and Riyadh the day begins three hours earlier than in UTC.
  const today = new Date(new Date(clock.now).getTime() + 3 * 3_600_000)
  const days = (8 - today.getUTCDay()) % 7 || 7
  const monday = new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  await moveTo(finance, new Date(`${monday}T02:00:00+03:00`))
  return monday
}

/** What it would come to first, then for good; whoever looks again finds nothing left to settle. */
async function settleTheWeek(scene: Scene): Promise<void> {
  const { page, say, language, finance, monday } = scene
  await page.goto('/desk/settlement')
  await page.getByRole('link', { name: say.desk_settlement_new() }).click()
  await page.getByRole('button', { name: say.desk_settlement_dry_run_currency() }).click()
  await page.getByRole('option', { name: 'BHD' }).click()
  await expect(page).toHaveURL(/currency=BHD/)
  const week = { query: { currency: 'BHD', date: monday } } as const
  const { results, merchants: count } = await finance.call('settlement.previewRun', week)
  const { net = '' } = results.find(({ merchant_id }) => merchant_id === 'mer_bahri') ?? {}
  const settled = listOf(scene, say.desk_settlement_results())
  await expect(settled.getByText(net.replace(/\B(?=(\d{3})+\.)/g, ',')).first()).toBeVisible()
  await page.getByRole('button', { name: say.desk_settlement_run_now() }).click()
  await confirmWith(page, say.desk_settlement_run_now_confirm({ count, currency: 'BHD' }))
  await expect(page).toHaveURL(new RegExp(`/desk/settlement/runs/BHD-${monday}$`))
  const done = page.getByText(say.desk_settlement_state_done(), { exact: true })
  await expect(done).toBeVisible({ timeout: 30_000 })
  await expect(settled.getByText(merchants.bahri[language]).first()).toBeVisible()
  expect((await finance.call('settlement.previewRun', week)).merchants).toBe(0)
}

/**
 * A file as the bank gives it: the payout, a fee nobody ordered; read, added, confirmed, explained to zero.
 */
async function reconcileTheBank(scene: Scene): Promise<void> {
  const { page, say, finance, isPhone, monday } = scene
  const { transfers } = await finance.call('transfers.list', { query: { status: 'ordered' } })
  const transfer = transfers.find(({ merchant_id }) => merchant_id === 'mer_bahri')
  const day = monday.split('-').toReversed().join('/')
  const csv = [
    'Account,BH29 BMAG 1299 1234 5678 90,,BHD,',
    'Booked,Reference,Details,Paid out,Paid in',
    `${day},FT4711,"OUTWARD ${transfer?.reference} BAHRI COFFEE",${transfer?.amount},`,
    `${day},FT4712,MONTHLY FEE,3.500,`,
  ].join('\n')
  await page.goto('/desk/reconciliation')
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

  const { reference = '' } = transfer ?? {}
  const chosen = isPhone
    ? say.desk_reconciliation_select_line({ reference })
    : say.desk_reconciliation_select_all()
  await page.getByRole('checkbox', { name: chosen }).check({ force: true })
  await page.getByRole('button', { name: say.desk_reconciliation_many({ count: 1 }) }).click()
  const many = page.getByRole('alertdialog')
  await many.getByRole('button', { name: say.desk_reconciliation_many({ count: 1 }) }).click()
  await expect(many.getByText(say.desk_reconciliation_row_done(), { exact: true })).toBeVisible()
  await many.getByRole('button', { name: say.common_close() }).last().click()
  await expect(page.getByText(say.desk_reconciliation_empty_proposed_title())).toBeVisible()
  const { payouts } = await finance.call('settlement.payouts', {
    query: { status: 'paid', merchant_id: 'mer_bahri' },
  })
  expect(payouts[0]).toMatchObject({ net: transfer?.amount, bank_reference: 'FT4711' })

  await page.getByRole('link', { name: say.desk_reconciliation_view_unknown() }).click()
  await listOf(scene, say.desk_reconciliation_view_unknown())
    .getByRole('button', { name: /MONTHLY FEE/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: say.desk_reconciliation_aside() }).click()
  await page.getByRole('alertdialog').getByLabel(say.desk_reconciliation_aside_note()).fill('Fee of the bank')
  await confirmWith(page, /3\.500/)
  await expect(page.getByText(say.desk_reconciliation_done_aside()).first()).toBeVisible()
  const { reconciliations } = await finance.call('reconciliation.summary')
  expect(reconciliations.map(({ currency, difference }) => [currency, Number(difference)])).toContainEqual([
    'BHD',
    0,
  ])

  await page.getByRole('button', { name: say.desk_reconciliation_add() }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('dialog').getByText(say.desk_bank_known())).toBeVisible()
}

async function readTheStory(scene: Scene): Promise<void> {
  const { page, say } = scene
  await page.goto('/desk/ledger?kind=payout_confirmed&merchant=Bahri')
  await listOf(scene, say.desk_ledger_journal()).getByRole('link').first().click()
  await expect(titleOf(page)).toHaveText(say.desk_ledger_entry_payout_confirmed())
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
  await expect(titleOf(page)).toHaveText(say.desk_ledger_entry_payout_closed())
}

/** The rows of a list: a table on a desk, cards on a phone. */
function listOf({ page, isPhone }: Scene, name: string): Locator {
  return page.getByRole(isPhone ? 'list' : 'table', { name, exact: true })
}
