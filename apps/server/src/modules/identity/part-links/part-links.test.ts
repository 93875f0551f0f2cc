import { endpoints, type Endpoint, type EndpointId } from '@daftar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { exampleCall } from '../../../testing/calls/example-call.ts'
import { goodCall } from '../../../testing/calls/hostile-values.ts'
import { aKybShop, aShareholder, saveBlocks } from '../../../testing/capital/kyb.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'
import { aLicensed } from '../legal-entities/testing.ts'
import { anApplication, saidBy, type Applying } from '../onboarding/testing.ts'
import { forgetPartLinks } from './end.ts'
import { aFiller } from './testing.ts'

let product: TestApp
const logged: string[] = []
beforeAll(async () => {
  product = await testApp({ now: '2026-11-22T08:00:00Z', log: { write: (line) => void logged.push(line) } })
})
afterAll(() => product.close())

const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.reason]

let contacts = 0
const aPhone = () => `+97155${String(3_000_000 + (contacts += 1))}`
const anEmail = () => `books${(contacts += 1)}@noor.example`

/** An application to sell that says everything, still with its applicant. */
async function aDraft(): Promise<Applying & { file: string }> {
  const applying = await anApplication(product)
  const said = await saidBy(product, applying)
  await applying.change(said)
  return { ...applying, file: said.bank_details.iban_certificate_url ?? '' }
}

type Asker = { as: string; subject: string; subject_id: string }
const ofDraft = ({ token, id }: Applying): Asker => ({ as: token, subject: 'onboarding', subject_id: id })

function ask({ as, ...subject }: Asker, more: object) {
  const person = { person_name: 'Huda Karim', factor: 'email', language: 'en', ...more }
  return product.call('partLinks.make', { as, body: { ...subject, ...person } })
}

const linksOf = async ({ as, ...query }: Asker) =>
  (await product.call('partLinks.list', { as, query })).body.links
const bank = {
  ...{ iban: 'AE070331234567890123456', bank_name: 'Mashreq', swift_code: 'BOMLAEAD', branch_name: '' },
  ...{ beneficiary_name_en: 'Noor LLC', beneficiary_name_ar: 'نور' },
}

test('a bookkeeper fills the account on a link of their own, and sees nothing else of the application', async () => {
  const draft = await aDraft()
  const contact = anEmail()
  const made = await ask(ofDraft(draft), { scope: 'bank', contact })
  expect(made.body.link).toMatchObject({ status: 'sent', contact, asked_by: '', person: '' })
  const filler = await aFiller(product, contact)
  expect(made.body.link.address).toContain(`/part#${filler.token}`)
  const notice = await filler.open()
  expect(notice).toMatchObject({ state: 'open', scope: 'bank', person_name: 'Huda Karim', is_let_in: false })
  expect(notice.business_name).toContain('Noor Perfumes')
  expect(JSON.stringify(notice)).not.toContain(contact)
  expect(reasonOf(await filler.part())).toEqual([403, 'part_pass_over'])
  const entered = await filler.enter()
  expect(entered.status).toBe(200)
  expect(Object.keys(entered.body.part.values).toSorted()).toEqual(
    [...Object.keys(bank), 'iban_certificate_url'].toSorted(),
  )
  expect(JSON.stringify(entered.body)).not.toMatch(/Mona|CN-1001|784/)
  const { base, version } = entered.body.part
  const saved = await filler.save({ bank_name: 'Mashreq' }, version)
  expect(saved.body.part.values.bank_name).toBe('Mashreq')
  const before = (await draft.read()).body.application
  expect(before.bank_details.bank_name).toBe('Emirates Bank')
  const filled = await filler.submit({ ...bank, iban_certificate_url: draft.file }, base)
  expect(filled.body.notice).toMatchObject({ state: 'filled' })
  const { application } = (await draft.read()).body
  expect(application.bank_details).toMatchObject({ bank_name: 'Mashreq', currency: 'AED' })
  expect(application.version).toBe(before.version + 1)
  expect(await linksOf(ofDraft(draft))).toMatchObject([
    { status: 'filled', address: null, filled_at: '2026-11-22T08:00:00.000Z' },
  ])
  expect(reasonOf(await filler.part())).toEqual([403, 'part_pass_over'])
  expect(reasonOf(await filler.sendCode())).toEqual([409, 'part_closed'])
})

