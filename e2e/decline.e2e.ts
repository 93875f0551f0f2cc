import { signInThere } from './support/api.ts'
import { approveThere, handIn } from './support/application.ts'
import { letterWith } from './support/inbox.ts'
import { confirmWith, expectFits, titleOf } from './support/pages.ts'
import { merchants } from './support/merchants.ts'
import { people, staff } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.use({ look: 'ar-phone' })

test.describe.configure({ timeout: 150_000 })

let product: Product
test.beforeAll(async () => {
  test.setTimeout(150_000)
  product = await startOwnProduct()
})
test.afterAll(() => product.stop())

test('DEC-APPL-4, DEC-OFR-2: a signatory declines the contract with a reason, the application is cancelled and the offer is there again @everywhere', async ({
  page,
  say,
}) => {
  const { origin } = product
  const signatory = people.bahriOwner
  const owner = await signInThere(origin, signatory, 'auth')
  const asked = { offerId: 'ofr_bahri1', amount: '10000', tenor: 16, holder: 'Bahri Coffee Roasters WLL' }
  const id = await handIn(owner, { ...asked, signatory })
  const underwriter = await signInThere(origin, staff.underwriter, 'desk')
  await approveThere(underwriter, id)
  expect((await owner.call('capital.offers')).offers).toEqual([])

  await page.goto(await letterWith(origin, signatory.email, /http\S+\/sign\/[\w-]{20,}/))
  await expect(titleOf(page)).toHaveText(say.signing_page_title())
  await page.getByRole('button', { name: say.signing_decline() }).click()
  const dialog = page.getByRole('alertdialog')
  const reason = dialog.getByRole('textbox', { name: say.signing_decline_reason() })
  await confirmWith(page, say.signing_decline_confirm())
  await expect(dialog.getByText(say.field_required())).toBeVisible()
  await expect(reason).toBeFocused()
  await expectFits(page)
  await reason.fill('The fee is too high')
  await confirmWith(page, say.signing_decline_confirm())
  await expect(titleOf(page)).toHaveText(say.signing_declined_title())
  await page.reload()
  await expect(titleOf(page)).toHaveText(say.signing_declined_title())

  const offers = (await owner.call('capital.offers')).offers.map((offer) => offer.id)
  expect(offers).toContain(asked.offerId)
  await takeOver(page.context(), owner)
  await page.goto(`${origin}/finance/tabby-capital/applications/${id}`)
  await expect(page.getByText(say.capital_cancelled_title())).toBeVisible()
  await expect(page.getByText(say.capital_cancelled_declined())).toBeVisible()
  const { case: found } = await underwriter.call('desk.case', { params: { id } })
  expect(JSON.stringify(found)).toContain('The fee is too high')
})

test('DEC-APPL-1, DEC-OFR-2: an underwriter cancels at the merchant’s request with who asked; the merchant reads why, and its offer is there again @everywhere', async ({
  page,
  say,
  language,
}) => {
  const { origin } = product
  const owner = await signInThere(origin, people.rawaaOwner, 'auth')
  const asked = { offerId: 'ofr_rawaa2', amount: '40000', tenor: 12, holder: 'Rawaa Fashion Company' }
  const id = await handIn(owner, asked)
  const underwriter = await signInThere(origin, staff.underwriter, 'desk')
  await takeOver(page.context(), underwriter)
  await page.goto(`${origin}/desk/cases/${id}`)
  await page.getByRole('button', { name: say.desk_cancel_on_request(), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(
    dialog.getByText(say.desk_cancel_on_request_effect({ merchant: merchants.rawaa[language] })),
  ).toBeVisible()
  await confirmWith(page, say.desk_cancel_on_request_confirm())
  await expect(dialog.getByText(say.field_required())).toBeVisible()
  await expectFits(page)
  await dialog.getByRole('textbox', { name: say.desk_cancel_on_request_note() }).fill('The owner, by phone')
  await confirmWith(page, say.desk_cancel_on_request_confirm())
  await expect(page.getByText(say.desk_cancelled_on_request()).first()).toBeVisible()
  await expect(page.getByText(say.desk_decided_cancelled())).toBeVisible()
  await expect(page.getByText('The owner, by phone').first()).toBeVisible()

  await takeOver(page.context(), owner)
  await page.goto(`${origin}/finance/tabby-capital/applications/${id}`)
  await expect(page.getByText(say.capital_cancelled_request())).toBeVisible()
  await expectFits(page)
  const offers = (await owner.call('capital.offers')).offers.map((offer) => offer.id)
  expect(offers).toContain(asked.offerId)
})
