import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aSubmittedApplication, tally } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import type { Row } from '../../../platform/database/rows.ts'

let app: TestApp
let first: string
let second: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  first = await named('Mariam')
  second = await named('Samir')
})
afterAll(() => app.close())

async function named(name: string): Promise<string> {
  const id = await app.aStaff('underwriter')
  await app.db.database.system((tx) => tx`update staff set name = ${name} where id = ${id}`)
  return app.signInStaff(id)
}

interface Case {
  id: string
  merchant: MerchantFacts
}

async function submitted(given: Parameters<typeof aSubmittedApplication>[2] = {}): Promise<Case> {
  return app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    return { id: (await aSubmittedApplication(tx, merchant, given)).id, merchant }
  })
}

const name = { target: 'company_name', reason: 'does_not_match' }
const licence = { target: 'licence_file', page: 2, reason: 'unreadable' }
const phone = { target: 'signatory_phone', reason: 'incomplete' }

const caseOf = async ({ id }: Case, as = first) =>
  (await app.call('decisions.case', { params: { id }, as })).body.case

const add = ({ id }: Case, marks: object[], as = first) =>
  app.call('decisions.addMarks', { params: { id }, body: { marks }, as })

const change = ({ id }: Case, markId: string, ifMatch: number, body: object, as = first) =>
  app.call('decisions.changeMark', { params: { id, markId }, body, ifMatch, as })

const remove = ({ id }: Case, markId: string, ifMatch: number, as = first) =>
  app.call('decisions.removeMark', { params: { id, markId }, ifMatch, as })

const decide = ({ id }: Case, body: object, ifMatch: number, as = first) =>
  app.call('decisions.decide', { params: { id }, body, ifMatch, as })

const placesOf = (opened: { kept_marks: { target: string; made_by: string }[] }) =>
  opened.kept_marks.map(({ target, made_by }) => [target, made_by])

test('marks outlive a reload and a colleague’s turn, in the order they were made, with who made each', async () => {
  const one = await submitted()
  const note = { note_en: 'The stamp is cut off', note_ar: 'الختم مقطوع' }
  const added = await add(one, [name, { ...licence, ...note }])
  expect(added.status).toBe(200)
  expect((await add(one, [phone], second)).status).toBe(200)
  for (const as of [first, second])
    expect(placesOf(await caseOf(one, as))).toEqual([
      ['company_name', 'Mariam'],
      ['licence_file', 'Mariam'],
      ['signatory_phone', 'Samir'],
    ])
  const { kept_marks: kept } = await caseOf(one)
  expect(kept[1]).toMatchObject({ ...licence, ...note, version: 1, made_at: '2026-11-22T08:00:00.000Z' })

  const changed = await change(one, kept[1].id, 1, { ...licence, target: undefined, page: 3 }, second)
  expect(changed.body.case.kept_marks[1]).toMatchObject({
    target: 'licence_file',
    page: 3,
    note_en: '',
    version: 2,
    made_by: 'Samir',
  })
  expect((await remove(one, kept[0].id, 1)).body.case.kept_marks).toHaveLength(2)
})

test('of two underwriters at once each keeps their marks, and neither overwrites the other', async () => {
  const one = await submitted()
  const apart = await Promise.all([add(one, [name], first), add(one, [phone], second)])
  expect(tally(apart)).toEqual({ done: 2 })
  const same = await Promise.all([
    add(one, [{ ...licence, reason: 'expired' }], first),
    add(one, [licence], second),
  ])
  expect(tally(same)).toEqual({ done: 1, mark_exists: 1 })
  const { kept_marks: kept } = await caseOf(one)
  expect(kept).toHaveLength(3)

  const mark = kept.find(({ target }: { target: string }) => target === 'licence_file')
  const page = (number: number) => ({ reason: 'unreadable', page: number })
  const written = await Promise.all([
    change(one, mark.id, 1, page(4), first),
    change(one, mark.id, 1, page(5), second),
  ])
  expect(tally(written)).toEqual({ done: 1, stale_version: 1 })
  expect((await remove(one, mark.id, 1)).body.details.reason).toBe('stale_version')
  expect((await caseOf(one)).kept_marks).toHaveLength(3)
})

test('nobody decides on a case whose newest mark they have not seen, whatever they decide', async () => {
  const one = await submitted()
  const { version } = (await caseOf(one)).application
  await add(one, [name], second)
  for (const body of [
    { decision: 'approve' },
    { decision: 'reject', reasons: ['general_reject'] },
    { decision: 'reset', marks: [licence] },
  ])
    expect((await decide(one, body, version)).body.details.reason).toBe('stale_version')
  const seen = await caseOf(one)
  expect(placesOf(seen)).toEqual([['company_name', 'Samir']])
  expect((await decide(one, { decision: 'reset', marks: [name] }, seen.application.version)).status).toBe(200)
})