test('an owner uploads documents and fills their own record; the others and the shares stay as they were', async () => {
  const draft = await aDraft()
  const { shareholders } = (await draft.read()).body.application
  const [owner] = shareholders.company_owners
  const partner = { ...owner, id: 'own_2', name: 'Omar Said', shares_percent: 40, national_id_url: null }
  await draft.change({ shareholders: { company_owners: [{ ...owner, shares_percent: 60 }, partner] } })
  const contact = aPhone()
  const asked = { scope: 'owner', person: 'own_2', factor: 'phone', contact, person_name: 'Omar Said' }
  expect((await ask(ofDraft(draft), { ...asked, language: 'ar' })).status).toBe(200)
  const filler = await aFiller(product, contact)
  const { part } = (await filler.enter()).body
  expect(part).toMatchObject({ form: 'person', values: { national_id_url: '' } })
  const front = (await filler.upload('national_id_url')).body.url as string
  expect(front).toMatch(/^fil_/)
  expect((await filler.upload('name')).status).toBe(400)
  const given = { ...part.values, identity_id: '784199012345678', national_id_url: front }
  const strange = await filler.submit({ ...given, national_id_backside_url: 'fil_of_somebody' }, part.base)
  expect(strange.body.details.fields).toEqual({ 'values.national_id_backside_url': 'not_your_file' })
  const missing = await filler.submit({ ...given, birth_date: '' }, part.base)
  expect(missing.body.details.fields).toEqual({ 'values.birth_date': 'required' })
  const outside = await filler.submit({ ...given, shares_percent: '100' }, part.base)
  expect(outside.body.details.fields).toEqual({ 'values.shares_percent': 'unknown_field' })
  expect((await filler.submit(given, part.base)).status).toBe(200)
  const { company_owners } = (await draft.read()).body.application.shareholders
  expect(company_owners).toMatchObject([
    { id: 'own_1', shares_percent: 60, identity_id: owner.identity_id },
    {
      id: 'own_2',
      shares_percent: 40,
      identity_id: '784199012345678',
      national_id_url: front,
      name: 'Omar Said',
    },
  ])
  const file = await product.call('files.facts', { as: draft.token, query: { url: front } })
  expect(file.status).toBe(200)
})

test('a pass answers nothing of any other endpoint, nor of another link', async () => {
  const draft = await aDraft()
  const [one, other] = [anEmail(), anEmail()]
  await ask(ofDraft(draft), { scope: 'bank', contact: one })
  await ask(ofDraft(draft), { scope: 'signatory', person: 'own_1', contact: other })
  const [mine, theirs] = [await aFiller(product, one), await aFiller(product, other)]
  await mine.enter()
  await theirs.enter()
  const headers = { cookie: mine.cookie(), 'content-type': 'application/json' }
  const let_in: string[] = []
  for (const [id, endpoint] of Object.entries(endpoints) as [EndpointId, Endpoint][]) {
    if (endpoint.access.kind === 'public' || endpoint.access.kind === 'development' || endpoint.upload)
      continue
    const call = { ...exampleCall(id, { application: draft.id }), ...goodCall(endpoint) }
    const { status } = await product.call(id, { ...call, headers, ifMatch: 1 })
    if (status < 400 || status >= 500) let_in.push(`${id} answered ${status}`)
  }
  expect(let_in).toEqual([])
  const params = { id: theirs.id }
  const tried = [
    await product.call('partLinks.part', { params, headers }),
    await product.call('partLinks.save', { params, headers, ifMatch: 1, body: { values: {} } }),
    await product.call('partLinks.submit', { params, headers, body: { values: {}, base: 'x' } }),
  ]
  expect(tried.map(reasonOf)).toEqual(tried.map(() => [403, 'part_pass_over']))
  expect((await mine.part()).status).toBe(200)
})

