import { cellsOf, thousandths } from './support/amounts.ts'
import { amountText, arabicStatement, daysAfter, englishStatement } from './support/bank-statement.ts'
import { expectFits } from './support/pages.ts'
import { area, csvOf, paidPayouts } from './support/payouts.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.describe('on a phone', () => {
  test.use({ look: 'ar-phone' })

  // The file is read in a worker of the browser, as an Arabic bank wrote it, and nothing of it leaves.
  test('the bank check tells arrived, late, short and unknown apart without sending the file', async ({
    page,
    say,
    as,
    language,
  }) => {
    const api = await as(people.noorOwner)
    const [first, second, third] = (await paidPayouts(api))
      .filter(({ net }) => thousandths(net) > 0n)
      .slice(2)
    if (!first || !second || !third) throw new Error('the demo has paid payouts')
    const payout = (await api.call('payouts.read', { params: { id: first.id } })).payout
    const from = third.created_at.slice(0, 10)
    const lines = [
      [daysAfter(from, 0), 'SECRET opening', '', '0.01'],
      [daysAfter(from, 1), third.number.replace('-', ' '), '', amountText(thousandths(third.net) - 25_000n)],
      [
        daysAfter(first.created_at.slice(0, 10), 1),
        `TRF ${payout.bank_reference}`,
        '',
        amountText(thousandths(first.net)),
      ],
      [daysAfter(first.created_at.slice(0, 10), 9), 'Rent', '4,000.00', ''],
    ]
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto(`${area}/match`)
    await expect(page.getByText(say.payouts_match_private_title())).toBeVisible()
    await page.locator('input[type=file]').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: language === 'ar' ? arabicStatement(lines) : englishStatement(lines),
    })
    const results = page.getByRole('group', { name: say.payouts_match_summary() })
    const tile = (name: string) => results.getByRole('button').filter({ hasText: name })
    await expect(tile(say.payouts_match_arrived())).toContainText('1')
    await expect(tile(say.payouts_match_late())).toContainText('1')
    await expect(tile(say.payouts_match_short())).toContainText('\u221225.00')
    await expect(tile(say.payouts_match_unknown())).toContainText('0.01')
    await expectFits(page)
    await tile(say.payouts_match_late()).click()
    await expect(page.getByRole('link', { name: second.number })).toBeVisible()
    await expect(page.getByRole('link', { name: first.number })).toHaveCount(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say.payouts_csv(), exact: true }).click(),
    ])
    const table = cellsOf(await csvOf(download))
    const kinds = (kind: string) => table.filter(([result]) => result === kind).map((cells) => cells[1])
    expect(kinds('arrived')).toEqual([first.number])
    expect(kinds('late')).toEqual([second.number])
    expect(kinds('short')).toEqual([third.number])
    expect(kinds('unknown deposit')).toEqual([''])
    expect(sent.filter((request) => /SECRET|TRF|Rent/.test(request))).toEqual([])
  })
})
