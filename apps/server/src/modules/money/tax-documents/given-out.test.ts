import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { givenOut, type GivenPaper } from './given-out.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function aPaper(over: Partial<GivenPaper> = {}): Promise<GivenPaper> {
  const { merchantId } = await app.db.database.system((tx) => aMerchant(tx))
  return { merchantId, kind: 'payout_invoice', subject: '2026-10 AED', format: 'pdf', ...over }
}

/** What a reader gets, if what would be set today says `words`. */
async function given(paper: GivenPaper, words: string | null): Promise<string | undefined> {
  const deps = { database: app.db.database, storage: app.storage }
  const make = () => Promise.resolve(words === null ? null : Buffer.from(words))
  return (await givenOut(deps, paper, app.clock.now(), make))?.toString()
}

const keptOf = ({ merchantId }: GivenPaper) =>
  app.db.database.system((tx) => tx`select * from kept_paper where merchant_id = ${merchantId}`)

test('a paper stays as its first reader got it, however it would be worded later', async () => {
  const paper = await aPaper()
  expect(await given(paper, 'Tax invoice')).toBe('Tax invoice')
  expect(await given(paper, 'Invoice for tax')).toBe('Tax invoice')
  expect(await given({ ...paper, format: 'xml' }, '<Invoice/>')).toBe('<Invoice/>')
  expect(await given({ ...paper, subject: '2026-11 AED' }, 'Invoice for tax')).toBe('Invoice for tax')
  expect(await given(await aPaper(), 'Invoice for tax')).toBe('Invoice for tax')
})

test('of sixteen first readers at once all get the same, and one file of it is kept', async () => {
  const paper = await aPaper()
  const read = await Promise.all(Array.from({ length: 16 }, (_, index) => given(paper, `set ${index}`)))
  expect(new Set(read).size).toBe(1)
  const [kept, ...more] = await keptOf(paper)
  expect(more).toEqual([])
  expect((await app.storage.bytes(String(kept?.['storage_key']))).toString()).toBe(read[0])
})

test('a paper that cannot be made is not kept, and is once it can be', async () => {
  const paper = await aPaper()
  expect(await given(paper, null)).toBeUndefined()
  expect(await keptOf(paper)).toEqual([])
  expect(await given(paper, 'Tax invoice')).toBe('Tax invoice')
})

test('a kept file that is another by now is given to nobody', async () => {
  const paper = await aPaper()
  await given(paper, 'Tax invoice')
  const [kept] = await keptOf(paper)
  await app.storage.put(paper.merchantId, String(kept?.['storage_key']), Buffer.from('forged'))
  await expect(given(paper, 'Tax invoice')).rejects.toThrow('not the one that was given out')
})
