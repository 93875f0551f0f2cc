import { signInThere, type Api } from './support/api.ts'
import { approveThere, handIn, signThere } from './support/application.ts'
import { moveTo } from './support/clock.ts'
import { letterWith } from './support/inbox.ts'
import { confirmWith } from './support/pages.ts'
import { people, staff, type Person } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'

/** What needs a demo of its own: the bank's other answer, another day. */
test.describe.configure({ timeout: 120_000 })

let product: Product
test.beforeAll(async () => {
  product = await startOwnProduct()
})
test.afterAll(() => product.stop())

test('a transfer the bank refused is taken back with its reason, and ordered again to a corrected IBAN by somebody else', async ({
  page,
  context,
  say,
}) => {
  const { origin } = product
  const owner = await signInThere(origin, people.bahriOwner, 'auth')
  const asked = { offerId: 'ofr_bahri1', amount: '10000', tenor: 16, holder: 'Bahri Coffee Roasters WLL' }
  const contract = await approvedContract(owner, { ...asked, signatory: people.bahriOwner })
  await signThere(owner, contract.split('/').at(-1) ?? '', people.bahriOwner)
  await takeOver(context, await signInThere(origin, staff.finance, 'desk'))

  await page.goto(`${origin}/desk/transfers`)
  await page
    .getByRole('button', { name: /Bahri Coffee/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(say.desk_transfer_ordered(), { exact: true }).first()).toBeVisible()
  await drawer.getByRole('button', { name: say.desk_transfer_reject() }).click()
  const dialog = page.getByRole('alertdialog')
  await confirmWith(page, say.desk_transfer_reject())
  await expect(dialog.getByText(say.field_required())).toBeVisible()
  await dialog.getByLabel(say.desk_transfer_reject_reason()).fill('Account closed')
  await confirmWith(page, say.desk_transfer_reject())
  await expect(page.getByText(say.desk_transfer_done_rejected())).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(drawer.getByText('Account closed')).toBeVisible()
  await expect(drawer.getByText(say.desk_transfer_rejected(), { exact: true })).toBeVisible()
  const { loans } = await owner.call('capital.loans')
  expect(loans.map(({ status }) => status)).toEqual(['waiting'])

  await drawer.getByRole('button', { name: say.desk_transfer_reorder() }).click()
  const iban = dialog.getByLabel(say.desk_transfer_corrected_iban(), { exact: true })
  await iban.fill('BH02 CITI 0000 1077 1816 12')
  await confirmWith(page, /10,000\.000/)
  await expect(dialog.getByText(say.desk_iban_wrong())).toBeVisible()
  await iban.fill('BH02CITI00001077181611')
  await confirmWith(page, /10,000\.000/)
  await expect(dialog.getByText(say.error_own_proposal())).toBeVisible()

  await takeOver(context, await signInThere(origin, staff.secondFinance, 'desk'))
  await page.goto(`${origin}/desk/transfers`)
  await page
    .getByRole('button', { name: /Bahri Coffee/ })
    .first()
    .click()
  await drawer.getByRole('button', { name: say.desk_transfer_reorder() }).click()
  await iban.fill('BH02CITI00001077181611')
  await confirmWith(page, /10,000\.000/)
  await expect(page.getByText(say.desk_transfer_done_reordered())).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const desk = await signInThere(origin, staff.admin, 'desk')
  const { transfers } = await desk.call('desk.transfers', { query: { page_size: 2 } })
  expect(transfers.map(({ status, iban: to, amount }) => [status, to, amount])).toEqual([
    ['ordered', 'BH02CITI00001077181611', '10000.000'],
    ['rejected', expect.stringMatching(/^BH67/), '10000.000'],
  ])
})

test('UPL-06, APPL-24: fifteen days later the console says which day it is, the contract has expired, and the application is cancelled', async ({
  page,
  context,
  say,
}) => {
  const { origin } = product
  const owner = await signInThere(origin, people.rawaaOwner, 'auth')
  const asked = { offerId: 'ofr_rawaa1', amount: '80000', tenor: 20, holder: 'Rawaa Fashion Company' }
  const contract = await approvedContract(owner, asked)
  const admin = await signInThere(origin, staff.admin, 'desk')
  await takeOver(context, admin)
  await takeOver(context, owner)
  await page.goto(`${origin}/desk/merchants`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.desk_merchants())
  await expect(page.getByText(say.desk_clock_ahead())).toHaveCount(0)

  await page.goto(contract)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.signing_page_title())
  const save = page.getByRole('link', { name: say.signing_save_document() })
  await page.route('**/document', (route) => route.abort('failed'))
  await save.click()
  await expect(page.getByText(say.common_failed_to_download())).toBeVisible()
  await page.unrouteAll()
  const saved = page.waitForEvent('download')
  await save.click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)

  await page.getByRole('button', { name: say.signing_decline() }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await confirmWith(page, say.signing_decline_keep())

  const { clock } = await admin.call('desk.clock')
  const later = new Date(Date.parse(clock.now) + 15 * 86_400_000)
  await moveTo(admin, later)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.signing_expired_title())
  await expect(page.getByText(say.signing_expired_body())).toBeVisible()
  const { applications } = await owner.call('capital.applications')
  await page.goto(
    `${origin}/finance/tabby-capital/applications/${applications[0]?.application.application_id}`,
  )
  await expect(page.getByText(say.capital_cancelled_title())).toBeVisible()

  await page.goto(`${origin}/desk/merchants`)
  const banner = page.getByText(say.desk_clock_ahead())
  await expect(banner).toContainText(dayInDubai.format(later))
})

/** An application, handed in and approved without its pages; answers the address in the letter to its signatory. */
async function approvedContract(owner: Api, asked: Parameters<typeof handIn>[1]): Promise<string> {
  const id = await handIn(owner, asked)
  await approveThere(await signInThere(product.origin, staff.underwriter, 'desk'), id)
  const { email }: Person = asked.signatory ?? people.rawaaOwner
  return letterWith(product.origin, email, /http\S+\/sign\/[\w-]{20,}/)
}

/** The day as the browser of these tests shows it. */
const dayInDubai = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dubai',
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
})
