import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { issueTaxDocument, type ToIssue } from './issue.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const party = (taxNumber: string | null) => ({
  name: { en: 'Seller', ar: 'البائع' },
  address: { en: '', ar: '' },
  taxNumber,
  registration: null,
})

async function paperOf(over: Partial<ToIssue> = {}): Promise<ToIssue> {
  const { merchantId } = await app.db.database.system((tx) => aMerchant(tx))
  return {
    merchantId,
    kind: 'payout_invoice',
    subject: '2026-10 AED',
    issuedOn: '2026-10-31',
    sellerCountry: 'ARE',
    seller: party('100412876500003'),
    buyer: party(null),
    vatMinor: 5n,
    at: new Date('2026-11-01T00:00:00Z'),
    ...over,
  }
}

const issue = (paper: ToIssue) => app.db.database.system((tx) => issueTaxDocument(tx, paper))

/** Fails after the number was taken, as a transfer that cannot be confirmed would. */
const issueInVain = (paper: ToIssue) =>
  app.db.database
    .system(async (tx) => {
      await issueTaxDocument(tx, paper)
      throw new Error('not after all')
    })
    .catch(() => null)

test('papers issued at once have one number each and leave no gap, though some of them fail', async () => {
  const papers = await Promise.all(Array.from({ length: 12 }, () => paperOf({ sellerCountry: 'BHR' })))
  const asked = papers.flatMap((paper, index) =>
    index % 3 === 2 ? [issueInVain(paper)] : [issue(paper), issue(paper)],
  )
  const numbers = (await Promise.all(asked)).flatMap((done) => (done ? [done.number] : []))
  const expected = Array.from({ length: 8 }, (_, index) => `INV-2026-00000${index + 1}`)
  expect([...new Set(numbers)].sort()).toEqual(expected)
  // Who asked twice was told the same number twice.
  expect(numbers).toHaveLength(16)
})

test('each seller, kind and year has a series of its own', async () => {
  const numbers = []
  for (const over of [
    { sellerCountry: 'SAU' },
    { sellerCountry: 'EGY' },
    { sellerCountry: 'SAU', kind: 'credit_note' },
    { sellerCountry: 'SAU', issuedOn: '2027-01-01' },
    { sellerCountry: 'SAU' },
  ] as const)
    numbers.push((await issue(await paperOf(over)))?.number)
  expect(numbers).toEqual([
    'INV-2026-000001',
    'INV-2026-000001',
    'CRN-2026-000001',
    'INV-2027-000001',
    'INV-2026-000002',
  ])
})

test('with VAT and without the seller’s tax number there is no paper, and no number is taken', async () => {
  const without = await paperOf({ sellerCountry: 'OMN', seller: party(null) })
  expect(await issue(without)).toBeNull()
  expect((await issue({ ...without, vatMinor: 0n }))?.number).toBe('INV-2026-000001')
})

test('a paper stays as it was issued', async () => {
  const paper = await paperOf()
  const first = await issue(paper)
  expect(await issue({ ...paper, seller: party('100999999900003'), issuedOn: '2028-01-01' })).toEqual(first)
  const change = app.db.database.system(
    (tx) => tx`update tax_document set number = 'X' where merchant_id = ${paper.merchantId}`,
  )
  await expect(change).rejects.toThrow()
})
