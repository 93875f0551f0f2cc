import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'
import { loadList } from '../../casework/screening/index.ts'
import { aLicensed, type Licensed } from './testing.ts'

let product: TestApp
let reviewer: string
let other: string
beforeAll(async () => {
  product = await testApp({ now: '2026-11-22T08:00:00Z' })
  reviewer = await product.signInStaff(await product.aStaff('reviewer'))
  other = await product.signInStaff(await product.aStaff('reviewer'))
})
afterAll(() => product.close())

/** An update that was sent, and what staff do to it on the version they have read. */
async function sent(expiresOn: '2026-12-10' | '2026-11-22' = '2026-12-10') {
  const licensed = await aLicensed(product, { expiresOn })
  const { update } = (await licensed.write()).body
  expect((await licensed.submit()).status).toBe(200)
  const params = { id: update.id as string }
  const read = (as = reviewer) => product.call('legalEntities.case', { as, params })
  type Act = 'take' | 'askChanges' | 'reject' | 'approve'
  const act = async (name: Act, body?: object, as = reviewer): Promise<TestAnswer> => {
    const ifMatch = (await read(as)).body.case.version as number
    return product.call(`legalEntities.${name}`, { as, params, ifMatch, ...(body && { body }) })
  }
  const mark = (marks: object[]) =>
    product.call('legalEntities.addMarks', { as: reviewer, params, body: { marks } })
  return { licensed, params, read, act, mark }
}

const lettersOf = async ({ merchantId }: Licensed) =>
  product.db.database.system(
    (tx) => tx<Row<'notification', 'kind'>[]>`
      select kind from notification where merchant_id = ${merchantId} order by created_at, id`,
  )

test('a case shows what is new beside what was known, and is queued by its deadline', async () => {
  const { licensed, read, act, params } = await sent()
  const { case: seen } = (await read()).body
  expect(seen).toMatchObject({
    ...{ status: 'in_review', taken_by: null, merchant_name: 'Test Merchant', is_first: false },
    legal_entity: { id: licensed.entityId, status: 'in_review', license_expires_on: '2026-12-10' },
    before: { legal_info: { legal_company_name: 'Test Merchant LLC', license_expiry_date: '2026-12-10' } },
    document: { legal_info: { legal_company_name: 'Noor Perfumes LLC', license_expiry_date: '2030-01-01' } },
  })
  expect(JSON.stringify(seen)).not.toContain('AE0703')
  const licence = seen.differences.find(({ section }: { section: string }) => section === 'licence')
  expect(licence.fields).toContainEqual({
    ...{ field: 'legal_info.license_expiry_date', before: '2026-12-10', after: '2030-01-01' },
  })
  expect((await act('take')).body.case.taken_by.name).toBe('Staff reviewer')
  const { updates, waiting } = (await product.call('legalEntities.queue', { as: reviewer })).body
  expect(updates.map(({ id }: { id: string }) => id)).toContain(params.id)
  expect(waiting).toBeGreaterThan(0)
  const mine = await product.call('legalEntities.queue', { as: other, query: { held_by: 'me' } })
  expect(mine.body.updates).toEqual([])
})

