import type { BodyOf } from '@daftar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { tally } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let merchant: MerchantFacts
let owner: string
let administrator: string
beforeAll(async () => {
  product = await testApp({ now: '2026-11-22T08:00:00Z' })
  merchant = await product.db.database.system((tx) => aMerchant(tx))
  owner = await product.signIn(merchant.personId)
  administrator = await product.signInStaff(await product.aStaff('desk_admin'))
})
afterAll(() => product.close())

const both = (text: string) => ({ en: text, ar: `${text} ع` })
const aSurvey = (more: Partial<BodyOf<'surveys.make'>> = {}): BodyOf<'surveys.make'> => ({
  opens: 'itself',
  title: both('Payout report'),
  intro: both('Two questions'),
  questions: [
    { kind: 'one', text: both('Is it clear?'), options: [both('Yes'), both('No')], required: true },
    {
      kind: 'several',
      text: both('What is missing?'),
      options: [both('VAT'), both('Fees')],
      required: false,
    },
    { kind: 'words', text: both('What else?'), options: [], required: false },
  ],
  countries: [],
  roles: [],
  percent: 100,
  from: null,
  until: null,
  ...more,
})
const made = async (more: Partial<BodyOf<'surveys.make'>> = {}): Promise<string> => {
  const { status, body } = await product.call('surveys.make', { as: administrator, body: aSurvey(more) })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.survey.id
}
const mine = async (as = owner): Promise<string[]> =>
  (await product.call('surveys.mine', { as })).body.surveys.map(({ id }: { id: string }) => id)
const answers = (choice = 0, words = '') => [
  { choices: [choice], words: '' },
  { choices: [0, 1], words: '' },
  { choices: [], words },
]
const answer = (id: string, as = owner, given: object[] = answers()) =>
  product.call('surveys.answer', { as, params: { id }, body: { answers: given, language: 'ar' } })
const dismiss = (id: string, as = owner) =>
  product.call('surveys.dismiss', { as, params: { id }, body: { language: 'en' } })
const read = async (id: string) =>
  (await product.call('surveys.read', { as: administrator, params: { id } })).body
const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.fields ?? body.details?.reason]
const colleague = async (role: 'supervisor' | 'settlements' = 'supervisor') =>
  product.signIn(await product.db.database.system((tx) => aMember(tx, merchant.merchantId, { role })))

test('the survey of card payments came with the product: three questions behind its card [OTH-13]', async () => {
  const { body } = await product.call('surveys.mine', { as: owner })
  const came = body.surveys.find(({ id }: { id: string }) => id === 'srv_acquiring')
  expect(came).toMatchObject({ opens: 'card', title: { ar: 'الدفع بالبطاقة في متجرك' } })
  expect(came.questions.map(({ kind }: { kind: string }) => kind)).toEqual(['one', 'words', 'one'])
})

test('a survey is asked of each person once, and what sixteen answers at once leave is one', async () => {
  const id = await made()
  expect(await mine()).toContain(id)
  const sent = await Promise.all(Array.from({ length: 16 }, (_, at) => answer(id, owner, answers(at % 2))))
  expect(tally(sent)).toEqual({ 204: 1, wrong_status: 15 })
  expect(await mine()).not.toContain(id)
  expect(await mine(await colleague())).toContain(id)
  expect((await read(id)).survey).toMatchObject({ answered: 1, dismissed: 0 })
})

test('what was put away stays away, in every browser, and of answering and dismissing at once one counts', async () => {
  const id = await made()
  expect((await dismiss(id)).status).toBe(204)
  expect((await dismiss(id)).status).toBe(204)
  expect(await mine(await product.signIn(merchant.personId))).not.toContain(id)
  expect(reasonOf(await answer(id))).toEqual([409, 'wrong_status'])
  const other = await made()
  await Promise.all(Array.from({ length: 16 }, (_, at) => (at % 2 ? answer(other) : dismiss(other))))
  const { answered, dismissed } = (await read(other)).survey
  expect(answered + dismissed).toBe(1)
})

test('it is asked where country, role, share and time fit, and nowhere else', async () => {
  const inSaudi = await made({ countries: ['SAU'] })
  const ofFinance = await made({ roles: ['settlements'] })
  const later = await made({ from: '2026-11-25T00:00:00.000Z', until: '2026-11-26T00:00:00.000Z' })
  const owners = await mine()
  for (const id of [inSaudi, ofFinance, later]) expect(owners).not.toContain(id)
  expect(reasonOf(await answer(inSaudi))).toEqual([404, 'not_found'])
  expect(reasonOf(await dismiss(inSaudi))).toEqual([404, 'not_found'])
  const saudi = await product.db.database.system((tx) => aMerchant(tx, { currency: 'SAR' }))
  expect(await mine(await product.signIn(saudi.personId))).toContain(inSaudi)
  expect(await mine(await colleague('settlements'))).toContain(ofFinance)
  product.clock.set('2026-11-25T08:00:00Z')
  expect(await mine()).toContain(later)
  product.clock.set('2026-11-26T08:00:00Z')
  expect(await mine()).not.toContain(later)
  expect((await read(later)).survey.status).toBe('ended')
})

