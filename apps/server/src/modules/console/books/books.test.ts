import type { EntryStory, JournalEntry, LedgerAccount } from '@daftar/contract/endpoints/console/books-shapes'
import { merchantPayable } from '@daftar/rules/ledger/accounts'
import { credit, debit, posting } from '@daftar/rules/ledger/posting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post, reverse } from '../../../platform/ledger/ledger.ts'
import { aMerchant, aSignedAdvance, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer } from '../../../testing/app/desk-builders.ts'
import { tamper } from '../../../testing/database/planted.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let finance: string
let noor: MerchantFacts
let bahri: MerchantFacts
let advanceId: string

const day = (text: string) => new Date(`2026-11-${text}T08:00:00Z`)

beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  finance = await aReviewer(app, 'finance')
  noor = await inSystem((tx) => aMerchant(tx, { name: 'Noor Perfumes' }))
  bahri = await inSystem((tx) => aMerchant(tx, { name: 'Bahri Coffee', currency: 'BHD' }))
  advanceId = await inSystem(async (tx) => {
    const advance = await aSignedAdvance(tx, noor, { amountMinor: 5_000_000n, at: day('18') })
    await app.app.createAdvance(tx, advance, day('18'))
    return advance.id
  })
  await sell(noor, 'AED', 'week-1', 100_000n, day('16'))
  await sell(noor, 'AED', 'week-2', 250_000n, day('20'))
  await sell(bahri, 'BHD', 'week-1', 1_500n, day('17'))
})
afterAll(() => app.close())

function inSystem<T>(work: Parameters<TestApp['db']['database']['system']>[0]): Promise<T> {
  return app.db.database.system(work) as Promise<T>
}

function sell(merchant: MerchantFacts, currency: 'AED' | 'BHD', reference: string, minor: bigint, at: Date) {
  return inSystem<{ id: string }>((tx) =>
    post(tx, {
      merchantId: merchant.merchantId,
      kind: 'payout_closed',
      reference,
      at,
      postings: posting(
        currency,
        debit('receivable_from_shoppers', minor),
        credit(merchantPayable(merchant.merchantId), minor),
      ),
    }),
  )
}

async function journal(query: Record<string, string> = {}): Promise<JournalEntry[]> {
  const { status, body } = await app.call('books.journal', { as: finance, query })
  expect(status).toBe(200)
  return body.entries
}

async function storyOf(merchant: MerchantFacts, id: string): Promise<EntryStory> {
  const params = { merchantId: merchant.merchantId, id }
  return (await app.call('books.entry', { as: finance, params })).body.entry
}

test('the journal of all merchants is read newest first, page by page without a gap', async () => {
  const all = await journal()
  expect(all.map(({ kind, merchant_name }) => [merchant_name, kind])).toEqual([
    ['Noor Perfumes', 'payout_closed'],
    ['Noor Perfumes', 'funding_ordered'],
    ['Bahri Coffee', 'payout_closed'],
    ['Noor Perfumes', 'payout_closed'],
  ])
  expect(all[0]).toMatchObject({
    reference: 'week-2',
    totals: [{ currency: 'AED', amount: '2500.00' }],
    reversal: null,
  })
  const pages: string[] = []
  let token: string | null = null
  do {
    const query: Record<string, string> = { page_size: '1', ...(token && { page_token: token }) }
    const { body } = await app.call('books.journal', { as: finance, query })
    pages.push(...body.entries.map((entry: JournalEntry) => entry.id))
    token = body.next_page_token
  } while (token)
  expect(pages).toEqual(all.map((entry) => entry.id))
})

test.each([
  [{ merchant: 'bahri' }, ['Bahri Coffee week-1']],
  [{ merchant: 'nobody' }, []],
  [
    { kind: 'payout_closed', account: 'merchant_payable' },
    ['Noor Perfumes week-2', 'Bahri Coffee week-1', 'Noor Perfumes week-1'],
  ],
  [{ kind: 'payout_closed', account: 'transit' }, []],
  [{ reference: 'week-2' }, ['Noor Perfumes week-2']],
  [
    { kind: 'payout_closed', from: '2026-11-17T08:00:00Z', until: '2026-11-20T08:00:00Z' },
    ['Bahri Coffee week-1'],
  ],
] as [Record<string, string>, string[]][])('the journal is narrowed by %o', async (query, expected) => {
  const found = await journal(query)
  expect(found.map(({ merchant_name, reference }) => `${merchant_name} ${reference}`)).toEqual(expected)
})

