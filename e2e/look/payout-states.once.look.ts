import type { Page } from '@playwright/test'
import type { Say } from '../support/test.ts'
import { expectLooksRight } from './support/looks-right.ts'
import { waitUntilSettled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

// Where there is the least room: what fits here fits beside a mouse too.
test.use({ look: 'ar-phone' })

const area = '/finance/payouts'

const kept = [
  ['held', { held_reason: 'bank_details', bank_reference: null, iban_last_four: '', paid_at: null }],
  ['failed', { failed_reason: 'Account closed', paid_at: null }],
  ['rolled_over', { failed_reason: 'Unknown beneficiary' }],
] as const

for (const [status, facts] of kept)
  test(`a payout that is ${status} looks right`, async ({ walker, look, demo, say }) => {
    const page = await walker.open('noorOwner', `${area}/invoices`)
    const address = `**/payouts/${demo.payout}?*`
    await page.route(address, async (route) => {
      const answer = await route.fetch()
      const { payout } = (await answer.json()) as { payout: object }
      await route.fulfill({ response: answer, json: { payout: { ...payout, status, ...facts } } })
    })
    try {
      await page.goto(`${area}/completed/${demo.payout}`)
      await waitUntilSettled(page, walker.listener, false)
      await expect(page.getByRole('article')).toContainText(say[`payouts_status_${status}`]())
      await expectLooksRight({ page, look, listener: walker.listener })
    } finally {
      await page.unroute(address)
    }
  })

const statements = [
  ['columns to be mapped', 'Tag;Zweck;Betrag\n17.11.2026;P-1042;755,00\n', mapped],
  [
    'what arrived and what did not',
    'Date,Description,Debit,Credit\n17/11/2026,TRF P-1042,,755.00\n18/11/2026,Rent,4000.00,\n',
    compared,
  ],
] as const

for (const [what, text, shown] of statements)
  test(`the bank check looks right: ${what}`, async ({ walker, look, say }) => {
    const page = await walker.open('noorOwner', `${area}/match`)
    // The file of the test before may still stand there.
    await page.reload()
    await page.locator('input[type=file]').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
    await shown(page, say)
    await waitUntilSettled(page, walker.listener, false)
    await expectLooksRight({ page, look, listener: walker.listener })
  })

/** The mapping, with what is missing in it. */
async function mapped(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say.payouts_map_done() }).click()
  await expect(page.getByText(say.payouts_map_incomplete())).toBeVisible()
}

async function compared(page: Page, say: Say): Promise<void> {
  await expect(page.getByRole('group', { name: say.payouts_match_summary() })).toBeVisible()
}