test('a guessed token opens nothing, and wrong codes are counted until nothing more is taken', async () => {
  const guess = 'A'.repeat(43)
  expect((await product.call('partLinks.open', { body: { token: guess } })).status).toBe(404)
  expect((await product.call('partLinks.enter', { body: { token: guess, otp_code: '1234' } })).status).toBe(
    404,
  )
  const draft = await aDraft()
  const contact = aPhone()
  await ask(ofDraft(draft), { scope: 'bank', contact, factor: 'phone' })
  const filler = await aFiller(product, contact)
  const code = await filler.code()
  const wrong = code === '0000' ? '1111' : '0000'
  const tries = await Promise.all(Array.from({ length: 16 }, () => filler.enter(wrong)))
  const reasons = tries.map((one) => one.body.details.reason as string)
  expect(new Set(reasons)).toEqual(new Set(['invalid_code', 'too_many_tries']))
  expect(reasons.filter((one) => one === 'invalid_code').length).toBeLessThan(10)
  expect(reasonOf(await filler.enter(code))).toEqual([429, 'too_many_tries'])
})

test('a link ends after seven days, when it is taken back and with the submission, and says why', async () => {
  const draft = await aDraft()
  const asker = ofDraft(draft)
  const [late, gone, closed] = [anEmail(), anEmail(), anEmail()]
  await ask(asker, { scope: 'bank', contact: late })
  const overdue = await aFiller(product, late)
  await overdue.enter()
  product.clock.advance(7 * 86_400_000)
  expect(await overdue.open()).toMatchObject({ state: 'expired', is_let_in: false })
  expect(reasonOf(await overdue.sendCode())).toEqual([409, 'part_closed'])
  expect(await linksOf(asker)).toMatchObject([{ status: 'expired', address: null }])
  const expire = product.app.modules
    .flatMap(({ schedules }) => schedules)
    .find(({ name }) => name === 'part_links.expire')
  await expire?.run(product.clock.now())
  await ask(asker, { scope: 'bank', contact: gone })
  const taken = await aFiller(product, gone)
  const { part } = (await taken.enter()).body
  await taken.save({ bank_name: 'Secret Bank' }, part.version)
  const params = { id: taken.id }
  const revokes = await Promise.all(
    Array.from({ length: 16 }, () => product.call('partLinks.revoke', { as: draft.token, params })),
  )
  expect(revokes.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await taken.open()).toMatchObject({ state: 'revoked' })
  expect(reasonOf(await taken.save({ bank_name: 'X' }, part.version + 1))).toEqual([403, 'part_pass_over'])
  const kept = await product.db.database.system(
    (tx) =>
      tx<
        Row<'part_link', 'draft' | 'pass_hash'>[]
      >`select draft, pass_hash from part_link where id = ${taken.id}`,
  )
  expect(kept).toEqual([{ draft: null, pass_hash: null }])
  await ask(asker, { scope: 'bank', contact: closed })
  const late2 = await aFiller(product, closed)
  await late2.enter()
  expect((await draft.submit()).status).toBe(200)
  expect(await late2.open()).toMatchObject({ state: 'closed' })
  expect(reasonOf(await late2.submit(bank, part.base))).toEqual([409, 'part_closed'])
  expect(reasonOf(await ask(asker, { scope: 'owner', person: 'own_1', contact: closed }))).toEqual([
    409,
    'wrong_status',
  ])
})

test('of sixteen saves on one version one is kept, and of sixteen who hand in one does', async () => {
  const draft = await aDraft()
  const contact = anEmail()
  await ask(ofDraft(draft), { scope: 'bank', contact })
  const filler = await aFiller(product, contact)
  const { part } = (await filler.enter()).body
  const saves = await Promise.all(
    Array.from({ length: 16 }, (_, n) => filler.save({ bank_name: `Bank ${n}` }, part.version)),
  )
  expect(saves.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(saves.filter(({ body }) => body.details?.reason === 'stale_version')).toHaveLength(15)
  const before = (await draft.read()).body.application.version as number
  const given = { ...bank, iban_certificate_url: draft.file }
  const done = await Promise.all(Array.from({ length: 16 }, () => filler.submit(given, part.base)))
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await draft.read()).body.application.version).toBe(before + 1)
})