test('a mark and a decision at once: either the mark is seen first or it comes too late', async () => {
  for (let round = 0; round < 4; round += 1) {
    const one = await submitted()
    const [marked, decided] = await Promise.all([
      add(one, [name], second),
      decide(one, { decision: 'reject', reasons: ['general_reject'] }, 1),
    ])
    const answers = [marked, decided].map(({ status, body }) =>
      status === 200 ? 'done' : body.details.reason,
    )
    expect([
      ['done', 'stale_version'],
      ['wrong_status', 'done'],
    ]).toContainEqual(answers)
  }
})

test.each([
  ['approved', { decision: 'approve' }],
  ['rejected', { decision: 'reject', reasons: ['general_reject'] }],
  ['reset', { decision: 'reset', marks: [name] }],
] as const)('a case that is %s keeps no marks and takes none', async (status, body) => {
  const one = await submitted()
  const { case: marked } = (await add(one, [name])).body
  const decided = await decide(one, body, marked.application.version)
  expect(decided.body.case).toMatchObject({ application: { status }, kept_marks: [] })
  expect((await add(one, [phone])).body.details.reason).toBe('wrong_status')
})

test('a case that is cancelled keeps no marks and takes none', async () => {
  const one = await submitted()
  await add(one, [name])
  const body = { note: 'asked by phone' }
  const call = { params: { id: one.id }, body, ifMatch: 2, as: first }
  const cancelled = await app.call('decisions.cancel', call)
  expect([cancelled.status, cancelled.body.case.kept_marks]).toEqual([200, []])
  expect((await add(one, [phone])).body.details.reason).toBe('wrong_status')
})

test('while an approval waits for a second person nothing can be marked', async () => {
  const one = await submitted({ amountMinor: 60_000_000n, offerAmountMinor: 60_000_000n })
  const { case: marked } = (await add(one, [name])).body
  const proposed = await decide(one, { decision: 'approve' }, marked.application.version)
  expect(proposed.body.case.proposal).toMatchObject({ by: 'Mariam' })
  expect((await add(one, [phone], second)).body.details.reason).toBe('wrong_status')
  const returned = await app.call('decisions.confirm', {
    params: { id: one.id },
    body: { accept: false },
    as: second,
  })
  expect(placesOf(returned.body.case)).toEqual([['company_name', 'Mariam']])
})

test('a mark is checked when it is made: its reason, its notes, its place, and how many there are', async () => {
  const one = await submitted()
  const fields = async (marks: object[]) => (await add(one, marks)).body.details.fields
  expect(await fields([])).toEqual({ marks: 'required' })
  expect(await fields([{ ...name, reason: 'expired' }])).toEqual({ 'marks.0.reason': 'choose_option' })
  expect(await fields([{ ...name, note_en: 'See the licence' }])).toEqual({ 'marks.0.note_ar': 'required' })
  expect(await fields([{ target: 'statement:fil_none', reason: 'unreadable' }])).toEqual({
    'marks.0.target': 'invalid',
  })
  expect((await add(one, [name, phone, name])).status).toBe(400)
  expect((await caseOf(one)).kept_marks).toEqual([])

  const pages = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...licence, page: from + index }))
  expect((await add(one, pages(1, 20))).status).toBe(200)
  expect(await fields([name])).toEqual({ marks: 'too_long' })
  const [mark] = (await caseOf(one)).kept_marks
  const onto = await change(one, mark.id, 1, { reason: 'unreadable', page: 2 })
  expect(onto.body.details.reason).toBe('mark_exists')
  expect((await change(one, mark.id, 1, { reason: 'other', page: 1 })).body.details.fields).toMatchObject({
    note_en: 'required',
  })
})

test('marks of another case are not touched by its id, and each change is in the audit log', async () => {
  const [one, other] = [await submitted(), await submitted()]
  const { kept_marks: kept } = (await add(one, [name])).body.case
  expect((await remove(other, kept[0].id, 1)).body.details.reason).toBe('stale_version')
  expect((await change(other, kept[0].id, 1, { reason: 'incomplete' })).body.details.reason).toBe(
    'stale_version',
  )
  await change(one, kept[0].id, 1, { reason: 'incomplete' })
  await remove(one, kept[0].id, 2, second)
  const actions = await app.db.database.system(
    (tx) => tx<Row<'audit_entry', 'action'>[]>`
      select action from audit_entry where object = ${`application:${one.id}`} and outcome = 'done' order by number`,
  )
  expect(actions.map(({ action }) => action)).toEqual([
    'case.marked',
    'case.mark_changed',
    'case.mark_removed',
  ])
})
