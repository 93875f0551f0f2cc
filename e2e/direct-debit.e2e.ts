import type { Language } from '@daftar/words'
import type { Locator, Page } from '@playwright/test'
import { signInThere, type Api } from './support/api.ts'
import { handIn, signThere } from './support/application.ts'
import { moveTo } from './support/clock.ts'
import { letterWith } from './support/inbox.ts'
import { confirmWith, expectFits, regionOf, titleOf } from './support/pages.ts'
import { merchants } from './support/merchants.ts'
import { people, staff } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'

const holder = 'Rawaa Fashion Company'
const owner = people.rawaaOwner
/** Of the advance: 80,000 over 20 weeks at 7.5 percent. */
const weekly = { amount: '4300.00', shown: /4,300\.00/ }

test('DEC-LOAN-30, DEC-LOAN-31, LOAN-43, LOAN-44: the underwriter chooses direct debit, the signatory signs it behind the SMS, and support tells what the bank said @everywhere', async ({
  page,
  say,
  language,
}) => {
  test.setTimeout(300_000)
  const product = await startOwnProduct()
  try {
    const merchant = await signInThere(product.origin, owner, 'auth')
    const id = await handIn(merchant, { offerId: 'ofr_rawaa1', amount: '80000', tenor: 20, holder })
    await takeOver(page.context(), await signInThere(product.origin, staff.underwriter, 'desk'))
    await page.goto(`${product.origin}/desk/cases/${id}`)
    const decision = regionOf(page, say.desk_decision())
    await expect(decision.getByRole('radio', { name: say.desk_repaid_by_sales() })).toBeChecked()
    await decision.getByText(say.desk_repaid_by_debit(), { exact: true }).click()
    await expect(decision.getByRole('radio', { name: say.desk_repaid_by_debit() })).toBeChecked()
    await expectFits(page)
    await decision.getByRole('button', { name: /80,000/ }).click()
    await confirmWith(page, /80,000/)
    await expect(regionOf(page, say.desk_terms_frozen())).toContainText(say.desk_repaid_by_debit())

    const contract = await letterWith(product.origin, owner.email, /\/sign\/[\w-]+/)
    await signThere(merchant, contract.slice('/sign/'.length), owner)
    const address = await letterWith(product.origin, owner.phone, /\/mandate\/[\w-]+/)

    await page.goto(`${product.origin}${address}`)
    await expect(titleOf(page)).toHaveText(say.mandate_title())
    await expectFits(page)
    await page.getByRole('button', { name: say.mandate_sign(), exact: true }).click()
    await expect(page.getByText(say.mandate_consent_needed())).toBeVisible()
    await page.getByRole('checkbox').press('Space')
    await page.getByRole('button', { name: say.mandate_sign(), exact: true }).press('Enter')
    await expect(titleOf(page)).toHaveText(say.mandate_signed_title())

    await takeOver(page.context(), await signInThere(product.origin, staff.agent, 'desk'))
    await page.goto(`${product.origin}/desk/mandates`)
    const mandate = page.getByText(/^DDM-/).first()
    await expect(mandate).toBeVisible()
    await expectFits(page)
    await mandate.click()
    await page.getByRole('button', { name: say.desk_mandate_act_active(), exact: true }).click()
    await page.getByRole('textbox', { name: say.desk_bank_reference() }).fill('MND-0001')
    await confirmWith(page, say.desk_mandate_act_active())
    await expect(page.getByText(say.desk_mandate_done())).toBeVisible()
    await page.goto(`${product.origin}/desk/debits`)
    await expect(page.getByText(/^DDB-/).first()).toBeVisible()
    await expect(debitOfRawaa(page, language)).toHaveCount(0)

    await page.goto(`${product.origin}${address}`)
    await expect(titleOf(page)).toHaveText(say.mandate_active_title())
    const { loans } = await merchant.call('capital.loans', {})
    expect(loans[0]).toMatchObject({ status: 'waiting', direct_debit: { status: 'active' } })
  } finally {
    await product.stop()
  }
})