test('what the applicant changed meanwhile is not written over: both values are shown, and one is chosen', async () => {
  const draft = await aDraft()
  const contact = anEmail()
  await ask(ofDraft(draft), { scope: 'bank', contact })
  const filler = await aFiller(product, contact)
  const { part } = (await filler.enter()).body
  await filler.save({ bank_name: 'Mashreq' }, part.version)
  await draft.change({ bank_details: { bank_name: 'Bank of Noor', branch_name: 'Deira' } })
  const given = { ...bank, iban_certificate_url: draft.file }
  expect(reasonOf(await filler.submit(given, part.base))).toEqual([409, 'part_changed'])
  const seen = (await filler.part()).body.part
  expect(seen.conflicts).toEqual([{ field: 'bank_name', said: 'Bank of Noor' }])
  expect(seen.values).toMatchObject({ bank_name: 'Mashreq', branch_name: 'Deira' })
  const kept = await filler.save({ bank_name: 'Mashreq' }, seen.version, seen.base)
  expect(kept.body.part.conflicts).toEqual([])
  expect((await filler.submit({ ...given, branch_name: 'Deira' }, seen.base)).status).toBe(200)
  expect((await draft.read()).body.application.bank_details).toMatchObject({
    ...{ bank_name: 'Mashreq', branch_name: 'Deira' },
  })
})

test('a colleague who saves on the version before a part was handed in is told of it', async () => {
  const draft = await aDraft()
  const contact = anEmail()
  await ask(ofDraft(draft), { scope: 'bank', contact })
  const filler = await aFiller(product, contact)
  const { part } = (await filler.enter()).body
  const { version } = (await draft.read()).body.application
  await filler.submit({ ...bank, iban_certificate_url: draft.file }, part.base)
  const late = await draft.change({ bank_details: { bank_name: 'Late Bank' } }, version)
  expect(reasonOf(late)).toEqual([412, 'stale_version'])
  expect((await draft.read()).body.application.bank_details.bank_name).toBe('Mashreq')
})

test('of colleagues who ask for a part at once one does, and a link is sent again after two minutes', async () => {
  const draft = await aDraft()
  const asker = ofDraft(draft)
  const contact = aPhone()
  const asked = { scope: 'bank', contact, factor: 'phone' }
  const made = await Promise.all(Array.from({ length: 16 }, () => ask(asker, asked)))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(made.filter(({ body }) => body.details?.reason === 'part_asked')).toHaveLength(15)
  const { id } = made.find(({ status }) => status === 200)!.body.link
  const again = () => product.call('partLinks.sendAgain', { as: draft.token, params: { id } })
  const soon = await again()
  expect([...reasonOf(soon), soon.body.details.retry_at]).toEqual([429, 'too_many_codes', expect.any(String)])
  product.clock.advance(120_000)
  expect((await again()).status).toBe(200)
  await product.deliver()
  const texts = (await product.inbox(contact)).map((one) => JSON.stringify(one))
  expect(texts.filter((one) => one.includes('/part#'))).toHaveLength(2)
  for (let n = 0; n < 3; n += 1) {
    product.clock.advance(120_000)
    expect((await again()).status).toBe(200)
  }
  product.clock.advance(120_000)
  expect(reasonOf(await again())).toEqual([429, 'too_many_codes'])
})