test('others with the same account, licence, phone or owner are shown beside the update', async () => {
  const { licensed, read } = await sent()
  const twin = await aLicensed(product, { expiresOn: '2027-12-10' })
  const { legal_info, shareholders } = (await read()).body.case.document
  const link = (own: { iban: string; licence: string; company: object | null }) =>
    product.db.database.system(async (tx) => {
      await tx`update legal_entity set iban = 'AE820261234567890123456' where merchant_id = ${licensed.merchantId}`
      await tx`
        update legal_entity set iban = ${own.iban}, commercial_registration_number = ${own.licence},
               company = (${own.company && JSON.stringify(own.company)}::text)::jsonb
         where merchant_id = ${twin.merchantId}`
    })
  const kinds = async () =>
    (await read()).body.case.duplicates
      .filter(({ merchant_id: id }: { merchant_id: string }) => id === twin.merchantId)
      .map(({ kind }: { kind: string }) => kind)
  await link({ iban: 'AE500261234567890123457', licence: 'OTHER-1', company: null })
  expect(await kinds()).toEqual([])
  const number = legal_info.commercial_registration_number as string
  await link({
    ...{ iban: 'AE820261234567890123456', licence: `${number.slice(0, 2)}-${number.slice(2)}` },
    company: { shareholders },
  })
  await product.db.database.system(async (tx) => {
    await tx`update person set phone = '+971509990001' where id = ${licensed.personId}`
    await tx`
      insert into membership (merchant_id, person_id, role, created_at)
      values (${twin.merchantId}, ${licensed.personId}, 'sales_manager', ${product.clock.now()})`
  })
  expect(await kinds()).toEqual(['iban', 'licence', 'person', 'phone'])
})

test('a correction asks only for what was marked, and comes back with its difference [LGL-08]', async () => {
  const { licensed, act, mark, read } = await sent()
  await mark([{ section: 'licence', reason: 'irrelevant_license' }])
  expect((await act('askChanges')).body.case.status).toBe('changes_requested')
  const { body } = await licensed.read()
  expect(body.legal_entity.status).toBe('pending_info')
  expect(body.update.review).toMatchObject({
    round: 1,
    reasons: [{ code: 'irrelevant_license', section: 'licence', step: 'commercial-licence-are' }],
    changed: [],
  })
  const outside = await licensed.save({ legal_info: { legal_address: 'Elsewhere' } })
  expect(outside.body.details.fields).toEqual({ 'legal_info.legal_address': 'invalid' })
  const tooSoon = await licensed.submit()
  expect([tooSoon.status, tooSoon.body.details.reason]).toEqual([409, 'marks_open'])
  expect((await licensed.save({ legal_info: { license_expiry_date: '2031-01-01' } })).status).toBe(200)
  expect((await licensed.submit()).body).toMatchObject({
    legal_entity: { status: 'in_review' },
    update: { status: 'in_review', review: { changed: ['licence'] } },
  })
  const [round] = (await read()).body.case.rounds
  expect(round.answered_at).not.toBeNull()
  expect(round.differences).toMatchObject([
    { section: 'licence', fields: [{ before: '2030-01-01', after: '2031-01-01' }] },
  ])
  expect((await act('approve', {})).body.case.status).toBe('approved')
  expect((await licensed.read()).body).toMatchObject({
    legal_entity: { status: 'active', legal_info: { license_expiry_date: '2031-01-01' } },
    ...{ update: null, version: 0 },
  })
  const { owners } = (
    await product.call('legalEntities.owners', { as: licensed.token, params: { id: licensed.entityId } })
  ).body
  expect(owners).toMatchObject([
    { name: 'Mona Hadid', identity_type: 'NATIONAL_ID', shares_percent: 100, is_shareholder: true },
  ])
  expect((await lettersOf(licensed)).map(({ kind }) => kind)).toEqual([
    ...['legal_entity_received', 'legal_entity_changes', 'legal_entity_received', 'legal_entity_approved'],
  ])
})

test('a refusal says its reasons, leaves the entity as it was, and lets another update be sent [LGL-09, DEC-LGL-4]', async () => {
  const { licensed, act } = await sent()
  const body = { said_en: 'The file shows another company.', said_ar: 'الملف لشركة أخرى.' }
  const strange = await act('reject', { ...body, reasons: ['website_unreachable'] })
  expect(strange.body.details.fields).toEqual({ 'reasons.0': 'choose_option' })
  expect((await act('reject', { ...body, reasons: ['irrelevant_license'] })).body.case).toMatchObject({
    status: 'rejected',
    decision: { reasons: ['irrelevant_license'], said_en: body.said_en },
  })
  expect((await licensed.read()).body).toMatchObject({
    legal_entity: { status: 'rejected', legal_company_name: 'Test Merchant LLC' },
    update: { status: 'rejected', rejected: { reasons: ['irrelevant_license'], said: { en: body.said_en } } },
    version: 0,
  })
  expect((await licensed.write()).body.update.status).toBe('draft')
  expect((await licensed.submit()).body.legal_entity.status).toBe('in_review')
})

