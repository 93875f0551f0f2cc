import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { advanceFixture, type Borrower } from '../../../testing/capital/advances.ts'
import { directDebitOf } from '../../../testing/capital/direct-debit.ts'
import { textOfPdf } from '../../../testing/files/pdf-text.ts'
import { runText } from '../../../testing/database/planted.ts'

const fixture = advanceFixture('2026-11-02T08:00:00Z', {
  BRAND_TAX_NUMBERS: 'ARE=100123456700003',
  PUBLIC_ORIGIN: 'https://daftar.example',
})

/** An advance of 10,000 whose fee of 750 holds 35.71 of VAT, paid out on 2 November. */
async function anAdvance(): Promise<Borrower> {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  return fixture.borrower()
}

/**
 * Its merchant sells nothing for a week, and two people of finance give up all of it, late on Sunday in
 * Europe.
 */
async function writtenOff(): Promise<Borrower> {
  const borrower = await anAdvance()
  await fixture.settle('2026-11-09')
  fixture.product.clock.set(new Date('2026-11-15T21:30:00Z'))
  await giveUp(borrower.advanceId)
  return borrower
}

/** Two people of finance write off what is left. */
async function giveUp(advanceId: string): Promise<void> {
  const proposed = { as: fixture.finance, params: { id: advanceId }, body: { reason: 'shop closed' } }
  const { body } = await fixture.product.call('advances.proposeWriteOff', proposed)
  const decided = await fixture.product.call('advances.decideWriteOff', {
    as: fixture.second,
    params: { id: body.advance.write_offs[0].id },
    body: { decision: 'approve' },
  })
  expect(decided.status).toBe(200)
}

/** It repays 6,600, and a new advance with half of the unpaid fee forgiven pays off the rest. */
async function paidOff(discountHundredths: number): Promise<Borrower> {
  const borrower = await anAdvance()
  await fixture.sell(borrower.merchant, 3_000_600n)
  await fixture.settle('2026-11-09')
  const paysOff = borrower.advanceId
  const newId = await fixture.signed(borrower.merchant, {
    amountMinor: 2_000_000n,
    paysOff,
    discountHundredths,
  })
  await fixture.confirm(newId)
  expect((await fixture.advanceOf(borrower, paysOff)).status).toBe('closed')
  return borrower
}

const noteOf = (advanceId: string, number: string, token: string) =>
  fixture.product.app.http.inject({
    method: 'GET',
    url: `/merchant/api/v1/capital/loan/${advanceId}/credit-note/${number}`,
    headers: { authorization: `Bearer ${token}` },
  })

async function numberOf({ advanceId, token }: Pick<Borrower, 'advanceId' | 'token'>): Promise<string> {
  const [note] = (await fixture.advanceOf({ token }, advanceId)).credit_notes
  expect(note.number).toMatch(/^CRN-2026-\d{6}$/)
  return note.number
}

async function textOf(advanceId: string, number: string, token: string): Promise<string> {
  const answer = await noteOf(advanceId, number, token)
  expect(answer.headers['content-disposition']).toContain(`${number}.pdf`)
  const pages = await textOfPdf(answer.rawPayload)
  expect(pages).toHaveLength(1)
  return pages.join(' ')
}

test('the fee given up by a write-off is on a tax credit note in both languages, with its VAT [DEC-LOAN-25, DEC-LOAN-3]', async () => {
  const { advanceId, token } = await writtenOff()
  const number = await numberOf({ advanceId, token })
  expect((await fixture.advanceOf({ token }, advanceId)).credit_notes).toEqual([
    // It was Monday in Dubai already.
    { number, issued_on: '2026-11-16', amount: '750.00' },
  ])
  const text = await textOf(advanceId, number, token)
  for (const shown of [
    'Tax credit note',
    'دائن',
    number,
    '16/11/26',
    '02/11/26',
    '100123456700003',
    'Fee that is no longer charged',
    '714.29',
    '5%',
    '35.71',
    'AED 750.00',
  ])
    expect(text).toContain(shown)
  expect(text).toMatch(/FEE-2026-\d{6}/)
})

test('the discount of an early pay-off is on a credit note, whose VAT is what the books took back [DEC-LOAN-27, DEC-LOAN-26]', async () => {
  const { advanceId, token, merchant } = await paidOff(5_000)
  const { credit_notes: notes } = await fixture.advanceOf({ token }, advanceId)
  // Half of the unpaid fee of 289.53.
  expect(notes).toMatchObject([{ issued_on: '2026-11-09', amount: '144.77' }])
  const text = await textOf(advanceId, notes[0].number, token)
  for (const shown of ['Discount on the fee at early pay-off', '137.88', '6.89', 'AED 144.77'])
    expect(text).toContain(shown)
  // 35.71 and 71.43 were booked with the two fees, 0.29 with the week's settlement fee; 6.89 of that is not
  // owed.
  expect((await fixture.balances(merchant))['vat_output']).toBe(-(3_571n + 7_143n + 29n - 689n))
})

