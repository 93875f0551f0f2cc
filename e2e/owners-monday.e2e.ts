import { readFile } from 'node:fs/promises'
import { groupedAmount } from '@daftar/words/formats/number'
import { completed } from './support/payouts.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

// The statement is set by a worker of the server and saved by the browser: a page test has neither.
test('an owner’s Monday: home and payouts say one figure, and last week’s statement is a PDF [OTH-01, PO-09, DEC-PO-4]', async ({
  page,
  say,
  as,
}) => {
  const api = await as(people.noorOwner)
  const { upcoming } = await api.call('payouts.upcoming')
  const [newest] = (await api.call('payouts.list', { query: { status: 'paid' } })).payouts
  const figure = groupedAmount(upcoming[0]!.estimate)
  const main = page.getByRole('main')

  await page.goto('/dashboard')
  await expect(main).toContainText(figure)
  await page.getByRole('navigation').getByRole('link', { name: say.shell_item_payouts() }).click()
  await expect(page).toHaveURL(new RegExp(completed))
  await expect(main).toContainText(figure)

  await main
    .getByRole('link', { name: new RegExp(newest!.number) })
    .first()
    .click()
  await expect(page.getByRole('article')).toContainText(newest!.number)
  const [statement] = await Promise.all([
    page.waitForEvent('download', { timeout: 45_000 }),
    main.getByRole('button', { name: say.payouts_statement(), exact: true }).first().click(),
  ])
  expect((await readFile(await statement.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
