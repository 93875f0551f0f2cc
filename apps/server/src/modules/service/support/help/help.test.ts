import { routePaths } from '@daftar/rules/shell/guards/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant } from '../../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { articlesIn } from './articles.ts'

let product: TestApp
let owner: string
beforeAll(async () => {
  product = await testApp({ now: '2026-11-24T06:00:00Z' })
  const { personId } = await product.db.database.system((tx) => aMerchant(tx))
  owner = await product.signIn(personId)
})
afterAll(() => product.close())

const help = async (query: Record<string, string>) =>
  (await product.call('support.help', { as: owner, query })).body.articles as {
    id: string
    title: string
    section: string
  }[]
const idsOf = async (query: string, language = 'ar', wanted = 'search') =>
  (await help({ language, query, for: wanted })).map(({ id }) => id)

const both = { en: articlesIn('en'), ar: articlesIn('ar') }

test('every article is there in both languages, in its section and in its own script', () => {
  const placed = (articles: typeof both.en) =>
    articles.map(({ id, section }) => `${id} ${section}`).toSorted()
  expect(placed(both.en)).toEqual(placed(both.ar))
  expect(both.en.length).toBeGreaterThan(14)
  for (const { id, title, text } of both.ar)
    expect([id, /[\u0600-\u06ff]/.test(title), /[\u0600-\u06ff]/.test(text)]).toEqual([id, true, true])
})

test('what an article leads to is there, the same in both languages', () => {
  const pages = new Set<string>(Object.values(routePaths).map((path) => path.replace(/\/\{\w+\?\}/g, '')))
  const leads = (article: (typeof both.en)[number]) =>
    article.blocks.flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []))
  for (const article of both.en) {
    const other = both.ar.find(({ id }) => id === article.id)!
    expect(leads(other).toSorted()).toEqual(leads(article).toSorted())
    for (const href of leads(article)) {
      const named = /^\/support\/help\/(.+)$/.exec(href)?.[1]
      const isThere = named ? both.en.some(({ id }) => id === named) : pages.has(href.split('?')[0]!)
      expect([article.id, href, isThere || href === '/docs']).toEqual([article.id, href, true])
    }
  }
})

test('the list stands by sections in the language that was asked for', async () => {
  const [english, arabic] = [await help({ language: 'en' }), await help({ language: 'ar' })]
  expect(english.map(({ id }) => id)).toEqual(arabic.map(({ id }) => id))
  expect(english[0]).toMatchObject({ section: 'orders' })
  expect(arabic.map(({ title }) => title)).not.toEqual(english.map(({ title }) => title))
})

test.each([
  ['استرجاع', 'refunds'],
  ['المبالغ المستردّة', 'refunds'],
  ['الأيبان', 'bank-account'],
  ['تسويه', 'payout-amount'],
  ['رخصه', 'company-licence'],
  ['الـــمحفظة', 'wallet'],
  ['سُلْفَة', 'advance-apply'],
  ['تحصيلُ الطلبات', 'capture-orders'],
  ['ويب هوك', 'webhooks'],
  ['refund', 'refunds'],
  ['IBAN', 'bank-account'],
  ['invoice', 'tax-invoices'],
])('a search for %s finds %s first, whichever language is read', async (searched, id) => {
  expect((await idsOf(searched, 'ar'))[0]).toBe(id)
  expect((await idsOf(searched, 'en'))[0]).toBe(id)
})

test('a ticket that is written is shown three articles at most, and none where none is about it', async () => {
  const about = (text: string, language: string) => idsOf(text, language, 'ticket')
  expect(await about('لم تصل الدفعة إلى البنك حتى الآن، متى تصل؟', 'ar')).toContain('payout-days')
  const found = await about('I want to refund half of an order to the shopper', 'en')
  expect([found[0], found.length <= 3]).toEqual(['refunds', true])
  expect(await about('Hello', 'en')).toEqual([])
  expect(await about('', 'en')).toEqual([])
})

test('an article is read in one language; one that is none is not found', async () => {
  const read = (id: string, language: string) =>
    product.call('support.article', { as: owner, params: { id }, query: { language } })
  const { body } = await read('refunds', 'en')
  expect(body.article).toMatchObject({ id: 'refunds', title: 'Refunding a shopper' })
  expect(body.article.blocks.map(({ kind }: { kind: string }) => kind)).toContain('steps')
  expect((await read('../en/refunds', 'en')).status).toBe(404)
})