test('an advance that was repaid, or paid off without a discount, has no credit note [DEC-LOAN-27]', async () => {
  const { advanceId, token } = await paidOff(0)
  expect((await fixture.advanceOf({ token }, advanceId)).credit_notes).toEqual([])
  expect((await noteOf(advanceId, 'CRN-2026-000001', token)).statusCode).toBe(404)
})

test('an advance paid off, reopened and written off has a credit note for each part forgiven [DEC-LOAN-25, DEC-LOAN-27, DEC-LOAN-32]', async () => {
  const debit = directDebitOf(fixture.product)
  const notesAfter = async (discountHundredths: number) => {
    fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
    const advance = await debit.paying({ amountMinor: 1_000_000n })
    fixture.product.clock.set(new Date('2026-11-09T02:00:00Z'))
    await fixture.product.app.presentDebits('AED', fixture.product.clock.now())
    const { id } = (await debit.debitsOf(advance.advanceId)).at(-1)!
    await debit.settle(id, 'paid')
    const given = { amountMinor: 2_000_000n, paysOff: advance.advanceId, discountHundredths }
    await fixture.confirm(await fixture.signed(advance.merchant, given))
    await debit.settle(id, 'returned')
    await giveUp(advance.advanceId)
    const { credit_notes: notes } = await debit.advanceOf(advance)
    return notes.map(({ amount }: { amount: string }) => amount)
  }
  // Half of the unpaid fee of 712.50, then the fee in the returned 537.50.
  expect(await notesAfter(5_000)).toEqual(['356.25', '37.50'])
  expect(await notesAfter(0)).toEqual(['37.50'])
})

test('a note is of its own advance alone, also where the next one of the same merchant is written off [DEC-LOAN-25, DEC-LOAN-27]', async () => {
  const { advanceId, token } = await paidOff(5_000)
  await fixture.settle('2026-11-16')
  const { body } = await fixture.product.call('advances.list', { as: token })
  const next = body.loans.find(({ id }: { id: string }) => id !== advanceId).id
  await giveUp(next)
  const amountsOf = async (id: string) =>
    (await fixture.advanceOf({ token }, id)).credit_notes.map(({ amount }: { amount: string }) => amount)
  expect([await amountsOf(advanceId), await amountsOf(next)]).toEqual([['144.77'], ['1500.00']])
})

test('a credit note opens for its merchant alone, and by its own number alone [DEC-LOAN-25]', async () => {
  const [{ advanceId, token }, other] = [await writtenOff(), await anAdvance()]
  const number = await numberOf({ advanceId, token })
  expect((await noteOf(advanceId, number, other.token)).statusCode).toBe(404)
  for (const wrong of ['CRN-2026-999999', '1', 'CRN'])
    expect((await noteOf(advanceId, wrong, token)).statusCode).toBe(404)
})

test('the credit note as XML names what it corrects and why [DEC-LOAN-25]', async () => {
  const { advanceId, token } = await writtenOff()
  const number = await numberOf({ advanceId, token })
  const xmlOf = (path: string, as: string) =>
    fixture.product.app.http.inject({
      url: `/merchant/api/v1/capital/loan/${advanceId}/${path}?format=xml`,
      headers: { authorization: `Bearer ${as}` },
    })
  const note = await xmlOf(`credit-note/${number}`, token)
  expect(note.headers['content-type']).toContain('application/xml')
  const invoice = await xmlOf('invoice', token)
  const [, invoiceNumber = ''] = /<cbc:ID>(FEE-2026-\d{6})</.exec(invoice.body) ?? []
  for (const shown of [
    '<CreditNote ',
    `<cbc:ID>${number}<`,
    `<cbc:ID>${invoiceNumber}<`,
    'DL8.61.1.C',
    '>750.00<',
  ])
    expect(note.body).toContain(shown)
  const { token: stranger } = await anAdvance()
  expect((await xmlOf(`credit-note/${number}`, stranger)).statusCode).toBe(404)
  expect((await xmlOf('invoice', stranger)).statusCode).toBe(404)
})

test('what was issued before there were series keeps the number it had [DEC-LOAN-3, DEC-LOAN-25]', async () => {
  const { advanceId } = await writtenOff()
  const file = join(import.meta.dirname, '../../../migrations/0052-tax-documents.sql')
  const [, backfill = ''] = readFileSync(file, 'utf8').split('-- What was issued before keeps its number.')
  // A table of this connection alone stands before the one of the product.
  const text = `create temp table tax_document (like public.tax_document including all); ${backfill}`
  const numbers = await fixture.product.db.owner.begin(async (sql) => {
    await runText(sql, text)
    const rows = await sql<
      { number: string }[]
    >`select number from pg_temp.tax_document where subject ~ ${advanceId} order by kind`
    return rows.map(({ number }) => number)
  })
  expect(numbers).toEqual([`CRN-${advanceId.toUpperCase()}-1`, `FEE-${advanceId.toUpperCase()}`])
})
