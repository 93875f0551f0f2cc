import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, aSignedAdvance } from '../../../testing/app/builders.ts'
import { textOfPdf } from '../../../testing/files/pdf-text.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let finance: string
beforeAll(async () => {
  product = await testApp({
    now: '2026-11-02T08:00:00Z',
    env: { BRAND_TAX_NUMBERS: 'ARE=100123456700003' },
  })
  finance = await product.signInStaff(await product.aStaff('finance'))
})
afterAll(() => product.close())

/** An advance of 50,000 over 20 weeks: its fee of 3,750 holds 178.57 of VAT. */
async function anAdvance() {
  const at = product.clock.now()
  const { merchant, advanceId } = await product.db.database.system(async (tx) => {
    const made = await aMerchant(tx, { vatPercent: 5 })
    const advance = await aSignedAdvance(tx, made, { amountMinor: 5_000_000n, at })
    await product.app.createAdvance(tx, advance, at)
    return { merchant: made, advanceId: advance.id }
  })
  return { advanceId, merchant, token: await product.signIn(merchant.personId) }
}

async function fund(advanceId: string): Promise<void> {
  const query = { status: 'ordered', page_size: '100' }
  const { body } = await product.call('transfers.list', { as: finance, query })
  const transfer = body.transfers.find((one: { subject_id: string }) => one.subject_id === advanceId)
  const confirm = { as: finance, params: { id: transfer.id }, body: { bank_reference: 'BNK-0001' } }
  expect((await product.call('transfers.confirm', confirm)).status).toBe(200)
}

const invoiceOf = (advanceId: string, token: string) =>
  product.app.http.inject({
    method: 'GET',
    url: `/merchant/api/v1/capital/loan/${advanceId}/invoice`,
    headers: { authorization: `Bearer ${token}` },
  })

test('at funding there is a tax invoice of the fee, with the VAT inside it, in both languages [DEC-LOAN-3]', async () => {
  const { advanceId, token } = await anAdvance()
  expect((await invoiceOf(advanceId, token)).statusCode).toBe(404)
  product.clock.set(new Date('2026-11-03T21:00:00Z'))
  await fund(advanceId)
  const answer = await invoiceOf(advanceId, token)
  const number = 'FEE-2026-000001'
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toContain(`${number}.pdf`)
  const pages = await textOfPdf(answer.rawPayload)
  expect(pages).toHaveLength(1)
  for (const shown of [
    'Tax invoice',
    number,
    // It was Wednesday in Dubai already.
    '04/11/26',
    '100123456700003',
    'AED 50,000.00',
    'Flat fee of the advance, 20 weeks',
    '3,571.43',
    '5%',
    '178.57',
    'AED 3,750.00',
    'فاتورة',
  ])
    expect(pages.join(' ')).toContain(shown)
})

test('the invoice says the same whenever it is set [DEC-LOAN-3, DEC-LOAN-6]', async () => {
  const { advanceId, token } = await anAdvance()
  await fund(advanceId)
  const text = async () => (await textOfPdf((await invoiceOf(advanceId, token)).rawPayload)).join(' ')
  const first = await text()
  await product.db.database.system(async (tx) => {
    await tx`update merchant set vat_percent = 15 where merchant_id = (select merchant_id from advance where id = ${advanceId})`
    await tx`update offer set fee_factor_hundredths = 200 where id = (select offer_id from advance where id = ${advanceId})`
    await tx`update legal_entity set legal_company_name = 'Renamed LLC', legal_address = 'Elsewhere', tax_number = '999', commercial_registration_number = 'CN-9' where merchant_id = (select merchant_id from advance where id = ${advanceId})`
  })
  product.clock.set(new Date('2027-11-02T08:00:00Z'))
  expect(await text()).toBe(first)
})

test('the invoice names its buyer as the tax authority knows it, and nobody else reads it [DEC-LOAN-3]', async () => {
  const { advanceId, merchant, token } = await anAdvance()
  await product.db.database.system(
    (tx) => tx`
      update legal_entity set tax_number = '100987654300003', legal_address = '7 Creek Road, Dubai'
       where merchant_id = ${merchant.merchantId}`,
  )
  await fund(advanceId)
  const shown = (await textOfPdf((await invoiceOf(advanceId, token)).rawPayload)).join(' ')
  for (const fact of ['Test Merchant LLC', '7 Creek Road, Dubai', '100987654300003', 'CN-100'])
    expect(shown).toContain(fact)
  const stranger = await anAdvance()
  expect((await invoiceOf(advanceId, stranger.token)).statusCode).toBe(404)
})