test('nobody asks for parts of an application that is not theirs, nor for a part there is not', async () => {
  const [draft, other] = [await aDraft(), await aDraft()]
  const contact = anEmail()
  expect((await ask({ ...ofDraft(draft), as: other.token }, { scope: 'bank', contact })).status).toBe(404)
  const { id } = (await ask(ofDraft(draft), { scope: 'bank', contact })).body.link
  for (const act of ['partLinks.revoke', 'partLinks.sendAgain'] as const)
    expect((await product.call(act, { as: other.token, params: { id } })).status).toBe(404)
  const { as, ...query } = ofDraft(draft)
  expect((await product.call('partLinks.list', { as: other.token, query })).status).toBe(404)
  expect(as).not.toBe(other.token)
  const wrong = async (more: object) => (await ask(ofDraft(draft), { contact, ...more })).body.details.fields
  expect(await wrong({ scope: 'licence' })).toEqual({ scope: 'invalid' })
  expect(await wrong({ scope: 'owner', person: 'own_9' })).toEqual({ person: 'invalid' })
  expect(await wrong({ scope: 'owner', person: 'own_1', contact: 'nobody' })).toEqual({
    contact: 'email_invalid',
  })
  expect(await wrong({ scope: 'owner', person: 'own_1', factor: 'phone' })).toEqual({
    contact: 'phone_invalid',
  })
})

test('an owner and a bookkeeper fill the update of a company, whose copy the first of them begins', async () => {
  const shop = await aLicensed(product)
  await shop.write()
  const asker = { as: shop.token, subject: 'legal_entity', subject_id: shop.entityId }
  const contact = anEmail()
  expect((await ask(asker, { scope: 'licence', contact })).status).toBe(200)
  const filler = await aFiller(product, contact)
  const { part } = (await filler.enter()).body
  expect(part.form).toBe('licence')
  const license_url = (await filler.upload('license_url')).body.url as string
  const given = { ...part.values, license_expiry_date: '2031-05-01', license_url }
  expect((await filler.submit(given, part.base)).status).toBe(200)
  const { update } = (await shop.read()).body
  expect(update).toMatchObject({
    status: 'draft',
    commercial_licence: { license_url },
    legal_info: { license_expiry_date: '2031-05-01', legal_company_name: part.values.legal_company_name },
  })
  const owner = anEmail()
  await ask(asker, { scope: 'owner', person: 'own_1', contact: owner })
  const second = await aFiller(product, owner)
  const mine = (await second.enter()).body.part
  expect((await second.submit({ ...mine.values, identity_id: '784199999999999' }, mine.base)).status).toBe(
    200,
  )
  expect((await shop.read()).body.update.shareholders.company_owners).toMatchObject([
    { id: 'own_1', identity_id: '784199999999999' },
  ])
})