test('accounts stand with their balances on the right side, by merchant, family, kind and currency', async () => {
  const accounts = async (query: Record<string, string>): Promise<LedgerAccount[]> =>
    (await app.call('books.accounts', { as: finance, query })).body.accounts
  expect(await accounts({ merchant: noor.merchantId, family: 'merchant_payable' })).toEqual([
    {
      merchant_id: noor.merchantId,
      merchant_name: 'Noor Perfumes',
      merchant_name_ar: 'Noor Perfumes',
      account: merchantPayable(noor.merchantId),
      family: 'merchant_payable',
      kind: 'liability',
      currency: 'AED',
      debit: null,
      credit: '3500.00',
    },
  ])
  expect(await accounts({ kind: 'asset', currency: 'BHD' })).toMatchObject([
    { account: 'receivable_from_shoppers', debit: '1.500', credit: null },
  ])
  const all = await accounts({})
  const pages: LedgerAccount[] = []
  let token: string | null = null
  do {
    const query: Record<string, string> = { page_size: '2', ...(token && { page_token: token }) }
    const { body } = await app.call('books.accounts', { as: finance, query })
    pages.push(...body.accounts)
    token = body.next_page_token
  } while (token)
  expect(pages).toEqual(all)
  expect(all.length).toBeGreaterThan(6)
})

test('an account that came back to zero is shown only when it is asked for', async () => {
  const merchant = await inSystem<MerchantFacts>((tx) => aMerchant(tx, { name: 'Zero' }))
  const { id } = await sell(merchant, 'AED', 'undone', 700n, day('10'))
  await inSystem((tx) =>
    reverse(tx, id, {
      merchantId: merchant.merchantId,
      kind: 'payout_rejected',
      reference: 'undone',
      at: day('11'),
    }),
  )
  const count = async (query: Record<string, string>) =>
    (
      await app.call('books.accounts', {
        as: finance,
        query: { merchant: merchant.merchantId, ...query },
      })
    ).body.accounts.length
  expect([await count({}), await count({ with_zero: 'true' })]).toEqual([0, 2])
})

test('the trial balance of every currency comes to zero, of one merchant and of all', async () => {
  const balances = async (query: Record<string, string> = {}) =>
    (await app.call('books.trialBalance', { as: finance, query })).body.balances
  const all = await balances()
  expect(
    all.map((one: { currency: string; is_balanced: boolean }) => [one.currency, one.is_balanced]),
  ).toEqual([
    ['AED', true],
    ['BHD', true],
  ])
  expect(await balances({ merchant_id: bahri.merchantId })).toEqual([
    {
      currency: 'BHD',
      lines: [
        { family: 'merchant_payable', kind: 'liability', debit: null, credit: '1.500' },
        { family: 'receivable_from_shoppers', kind: 'asset', debit: '1.500', credit: null },
      ],
      debit: '1.500',
      credit: '1.500',
      difference: '0.000',
      is_balanced: true,
    },
  ])
})

test('an entry tells its lines, the transfer and the advance behind it, and who confirmed', async () => {
  const [transfer] = (await app.call('transfers.list', { as: finance })).body.transfers
  const confirm = { params: { id: transfer.id }, body: { bank_reference: 'BNK-7001' } }
  expect((await app.call('transfers.confirm', { ...confirm, as: finance })).status).toBe(200)
  const [confirmed] = await journal({ kind: 'funding_confirmed' })
  const story = await storyOf(noor, confirmed!.id)
  expect(story.postings).toEqual([
    {
      account: 'transit',
      family: 'transit',
      kind: 'liability',
      currency: 'AED',
      debit: '50000.00',
      credit: null,
    },
    { account: 'bank', family: 'bank', kind: 'asset', currency: 'AED', debit: null, credit: '50000.00' },
  ])
  expect(story.causes.map(({ type, id, status }) => [type, id, status])).toEqual([
    ['transfer', transfer.id, 'confirmed'],
    ['advance', advanceId, 'paying'],
  ])
  expect(story.related.map(({ kind }) => kind)).toEqual(['funding_ordered'])
  expect(story.events).toContainEqual(
    expect.objectContaining({ source: 'audit', action: 'transfer.confirmed', actor: 'Staff finance' }),
  )
  expect(story.events).toContainEqual(expect.objectContaining({ source: 'advance', action: 'paying' }))
  expect(story.events).toContainEqual(
    expect.objectContaining({ source: 'transfer', action: 'confirmed', actor: 'Staff finance' }),
  )
  const ordered = await storyOf(noor, story.related[0]!.id)
  expect(story.number).toBeGreaterThan(ordered.number)
})

