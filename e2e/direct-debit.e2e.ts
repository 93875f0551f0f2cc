import { signInThere, type Api } from './support/api.ts'
import { handIn, signThere } from './support/application.ts'
import { expectAccessible } from './support/axe.ts'
import { letterWith } from './support/inbox.ts'
import { confirmWith, expectFits, titleOf } from './support/pages.ts'
import { people, staff } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'

const holder = 'Rawaa Fashion Company'
const owner = people.rawaaOwner

test('DEC-LOAN-30, DEC-LOAN-31, LOAN-43, LOAN-44: the signatory signs the direct debit behind the SMS, and support tells what the bank said @everywhere', async ({
  page,
  say,
}) => {
  test.setTimeout(300_000)
  const product = await startOwnProduct()
  try {
    const merchant = await signInThere(product.origin, owner, 'auth')
    const id = await handIn(merchant, { offerId: 'ofr_rawaa1', amount: '80000', tenor: 20, holder })
    await approveByDebit(await signInThere(product.origin, staff.underwriter, 'desk'), id)
    const contract = await letterWith(product.origin, owner.email, /\/sign\/[\w-]+/)
    await signThere(merchant, contract.slice('/sign/'.length), owner)
    const address = await letterWith(product.origin, owner.phone, /\/mandate\/[\w-]+/)

    await page.goto(`${product.origin}${address}`)
    await expect(titleOf(page)).toHaveText(say.mandate_title())
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: say.mandate_sign(), exact: true }).click()
    await expect(page.getByText(say.mandate_consent_needed())).toBeVisible()
    await page.getByRole('checkbox').press('Space')
    await page.getByRole('button', { name: say.mandate_sign(), exact: true }).press('Enter')
    await expect(titleOf(page)).toHaveText(say.mandate_signed_title())
    await expectAccessible(page)

    await takeOver(page.context(), await signInThere(product.origin, staff.agent, 'desk'))
    await page.goto(`${product.origin}/desk/mandates`)
    const mandate = page.getByText(/^DDM-/).first()
    await expect(mandate).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
    await mandate.click()
    await page.getByRole('button', { name: say.desk_mandate_act_active(), exact: true }).click()
    await page.getByRole('textbox', { name: say.desk_bank_reference() }).fill('MND-0001')
    await confirmWith(page, say.desk_mandate_act_active())
    await expect(page.getByText(say.desk_mandate_done())).toBeVisible()
    await page.goto(`${product.origin}/desk/debits`)
    await expect(page.getByText(say.desk_debits_empty_title())).toBeVisible()
    await expectAccessible(page)

    await page.goto(`${product.origin}${address}`)
    await expect(titleOf(page)).toHaveText(say.mandate_active_title())
    const { loans } = await merchant.call('capital.loans', {})
    expect(loans[0]).toMatchObject({ status: 'waiting', direct_debit: { status: 'active' } })
  } finally {
    await product.stop()
  }
})

/** The underwriter says that this advance repays by direct debit. */
async function approveByDebit(desk: Api, id: string): Promise<void> {
  const params = { id }
  const { case: found } = await desk.call('desk.case', { params })
  const body = { decision: 'approve', direct_debit: true } as const
  await desk.call('desk.decide', { params, body, ifMatch: found.application.version })
}
