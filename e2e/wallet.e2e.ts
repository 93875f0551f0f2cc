import { readFile } from 'node:fs/promises'
import { moneyText } from '@daftar/words/formats/number'
import { signInThere, type Api } from './support/api.ts'
import { codeFor, seenBy } from './support/inbox.ts'
import { people, staff } from './support/people.ts'
import { expect, test } from './support/test.ts'

// A real code to a phone, a transfer that the desk confirms meanwhile, and the file as a browser saves it.
test('a withdrawal leaves after a code, is paid when the bank has paid, and stands in the file [WAL-01, DEC-WAL-3]', async ({
  page,
  say,
  as,
  origin,
}) => {
  const finance = await signInThere(origin, staff.finance, 'desk')
  await confirmNoors(finance)
  const api = await as(people.noorOwner)
  const { available } = (await api.call('wallet.read')).balances[0]!

  await page.goto('/finance/wallet')
  const main = page.getByRole('main')
  await expect(main).toContainText(moneyText(available, 'AED').replace(/[^\d,.]/g, ''))
  await page.getByRole('button', { name: say.wallet_withdraw(), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.wallet_withdraw_amount()).fill('250')
  const seen = await seenBy(origin, people.noorOwner.phone)
  await dialog.getByRole('button', { name: say.account_send_code() }).click()
  await expect(dialog.getByLabel(say.account_code())).toBeVisible()
  await dialog.getByLabel(say.account_code()).fill(await codeFor(origin, people.noorOwner.phone, seen))
  await expect(page.getByText(say.wallet_withdrawn()).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: say.wallet_withdraw(), exact: true })).toBeDisabled()

  await confirmNoors(finance)
  const { balances, withdrawal } = await api.call('wallet.read')
  expect(withdrawal).toBeNull()
  expect(Number(balances[0]!.available)).toBeCloseTo(Number(available) - 255, 2)

  await page.goto('/finance/wallet?types=withdrawal')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.wallet_export() }).click(),
  ])
  const [, newest] = (await readFile(await file.path(), 'utf8')).split('\n')
  expect(newest).toContain(`,-250.00,AED,${say.wallet_status_paid()},`)
})

/** The bank has paid what Noor withdrew. */
async function confirmNoors(finance: Api): Promise<void> {
  const { transfers } = await finance.call('transfers.list', { query: { status: 'ordered', page_size: 100 } })
  for (const { id, kind, merchant_id } of transfers)
    if (kind === 'wallet' && merchant_id === 'mer_noor')
      await finance.call('transfers.confirm', {
        params: { id },
        body: { bank_reference: `BNK-${id.slice(-6)}` },
      })
}