test('who signs a verification confirms the phone by the link; an owner and a bookkeeper fill the rest', async () => {
  const shop = await aKybShop(product)
  const asker = { as: shop.as, subject: 'capital', subject_id: shop.id }
  const read = async () =>
    (await product.call('applications.read', { params: { id: shop.id }, as: shop.as })).body.application
  const phone = aPhone()
  const byMail = await ask(asker, { scope: 'signatory', contact: anEmail() })
  expect(byMail.body.details.fields).toEqual({ factor: 'invalid' })
  expect((await ask(asker, { scope: 'signatory', factor: 'phone', contact: phone })).status).toBe(200)
  const signatory = await aFiller(product, phone)
  const { part } = (await signatory.enter()).body
  const national_id_url = (await signatory.upload('national_id_url')).body.url as string
  const said = { name: 'Mariam Haddad', email: 'mariam@noor.example', national_id_number: '784198012345671' }
  expect((await signatory.submit({ ...said, national_id_url }, part.base)).status).toBe(200)
  expect(await read()).toMatchObject({
    status: 'verified',
    authorized_signatory: { ...said, phone, national_id_url },
  })

  const holders = [
    aShareholder(shop, { documents: { passport: { file: null }, national_id: { file: null } } }),
    aShareholder(shop, {
      name: 'Omar Said',
      value: 40,
      uae_resident: false,
      documents: { passport: { file: null } },
    }),
  ]
  expect((await saveBlocks(product, shop, { shareholders: holders })).status).toBe(200)
  const contact = anEmail()
  await ask(asker, { scope: 'owner', person: 'Omar Said', contact })
  const owner = await aFiller(product, contact)
  const theirs = (await owner.enter()).body.part
  expect(theirs).toMatchObject({ form: 'kyb_foreigner', values: { passport: '' } })
  const passport = (await owner.upload('passport')).body.url as string
  expect((await owner.submit({ passport }, theirs.base)).status).toBe(200)
  expect((await read()).shareholders).toMatchObject([
    { name: 'Mariam Haddad', documents: { passport: { file: null } } },
    { name: 'Omar Said', value: 40, documents: { passport: { file: passport } } },
  ])

  const books = anEmail()
  await ask(asker, { scope: 'bank', contact: books })
  const bookkeeper = await aFiller(product, books)
  const account = (await bookkeeper.enter()).body.part
  const wrong = await bookkeeper.submit(
    { iban: 'AE080331234567890123456', bank_name: 'Mashreq' },
    account.base,
  )
  expect(wrong.body.details.fields).toEqual({ 'values.iban': 'iban_invalid' })
  const done = await bookkeeper.submit(
    { iban: 'AE070331234567890123456', bank_name: 'Mashreq' },
    account.base,
  )
  expect(done.status).toBe(200)
  const underwriter = await product.signInStaff(await product.aStaff('underwriter'))
  const seen = await product.call('partLinks.ofVerification', { as: underwriter, params: { id: shop.id } })
  const filled = (seen.body.links as { scope: string; status: string }[]).map(
    (one) => `${one.scope} ${one.status}`,
  )
  expect(new Set(filled)).toEqual(new Set(['bank filled', 'owner filled', 'signatory filled']))
  expect((await read()).kyb.iban_to_confirm.shown).toBe('AE••0331234567890123•••')
})

test('staff see which part was filled by whom, and most of the contact stays hidden', async () => {
  const draft = await aDraft()
  const contact = anEmail()
  await ask(ofDraft(draft), { scope: 'bank', contact })
  const reviewer = await product.signInStaff(await product.aStaff('reviewer'))
  const query = { subject: 'onboarding', subject_id: draft.id }
  const { links } = (await product.call('partLinks.listForStaff', { as: reviewer, query })).body
  expect(links).toMatchObject([{ scope: 'bank', person_name: 'Huda Karim', status: 'sent' }])
  expect(JSON.stringify(links)).not.toContain(contact)
  expect(links[0]).not.toHaveProperty('address')
})

test('neither the token of a link nor its pass nor what was typed is written to the log', async () => {
  const draft = await aDraft()
  const contact = anEmail()
  await ask(ofDraft(draft), { scope: 'bank', contact })
  const filler = await aFiller(product, contact)
  const { part } = (await filler.enter()).body
  await filler.save({ bank_name: 'canary-bank' }, part.version)
  const text = logged.join('')
  expect(text).toContain('/parts/api/v1/parts/:id')
  const pass = filler.cookie().split('=')[1] ?? ''
  expect(pass).toMatch(/^\w{52}$/)
  for (const secret of [filler.token, pass, 'canary-bank', contact]) expect(text).not.toContain(secret)
  const rows = await product.db.database.system((tx) => tx`select * from part_link where id = ${filler.id}`)
  const stored = JSON.stringify(rows) + String(rows[0]?.['draft'])
  for (const secret of [filler.token, pass, 'canary-bank']) expect(stored).not.toContain(secret)
})

test('whoever is forgotten is forgotten in the links of their application as well, and these open nothing', async () => {
  const draft = await aDraft()
  const contact = anEmail()
  await ask(ofDraft(draft), { scope: 'bank', contact })
  const filler = await aFiller(product, contact)
  const { part } = (await filler.enter()).body
  await filler.save({ bank_name: 'Mashreq' }, part.version)
  await product.db.database.system((tx) => forgetPartLinks(tx, [draft.id], product.clock.now()))
  expect(await filler.open()).toMatchObject({ state: 'expired', person_name: '•••' })
  expect(await linksOf(ofDraft(draft))).toMatchObject([{ contact: '•••', status: 'expired' }])
})