test('an update waits in the work of whoever decides it, and for nobody once it is taken by another', async () => {
  const { params, act } = await sent()
  const waits = async (as: string) =>
    (await product.call('work.mine', { as })).body.items.some(
      ({ kind, id }: { kind: string; id: string }) => kind === 'legal_entity_update' && id === params.id,
    ) as boolean
  expect([await waits(reviewer), await waits(other)]).toEqual([true, true])
  await act('take')
  expect([await waits(reviewer), await waits(other)]).toEqual([true, false])
})

test('of those who decide at once one does', async () => {
  const { params, read, licensed } = await sent()
  const { version } = (await read()).body.case
  const said = { said_en: 'No, sorry.', said_ar: 'عذرًا، لا.', reasons: ['license_expired'] }
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, place) =>
      product.call(place % 2 ? 'legalEntities.approve' : 'legalEntities.reject', {
        ...{ as: place % 3 ? reviewer : other, params, ifMatch: version as number },
        body: place % 2 ? {} : said,
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { status } = (await licensed.read()).body.legal_entity
  expect(['active', 'rejected']).toContain(status)
})

test('a licence that is over by now is not accepted', async () => {
  const { act } = await sent()
  product.clock.set(new Date('2030-06-01T08:00:00Z'))
  const late = await act('approve', {})
  product.clock.set(new Date('2026-11-22T08:00:00Z'))
  expect(late.body.details.fields).toEqual({ 'legal_info.license_expiry_date': 'date_in_past' })
})

test('a draft is the merchant’s alone, and other staff see no update', async () => {
  const licensed = await aLicensed(product)
  const { update } = (await licensed.write()).body
  const params = { id: update.id as string }
  expect((await product.call('legalEntities.case', { as: reviewer, params })).status).toBe(404)
  const finance = await product.signInStaff(await product.aStaff('finance'))
  expect((await product.call('legalEntities.queue', { as: finance })).status).toBe(403)
})

test('whoever a company names is compared with lists, and nobody on one is let in by a single person', async () => {
  const load = (row: string) =>
    product.db.database.system((tx) =>
      loadList(
        tx,
        {
          ...{ name: 'Own list', kind: 'sanctions', source: 'https://list.example', datedOn: '2026-11-20' },
          ...{ by: 'root', text: `id,kind,names,birth_years,nationalities\n${row}` },
        },
        product.clock.now(),
      ),
    )
  await load('E-1,person,Muna Hadid,,')
  const { licensed, act } = await sent()
  const params = { subject: 'legal_entity', id: licensed.entityId }
  const standing = async () =>
    (await product.call('screening.ofSubject', { as: reviewer, params })).body.screening
  const { state, hits } = await standing()
  expect([state, hits.map(({ ours }: { ours: { name: string } }) => ours.name)]).toEqual([
    ...['open', ['Mona Hadid']],
  ])
  expect((await act('approve', {})).body.details.reason).toBe('screening_open')
  const confirmed = { decision: 'confirmed', reason: 'The same passport.' }
  await product.call('screening.decide', { as: reviewer, params: { id: hits[0].id }, body: confirmed })
  expect((await act('approve', { note: 'Agreed.' })).body.details.reason).toBe('own_proposal')
  expect((await act('approve', {}, other)).body.details.fields).toEqual({ note: 'reason_required' })
  expect((await act('approve', { note: 'Agreed.' }, other)).body.case.status).toBe('approved')
  await load('E-9,person,Nobody Here,,')
})