test('DEC-LOAN-32, LOAN-48: finance tells what a debit brought, on which day its money came, and that it came back; the merchant sees its week, the ledger names each entry @everywhere', async ({
  page,
  say,
  language,
}) => {
  test.setTimeout(400_000)
  const product = await startOwnProduct()
  try {
    const merchant = await signInThere(product.origin, owner, 'auth')
    const finance = await signInThere(product.origin, staff.finance, 'desk')
    const loanId = await paidOut(product, merchant, finance)
    const desk = () => takeOver(page.context(), finance)
    const { loan } = await merchant.call('capital.loan', { params: { id: loanId } })
    await moveTo(finance, new Date(`${loan.next_repayment_date}T08:00:00+03:00`))

    await seeWeek(page, say, { origin: product.origin, merchant, loanId }, async (weeks) => {
      await expect(weeks.getByText(say.loan_weeks_subtitle_debit())).toBeVisible()
      await expect(shown(page, say.loan_debit_pending())).toBeVisible()
    })

    await desk()
    const told = { page, say, language, origin: product.origin }
    await tell(told, say.desk_debit_act_paid(), 'DBT-7001')
    await expect(shown(page, say.desk_debit_paid())).toBeVisible()
    await debitOfRawaa(page, language).click()
    await page.getByRole('button', { name: say.desk_debit_act_receive(), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText(say.desk_debit_received(), { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: say.desk_debit_act_receive() }).click()
    await expect(dialog.getByText(say.field_required())).toBeVisible()
    await dialog.getByRole('textbox', { name: say.desk_bank_reference() }).fill('BNK-7001')
    await expectFits(page)
    await confirmWith(page, say.desk_debit_act_receive())
    await expect(page.getByText(say.desk_debit_done()).first()).toBeVisible()
    await expect
      .poll(() => debitAtTheDesk(finance))
      .toMatchObject({
        amount: weekly.amount,
        received_on: loan.next_repayment_date,
        received_reference: 'BNK-7001',
      })
    await seeWeek(page, say, { origin: product.origin, merchant, loanId }, async () => {
      await expect(shown(page, say.loan_debit_paid())).toBeVisible()
    })

    await desk()
    await tell(told, say.desk_debit_act_returned(), 'The account was closed')
    await expect
      .poll(() => debitAtTheDesk(finance))
      .toMatchObject({ status: 'returned', reason: 'The account was closed' })

    await page.goto(`${product.origin}/desk/ledger?merchant=mer_rawaa`)
    for (const entry of [
      say.desk_ledger_entry_debit_collected(),
      say.desk_ledger_entry_debit_received(),
      say.desk_ledger_entry_debit_returned(),
      say.desk_ledger_entry_debit_sent_back(),
    ])
      await expect(page.getByRole('link', { name: entry }).first()).toBeVisible()
    await expectFits(page)
  } finally {
    await product.stop()
  }
})

test('LOAN-46, LOAN-47, DEC-LOAN-24, DEC-LOAN-30, DEC-LOAN-34: a week is missed, the bank revokes the mandate, sales repay; support starts a new one at the signatory’s corrected phone', async ({
  page,
  say,
  language,
}) => {
  test.setTimeout(300_000)
  const product = await startOwnProduct()
  try {
    const merchant = await signInThere(product.origin, owner, 'auth')
    const finance = await signInThere(product.origin, staff.finance, 'desk')
    const loanId = await paidOut(product, merchant, finance)
    const { loan } = await merchant.call('capital.loan', { params: { id: loanId } })
    const monday = new Date(`${loan.next_repayment_date}T08:00:00+03:00`)
    await moveTo(finance, monday)

    await takeOver(page.context(), finance)
    const told = { page, say, language, origin: product.origin }
    await tell(told, say.desk_debit_act_failed(), 'Not enough money in the account')
    const seen = { origin: product.origin, merchant, loanId }
    await seeWeek(page, say, seen, async (weeks) => {
      await expect(shown(page, say.loan_debit_failed())).toBeVisible()
      await expect(weeks.getByText(say.loan_weeks_subtitle_debit())).toBeVisible()
    })
    expect((await merchant.call('capital.loan', { params: { id: loanId } })).loan).toMatchObject({
      status: 'overdue',
      shortfall_amount: weekly.amount,
    })

    await takeOver(page.context(), await signInThere(product.origin, staff.agent, 'desk'))
    await openMandate(told)
    await page.getByRole('button', { name: say.desk_mandate_act_closed(), exact: true }).click()
    await page.getByRole('alertdialog').getByRole('textbox').fill('The owner revoked it at the branch')
    await confirmWith(page, say.desk_mandate_act_closed())
    await expect(page.getByText(say.desk_mandate_done()).first()).toBeVisible()
    await seeWeek(page, say, seen, async () => {
      await expect(page.getByText(say.loan_debit_closed_text())).toBeVisible()
    })
    const weekLater = new Date(monday.getTime() + 7 * 86_400_000)
    await moveTo(finance, weekLater)
    const { loan: later } = await merchant.call('capital.loan', { params: { id: loanId } })
    expect(later.repayments.map((week) => week.repayment_type).toSorted()).toEqual(['direct_debit', 'payout'])

    await takeOver(page.context(), await signInThere(product.origin, staff.agent, 'desk'))
    await openMandate(told)
    await page.getByRole('button', { name: say.desk_mandate_act_start(), exact: true }).click()
    const phone = page.getByRole('alertdialog').getByRole('textbox', { name: say.desk_mandate_phone() })
    await expect(phone).toHaveValue(owner.phone)
    await phone.fill('055')
    await confirmWith(page, say.desk_mandate_act_start())
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await phone.fill('+966501119988')
    await confirmWith(page, say.desk_mandate_act_start())
    await expect(page.getByText(say.desk_mandate_done()).first()).toBeVisible()
    const address = await letterWith(product.origin, '+966501119988', /\/mandate\/[\w-]+/)
    await page.goto(`${product.origin}${address}`)
    await expect(titleOf(page)).toHaveText(say.mandate_title())
  } finally {
    await product.stop()
  }
})

/** An advance that repays by direct debit, signed, approved by the bank and paid out; answers its id. */
async function paidOut(product: Product, merchant: Api, finance: Api): Promise<string> {
  const underwriter = await signInThere(product.origin, staff.underwriter, 'desk')
  const id = await handIn(merchant, { offerId: 'ofr_rawaa1', amount: '80000', tenor: 20, holder })
  const { case: found } = await underwriter.call('desk.case', { params: { id } })
  await underwriter.call('desk.decide', {
    params: { id },
    body: { decision: 'approve', direct_debit: true },
    ifMatch: found.application.version,
  })
  const contract = await letterWith(product.origin, owner.email, /\/sign\/[\w-]+/)
  await signThere(merchant, contract.slice('/sign/'.length), owner)
  const address = await letterWith(product.origin, owner.phone, /\/mandate\/[\w-]+/)
  await merchant.call('mandates.sign', {
    params: { token: address.slice('/mandate/'.length) },
    body: { consent: true },
  })
  const { mandates } = await finance.call('desk.mandates', {})
  const [mandate] = mandates
  await finance.call('desk.answerMandate', {
    params: { id: mandate!.id },
    body: { status: 'active', bank_reference: 'MND-7001' },
  })
  const { transfers } = await finance.call('desk.transfers', { query: { status: 'ordered' } })
  const transfer = transfers.find(({ subject_id }) => subject_id === mandate!.loan_id)
  await finance.call('desk.confirmTransfer', {
    params: { id: transfer!.id },
    body: { bank_reference: 'TRF-7001' },
  })
  return mandate!.loan_id
}

/** A word that stands on the page, not among the choices of a filter. */
function shown(page: Page, word: string): Locator {
  return page.getByText(word, { exact: true }).filter({ visible: true }).first()
}

/** The debit of the one advance that this demo's story is about; others have theirs. */
function debitOfRawaa(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: `${merchants.rawaa[language]} DDB-` })
}