test('what takes an entry back is told by both', async () => {
  const { id } = await sell(noor, 'AED', 'mistake', 900n, day('21'))
  const back = await inSystem<{ id: string }>((tx) =>
    reverse(tx, id, {
      merchantId: noor.merchantId,
      kind: 'payout_rejected',
      reference: 'mistake',
      at: day('21'),
    }),
  )
  expect((await storyOf(noor, id)).reversed_by).toMatchObject({ id: back.id, reversal: 'reverses' })
  expect((await storyOf(noor, back.id)).reverses).toMatchObject({ id, reversal: 'reversed' })
})

test('what the bank refused takes its order back, as every list says', async () => {
  const at = day('19')
  const merchant = await inSystem<MerchantFacts>((tx) => aMerchant(tx, { name: 'Refused' }))
  await inSystem(async (tx) => {
    const advance = await aSignedAdvance(tx, merchant, { at })
    await app.app.createAdvance(tx, advance, at)
  })
  const { transfers } = (await app.call('transfers.list', { as: finance, query: { status: 'ordered' } })).body
  const { id } = transfers.find((one: { merchant_id: string }) => one.merchant_id === merchant.merchantId)
  await app.call('transfers.reject', { as: finance, params: { id }, body: { reason: 'Closed account' } })
  const [rejected, ordered] = await journal({ reference: id })
  expect([rejected?.kind, rejected?.reversal]).toEqual(['funding_rejected', 'reverses'])
  expect([ordered?.kind, ordered?.reversal]).toEqual(['funding_ordered', 'reversed'])
  expect((await storyOf(merchant, ordered!.id)).reversed_by).toMatchObject({ id: rejected!.id })
  const story = await storyOf(merchant, rejected!.id)
  expect(story.reverses).toMatchObject({ id: ordered!.id })
  expect(story.related).toEqual([])
})

test('the chain of a merchant is checked on demand, and a changed amount is found', async () => {
  const check = async (merchantId: string) =>
    (await app.call('books.verify', { as: finance, params: { merchantId } })).body.check
  expect(await check(bahri.merchantId)).toEqual({
    entries: 1,
    faults: [],
    checked_at: '2026-11-22T08:00:00.000Z',
  })
  const guards = ['append_only_rows', 'ledger_balanced']
  await tamper(
    app.db.owner,
    { ledger_posting: guards, ledger_transaction: guards },
    `update ledger_posting set amount_minor = amount_minor * 2 where merchant_id = '${bahri.merchantId}'`,
  )
  const { faults } = await check(bahri.merchantId)
  const off = { number: null, fault: 'balance', currency: 'BHD' }
  expect(faults).toHaveLength(3)
  expect(faults).toContainEqual({ number: 1, fault: 'chain', account: null, currency: null })
  expect(faults).toContainEqual({ ...off, account: merchantPayable(bahri.merchantId) })
  expect(faults).toContainEqual({ ...off, account: 'receivable_from_shoppers' })
})

test('what is not there is not found, and a sandbox is in nobody’s books', async () => {
  const unknown = { merchantId: noor.merchantId, id: 'ltx_unknown' }
  expect((await app.call('books.entry', { as: finance, params: unknown })).status).toBe(404)
  const checked = { as: finance, params: { merchantId: 'mer_unknown' } }
  expect((await app.call('books.verify', checked)).status).toBe(404)
  const sandbox = await inSystem<MerchantFacts>((tx) => aMerchant(tx, { name: 'Sandbox of Noor' }))
  await inSystem(
    (tx) => tx`update merchant set sandbox_of = ${noor.merchantId} where merchant_id = ${sandbox.merchantId}`,
  )
  const { id } = await sell(sandbox, 'AED', 'tried-out', 500n, day('21'))
  const params = { merchantId: sandbox.merchantId, id }
  expect((await app.call('books.entry', { as: finance, params })).status).toBe(404)
  const books = { as: finance, params: { merchantId: sandbox.merchantId } }
  expect((await app.call('books.verify', books)).status).toBe(404)
  expect(await journal({ reference: 'tried-out' })).toEqual([])
  expect(JSON.stringify((await app.call('books.accounts', { as: finance })).body)).not.toContain('Sandbox')
})