test('a share asks some merchants, the same ones each time, and a larger share asks them too', async () => {
  const owners = await product.db.database.system(async (tx) => {
    const found = []
    for (let at = 0; at < 24; at += 1) found.push(await aMerchant(tx))
    return found
  })
  const sessions = await Promise.all(owners.map(({ personId }) => product.signIn(personId)))
  const half = await made({ percent: 50 })
  const asked = async (id: string) => {
    const all = await Promise.all(sessions.map((as) => mine(as)))
    return all.filter((ids) => ids.includes(id)).length
  }
  const first = await asked(half)
  expect(first).toBeGreaterThan(2)
  expect(first).toBeLessThan(22)
  expect(await asked(half)).toBe(first)
  const reach = await product.call('surveys.reach', {
    as: administrator,
    query: { countries: 'ARE', roles: 'workspace_admin', percent: '100' },
  })
  expect(reach.body.merchants).toBeGreaterThanOrEqual(24)
  expect(reach.body.people).toBeGreaterThanOrEqual(reach.body.merchants)
  const everywhere = await product.call('surveys.reach', { as: administrator, query: { percent: '100' } })
  expect(everywhere.body.merchants).toBeGreaterThanOrEqual(reach.body.merchants)
})

test('an answer fits the questions, and a survey speaks both languages', async () => {
  const id = await made()
  for (const [given, fields] of [
    [answers(7), { 'answers.0': 'invalid' }],
    [[{ choices: [], words: '' }, ...answers().slice(1)], { 'answers.0': 'required' }],
    [[{ choices: [0, 1], words: '' }, ...answers().slice(1)], { 'answers.0': 'invalid' }],
    [[...answers().slice(0, 2), { choices: [], words: 'x'.repeat(501) }], { 'answers.2': 'too_long' }],
    [answers().slice(1), { answers: 'invalid' }],
  ] as const)
    expect(reasonOf(await answer(id, owner, [...given]))).toEqual([400, fields])
  const make = (more: object) => product.call('surveys.make', { as: administrator, body: aSurvey(more) })
  expect(reasonOf(await make({ title: { en: 'Hello', ar: ' ' } }))).toEqual([400, { 'title.ar': 'required' }])
  expect(reasonOf(await make({ questions: [] }))).toEqual([400, { questions: 'invalid' }])
  const lonely = [{ kind: 'one', text: both('One?'), options: [both('Yes')], required: true }]
  expect(reasonOf(await make({ questions: lonely }))).toEqual([400, { 'questions.0.options': 'invalid' }])
  expect(reasonOf(await make({ percent: 0 }))).toEqual([400, { percent: 'invalid' }])
  const backwards = { from: '2026-12-02T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' }
  expect(reasonOf(await make(backwards))).toEqual([400, { until: 'below_minimum' }])
})

test('the desk reads figures and words without names of people, and saves every answer guarded', async () => {
  const id = await made()
  await answer(id, owner, answers(1, '=SUM(A1) please'))
  await answer(id, await colleague(), answers(0, ''))
  const { figures } = await read(id)
  expect(figures.map(({ options }: { options: number[] }) => options)).toEqual([[1, 1], [2, 2], []])
  expect(figures.map(({ answered }: { answered: number }) => answered)).toEqual([2, 2, 1])
  expect(figures[2].words).toMatchObject([{ words: '=SUM(A1) please', merchant_id: merchant.merchantId }])
  expect(JSON.stringify(figures)).not.toContain(merchant.personId)
  const file = await product.call('surveys.export', {
    ...{ as: administrator, params: { id }, query: { language: 'en' } },
  })
  const rows = String(file.body).replace('\ufeff', '').trim().split('\n')
  expect(rows[0]).toBe('Answered at,Merchant,Merchant ID,Country,Is it clear?,What is missing?,What else?')
  expect(rows).toHaveLength(3)
  expect(String(file.body)).toContain(`No,VAT; Fees,'=SUM(A1) please`)
})

test('a survey is made, ended and read by whoever edits the configuration, and ended once', async () => {
  const agent = await product.signInStaff(await product.aStaff('support_agent'))
  for (const call of [
    product.call('surveys.list', { as: agent }),
    product.call('surveys.make', { as: agent, body: aSurvey() }),
  ])
    expect((await call).status).toBe(403)
  const id = await made()
  const ended = await Promise.all(
    Array.from({ length: 16 }, () => product.call('surveys.end', { as: administrator, params: { id } })),
  )
  expect(tally(ended)).toEqual({ done: 1, wrong_status: 15 })
  expect(await mine()).not.toContain(id)
  const { body } = await product.call('surveys.list', { as: administrator })
  expect(body.surveys.find((one: { id: string }) => one.id === id)).toMatchObject({
    ...{ status: 'ended', made_by: 'Staff desk_admin', ended_by: 'Staff desk_admin' },
  })
})