/** Support opens the newest mandate of that advance. */
async function openMandate({ page, language, origin }: Told): Promise<void> {
  await page.goto(`${origin}/desk/mandates`)
  await page
    .getByRole('button', { name: `${merchants.rawaa[language]} DDM-` })
    .first()
    .click()
}

async function debitAtTheDesk(finance: Api) {
  const { debits } = await finance.call('desk.debits', {})
  return debits.find(({ merchant_id }) => merchant_id === 'mer_rawaa')
}

interface Told {
  page: Page
  say: Say
  language: Language
  origin: string
}

/** What finance or support say of a debit. */
async function tell({ page, say, language, origin }: Told, verb: string, said: string): Promise<void> {
  await page.goto(`${origin}/desk/debits`)
  const debit = debitOfRawaa(page, language)
  await expect(debit).toBeVisible()
  await expectFits(page)
  await debit.click()
  await expect(page.getByText(weekly.shown).first()).toBeVisible()
  await page.getByRole('button', { name: verb, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill(said)
  await confirmWith(page, verb)
  await expect(page.getByText(say.desk_debit_done()).first()).toBeVisible()
}

interface Seen {
  origin: string
  merchant: Api
  loanId: string
}

/** The merchant opens the advance; `look` says what stands there. */
async function seeWeek(
  page: Page,
  say: Say,
  { origin, merchant, loanId }: Seen,
  look: (weeks: ReturnType<typeof regionOf>) => Promise<void>,
): Promise<void> {
  await takeOver(page.context(), merchant)
  await page.goto(`${origin}/finance/tabby-capital/loans/${loanId}`)
  const weeks = regionOf(page, say.loan_weeks_title())
  await expect(weeks).toBeVisible()
  await look(weeks)
  await expectFits(page)
}
