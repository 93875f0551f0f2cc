import type { ListKind } from '@daftar/rules/screening/match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tally } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'
import { loadList } from '../../casework/screening/index.ts'
import { aFreelancer, aSubmission, versionOf, type Applying } from './testing.ts'

let product: TestApp
let reviewer: string
let second: string
beforeAll(async () => {
  product = await testApp()
  reviewer = await product.signInStaff(await product.aStaff('reviewer'))
  second = await product.signInStaff(await product.aStaff('reviewer'))
})
afterAll(() => product.close())

let times = 0

/** An application of somebody of this name, taken by a reviewer. */
async function from(first_name: string, last_name: string): Promise<Applying> {
  const said = aFreelancer()
  Object.assign(said.basic_info, { first_name, last_name })
  const applying = await aSubmission(product, said)
  expect((await act('take', applying)).status).toBe(200)
  return applying
}

const caseOf = ({ id }: Applying, as: string) => product.call('onboarding.case', { as, params: { id } })

async function act(
  name: 'take' | 'approve' | 'confirm',
  applying: Applying,
  body?: object,
  as = reviewer,
): Promise<TestAnswer> {
  const ifMatch = versionOf(await caseOf(applying, as))
  return product.call(`onboarding.${name}`, {
    as,
    params: { id: applying.id },
    ifMatch,
    ...(body && { body }),
  })
}

function approve(applying: Applying, note = ''): Promise<TestAnswer> {
  times += 1
  return act('approve', applying, {
    ...{ name: 'Noor', name_ar: 'نور', commission_percent: 5, commission_fixed: '1.00', vat_percent: 5 },
    ...{ store_code: `screened-${times}`, products: ['pay_later'], note },
  })
}

async function screeningOf({ id }: Applying) {
  const params = { subject: 'onboarding', id }
  return (await product.call('screening.ofSubject', { as: reviewer, params })).body.screening
}

const decide = (id: string, decision: 'dismissed' | 'confirmed', as = reviewer) =>
  product.call('screening.decide', {
    ...{ as, params: { id } },
    body: { decision, reason: 'Looked at both passports.' },
  })

const load = (names: string, kind: ListKind = 'sanctions') =>
  product.db.database.system((tx) =>
    loadList(
      tx,
      {
        ...{ name: 'Own list', kind, source: 'https://list.example', datedOn: '2026-11-20', by: 'root' },
        text: `id,kind,names,birth_years,nationalities\nE-1,person,${names},,`,
      },
      product.clock.now(),
    ),
  )

test('without a list it says so, never that all is clear, and what is right is approved', async () => {
  const applying = await from('Fulan', 'Allan')
  expect(await screeningOf(applying)).toEqual({ state: 'no_list', lists: [], compared: 0, hits: [] })
  expect((await approve(applying)).body.case.status).toBe('approved')
})

test('whoever is near a row in the other script is proposed, and an approval waits for a decision', async () => {
  await load('فلان بن علان;Foolan Alan', 'pep')
  const applying = await from('Fulan', 'Allan')
  const found = await screeningOf(applying)
  expect(found).toMatchObject({ state: 'open', lists: [{ name: 'Own list', kind: 'pep', entries: 1 }] })
  expect(found.compared).toBeGreaterThan(1)
  expect(found.hits).toMatchObject([
    {
      ours: { kind: 'person', name: 'Fulan Allan' },
      listed: { names: ['فلان بن علان', 'Foolan Alan'], entry_id: 'E-1' },
      decision: null,
    },
  ])
  expect((await approve(applying)).body.details.reason).toBe('screening_open')
  expect((await decide(found.hits[0].id, 'dismissed')).status).toBe(200)
  expect((await screeningOf(applying)).state).toBe('clear')
  expect((await approve(applying)).body.case.status).toBe('approved')
})

test('confirmed, an approval needs a second person, who is asked in writing', async () => {
  const applying = await from('Fulan', 'Allan')
  const [hit] = (await screeningOf(applying)).hits
  await decide(hit.id, 'confirmed')
  expect((await screeningOf(applying)).state).toBe('confirmed')
  expect((await approve(applying)).body.details.fields).toEqual({ note: 'reason_required' })
  expect((await approve(applying, 'Agreed with the bank.')).body.case).toMatchObject({ status: 'in_review' })
  expect((await act('confirm', applying, { accept: true })).body.details.reason).toBe('own_proposal')
  expect((await act('confirm', applying, { accept: true }, second)).body.case.status).toBe('approved')
  const entries = await product.db.database.system(
    (tx) =>
      tx`select after from audit_entry where action = 'screening.decided' and object = ${`screening_hit:${hit.id}`}`,
  )
  expect(entries).toMatchObject([{ after: { decision: 'confirmed', reason: 'Looked at both passports.' } }])
})

test('whoever is on no list is clear, and people who do not decide applications see nothing', async () => {
  const applying = await from('Mona', 'Hadid')
  expect(await screeningOf(applying)).toMatchObject({ state: 'clear', hits: [] })
  const finance = await product.signInStaff(await product.aStaff('finance'))
  const params = { subject: 'onboarding', id: applying.id }
  expect((await product.call('screening.ofSubject', { as: finance, params })).status).toBe(403)
})

test('of sixteen who decide one hit at once one does, and a reason is needed', async () => {
  const applying = await from('Fulan', 'Allan')
  const [hit] = (await screeningOf(applying)).hits
  const empty = { as: reviewer, params: { id: hit.id }, body: { decision: 'dismissed', reason: '' } }
  expect((await product.call('screening.decide', empty)).body.details.fields).toEqual({ reason: 'too_short' })
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      decide(hit.id, at % 2 === 0 ? 'dismissed' : 'confirmed', at % 3 === 0 ? second : reviewer),
    ),
  )
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 15 })
})

test('a hit is work for reviewers until it is decided', async () => {
  const applying = await from('Foolan', 'Alan')
  const [hit] = (await screeningOf(applying)).hits
  const mine = async () => {
    const { items } = (await product.call('work.mine', { as: reviewer })).body
    return items.filter(({ kind, id }: { kind: string; id: string }) => kind === 'screening' && id === hit.id)
  }
  expect(await mine()).toHaveLength(1)
  await decide(hit.id, 'dismissed')
  expect(await mine()).toEqual([])
})

test('nobody is approved unseen: a list that was loaded meanwhile is looked at then', async () => {
  const applying = await from('Obaid', 'Tarrad')
  await load('Ubayd Tarad;Other')
  expect((await approve(applying)).body.details.reason).toBe('screening_open')
  expect(await screeningOf(applying)).toMatchObject({
    state: 'open',
    hits: [{ ours: { name: 'Obaid Tarrad' } }],
  })
})

test('whoever comes to be on a list later is found when it is loaded', async () => {
  const applying = await from('Zaid', 'Amrou')
  expect((await screeningOf(applying)).state).toBe('clear')
  await load('Zayd Amru')
  expect((await screeningOf(applying)).state).toBe('not_compared')
  await product.settle()
  expect(await screeningOf(applying)).toMatchObject({
    state: 'open',
    hits: [{ ours: { name: 'Zaid Amrou' } }],
  })
})
