import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { noAdmin } from '../../../testing/app/builders.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'
import { deleteMembership } from '../../merchants/merchants/index.ts'
import {
  aFreelancer as own,
  anApplication,
  aSubmission,
  saidBy,
  versionOf,
  type Applying,
} from './testing.ts'

let product: TestApp
let reviewer: string
let other: string
beforeAll(async () => {
  product = await testApp()
  reviewer = await product.signInStaff(await product.aStaff('reviewer'))
  other = await product.signInStaff(await product.aStaff('reviewer'))
})
afterAll(() => product.close())

let times = 0
const terms = () => ({
  ...{
    name: 'Noor Perfumes',
    name_ar: 'عطور نور',
    commission_percent: 5.5,
    commission_fixed: '1.00',
    vat_percent: 5,
  },
  ...{ store_code: `noor-${(times += 1)}`, products: ['pay_later'] },
})

type Act = 'take' | 'askDetails' | 'askChanges' | 'decline' | 'approve' | 'confirm'
const caseOf = ({ id }: Applying, as = reviewer) => product.call('onboarding.case', { as, params: { id } })
/** An act of staff on the version they have read. */
async function act(name: Act, applying: Applying, body?: object, as = reviewer): Promise<TestAnswer> {
  const ifMatch = versionOf(await caseOf(applying, as))
  return product.call(`onboarding.${name}`, {
    as,
    params: { id: applying.id },
    ifMatch,
    ...(body && { body }),
  })
}
const mark = ({ id }: Applying, marks: object[], as = reviewer) =>
  product.call('onboarding.addMarks', { as, params: { id }, body: { marks } })

/** An application somebody has begun to review, known to nobody else. */
async function underReview(): Promise<Applying> {
  const applying = await aSubmission(product, own())
  expect((await act('take', applying)).status).toBe(200)
  return applying
}

describe('the queue', () => {
  test('shows what waits for us, the nearest deadline first, and never a draft [DEC-ONB-22]', async () => {
    const called = await anApplication(product)
    const { basic_info, product_category, store_type } = await saidBy(product, called)
    await called.change({
      basic_info: { ...basic_info, annual_volume: 'above_15m' },
      product_category,
      store_type,
    })
    await called.submit()
    const whole = await aSubmission(product, own())
    const draft = await anApplication(product)
    const { body } = await product.call('onboarding.queue', { as: reviewer })
    const ids = body.applications.map(({ id }: { id: string }) => id)
    expect(ids.indexOf(called.id)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(called.id)).toBeLessThan(ids.indexOf(whole.id))
    expect(ids).not.toContain(draft.id)
    expect((await caseOf(draft)).status).toBe(404)
    expect(body).toMatchObject({ overdue: 0 })
    const admin = await product.signInStaff(await product.aStaff('desk_admin'))
    expect((await product.call('onboarding.queue', { as: admin })).status).toBe(200)
    expect((await act('take', whole, undefined, admin)).status).toBe(403)
  })
})

test('an applicant of high volume who was called gives the whole of it [DEC-ONB-22]', async () => {
  const applying = await anApplication(product)
  const said = await saidBy(product, applying)
  said.basic_info.annual_volume = 'above_15m'
  await applying.change(said)
  expect((await applying.submit()).body.application.general.status).toBe('partially_submitted')
  expect((await act('askDetails', applying, { note: 'Called them.' })).status).toBe(204)
  const { body } = await applying.read()
  expect(body.application).toMatchObject({ general: { status: 'draft' }, is_whole: true, answer_by: null })
  expect(body.application.steps).toContain('bank-details')
  expect((await applying.submit()).body.application.general.status).toBe('submitted')
})

test('two reviewers who take it at once: one does [DEC-ONB-38]', async () => {
  const applying = await aSubmission(product, own())
  const ifMatch = versionOf(await caseOf(applying))
  const take = (as: string) => product.call('onboarding.take', { as, ifMatch, params: { id: applying.id } })
  const answers = await Promise.all([take(reviewer), take(other), take(reviewer)])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412', '412'])
})

describe('sent back', () => {
  test('it opens what was marked alone, and comes again with its differences [REV-01, REV-02, REV-03, DEC-REV-1, DEC-REV-2]', async () => {
    const applying = await underReview()
    const notes = { note_en: 'It ended.', note_ar: 'انتهت.' }
    await mark(applying, [
      { section: 'licence', reason: 'license_expired', ...notes },
      { section: 'bank_details', reason: 'iban_doesnt_match' },
    ])
    expect((await act('askChanges', applying)).body.case.status).toBe('changes_requested')
    const { body } = await applying.read()
    expect(body.application.review).toEqual({
      round: 1,
      reviewed_at: expect.any(String),
      reasons: [
        {
          ...{
            code: 'license_expired',
            section: 'licence',
            step: 'legal-details-sau-freelance',
            owner_id: null,
          },
          comment: { en: 'It ended.', ar: 'انتهت.' },
        },
        {
          code: 'iban_doesnt_match',
          section: 'bank_details',
          step: 'bank-details',
          comment: null,
          owner_id: null,
        },
      ],
      changed: [],
    })
    const outside = await applying.change({ basic_info: { business_name: 'Another' } })
    expect(outside.body.details.fields).toEqual({ 'basic_info.business_name': 'invalid' })
    await applying.change({ legal_info: { license_expiry_date: '2031-01-01' } })
    const early = await applying.submit()
    expect([early.status, early.body.details]).toMatchObject([
      409,
      { reason: 'marks_open', fields: { bank_details: 'required' } },
    ])
    const changed = await applying.change({ bank_details: { bank_name: 'Another Bank' } })
    expect(changed.body.application.review.changed).toEqual(['licence', 'bank_details'])
    const answers = await Promise.all([applying.submit(), applying.submit()])
    expect(answers.map(({ body: sent }) => sent.application.general.status)).toEqual([
      'in_review',
      'in_review',
    ])
    const { case: again } = (await caseOf(applying)).body
    expect(again.rounds[0].differences).toEqual([
      {
        ...{ section: 'licence', owner_id: null },
        fields: [{ field: 'legal_info.license_expiry_date', before: '2030-01-01', after: '2031-01-01' }],
      },
      {
        ...{ section: 'bank_details', owner_id: null },
        fields: [{ field: 'bank_details.bank_name', before: 'Emirates Bank', after: 'Another Bank' }],
      },
    ])
    await product.deliver()
    const letters = (await product.inbox(applying.email)).map(({ text }) => text).join(' ')
    expect(letters).toContain('Your licence has expired. Upload a valid licence. It ended.')
    expect(letters).toContain('رقم الآيبان لا يعود إلى الشركة المذكورة في الرخصة.')
  })

  test('it goes back three times at most, and never without a reason', async () => {
    const applying = await underReview()
    expect((await act('askChanges', applying)).body.details.fields).toEqual({ marks: 'required' })
    for (const round of [1, 2, 3]) {
      await mark(applying, [{ section: 'address', reason: 'proof_of_address_mismatch' }])
      expect((await act('askChanges', applying)).status).toBe(200)
      await applying.change({ legal_info: { national_address: `RRRD${round}` } })
      expect((await applying.submit()).status).toBe(200)
    }
    await mark(applying, [{ section: 'address', reason: 'proof_of_address_mismatch' }])
    const fourth = await act('askChanges', applying)
    expect([fourth.status, fourth.body.details.reason]).toEqual([409, 'no_rounds_left'])
  })

  test('marks are shared, change on the version that was read, and stand where they make sense [REV-02]', async () => {
    const applying = await underReview()
    const wrong = await mark(applying, [{ section: 'vat', reason: 'license_expired' }])
    expect(wrong.body.details.fields).toEqual({ 'marks.0.reason': 'choose_option' })
    expect(
      (
        await mark(applying, [
          { section: 'beneficial_owners', owner_id: 'own_9', reason: 'irrelevant_national_id_ubo' },
        ])
      ).status,
    ).toBe(400)
    const { case: marked } = (await mark(applying, [{ section: 'store', reason: 'website_unreachable' }]))
      .body
    const [kept] = marked.kept_marks
    expect(
      (await mark(applying, [{ section: 'store', reason: 'irrelevant_website' }], other)).body.details.reason,
    ).toBe('mark_exists')
    const params = { id: applying.id, markId: kept.id as string }
    const change = (as: string) =>
      product.call('onboarding.changeMark', {
        as,
        params,
        ifMatch: kept.version,
        body: { reason: 'irrelevant_website' },
      })
    const answers = await Promise.all([change(reviewer), change(other)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412'])
    const removed = await product.call('onboarding.removeMark', {
      as: reviewer,
      params,
      ifMatch: kept.version + 1,
    })
    expect(removed.body.case.kept_marks).toEqual([])
  })
})

test('declined, it says why, and is over [DEC-ONB-38]', async () => {
  const applying = await underReview()
  const said = { said_en: 'We do not sell gold.', said_ar: 'لا نبيع الذهب.' }
  expect((await act('decline', applying, said)).body.case.status).toBe('declined')
  expect((await applying.read()).body.application.declined).toEqual({ en: said.said_en, ar: said.said_ar })
  expect((await applying.submit()).status).toBe(409)
  expect((await act('approve', applying, terms())).status).toBe(409)
  await product.deliver()
  expect((await product.inbox(applying.email)).map(({ text }) => text).join(' ')).toContain(
    'We do not sell gold.',
  )
})

describe('approved', () => {
  test('a stranger has a merchant, company, store, keys, and works as its admin [DEC-ONB-38, ONB-08]', async () => {
    const applying = await underReview()
    const { license_url } = (await applying.read()).body.application.legal_info
    const { body } = await act('approve', applying, terms())
    expect(body.case).toMatchObject({ status: 'approved', merchant_id: expect.stringMatching(/^mer_/) })
    const id = body.case.merchant_id as string
    const as = await product.signInStaff(await product.aStaff('desk_admin'))
    const { merchant } = (await product.call('merchants.profile', { as, params: { id } })).body
    expect(merchant).toMatchObject({
      ...{ name: 'Noor Perfumes', country: 'SAU', currency: 'SAR', commission_percent: 5.5, vat_percent: 5 },
      stores: [{ name: 'Noor Perfumes', products: ['pay_later'] }],
      legal_entities: [{ status: 'active', bank_name: 'Emirates Bank' }],
    })
    const { members } = (await product.call('members.list', { as, params: { id } })).body
    expect(members).toMatchObject([{ person_id: applying.personId, role: 'workspace_admin', first_name: '' }])
    const { keys } = (await product.call('apiKeys.integrations', { as, params: { id } })).body
    expect(
      keys.map(({ mode, kind }: { mode: string; kind: string }) => `${mode} ${kind}`).toSorted(),
    ).toEqual(['test public', 'test secret'])
    const account = (await product.call('accounts.read', { as: applying.token })).body
    expect(account.computedPermissions).toMatchObject({
      hasMerchantAccess: true,
      isWorkspaceAdmin: true,
      canViewDashboard: true,
    })
    const stores = await product.call('merchants.stores', { as: applying.token })
    expect(stores.body.items).toHaveLength(1)
    const entity = await product.call('merchants.legalEntity', { as: applying.token, params: { id } })
    expect(entity.body.legal_entity.license_url).toBe(license_url)
    expect(
      (await product.call('files.download', { as: applying.token, query: { url: license_url } })).status,
    ).toBe(200)
    await product.deliver()
    const subjects = (await product.inbox(applying.email)).map(({ subject }) => subject)
    expect(subjects.some((subject) => subject?.includes('your application is approved'))).toBe(true)
  })

  test('who applied for a merchant and works there no more reaches nothing of it', async () => {
    const applying = await underReview()
    const { license_url } = (await applying.read()).body.application.legal_info
    const { body } = await act('approve', applying, terms())
    const merchantId = body.case.merchant_id as string
    await product.db.database.system(async (tx) => {
      await noAdmin(tx, { merchantId, personId: applying.personId })
      await deleteMembership(
        tx,
        { merchant_id: merchantId, person_id: applying.personId },
        product.clock.now(),
      )
    })
    const file = await product.call('files.download', { as: applying.token, query: { url: license_url } })
    expect(file.status).toBe(404)
  })

  test('by many at once it is approved once, and against a decline one of both holds [DEC-ONB-38]', async () => {
    const applying = await underReview()
    const ifMatch = versionOf(await caseOf(applying))
    const params = { id: applying.id }
    const approve = (as: string) => product.call('onboarding.approve', { as, params, ifMatch, body: terms() })
    const decline = () =>
      product.call('onboarding.decline', {
        as: other,
        params,
        ifMatch,
        body: { said_en: 'No, sorry.', said_ar: 'عذرًا، لا.' },
      })
    const answers = await Promise.all([approve(reviewer), approve(other), decline(), approve(reviewer)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const merchants = await product.db.database.system(
      (tx) => tx<Row<'merchant_public', 'merchant_id'>[]>`
        select m.merchant_id from merchant_public m join onboarding_status a using (merchant_id) where a.id = ${applying.id}`,
    )
    const isApproved = (await caseOf(applying)).body.case.status === 'approved'
    expect(merchants).toHaveLength(isApproved ? 1 : 0)
  })

  test('what cannot be made leaves nothing of it behind [DEC-ONB-38]', async () => {
    const applying = await underReview()
    const refused = await act('approve', applying, {
      ...terms(),
      store_code: 'no blanks',
      commission_percent: 5,
    })
    expect([refused.status, refused.body.details.fields]).toEqual([400, { code: 'invalid' }])
    expect((await caseOf(applying)).body.case).toMatchObject({ status: 'in_review', merchant_id: null })
    expect((await act('approve', applying, terms())).status).toBe(200)
  })

  /** Two who would be paid to one account; the second is in review. */
  async function againstCheck() {
    const first = await aSubmission(product, own())
    const said = own()
    said.bank_details.iban = (await first.read()).body.application.bank_details.iban
    const applying = await aSubmission(product, said)
    await act('take', applying)
    return { first, applying }
  }

  test('what waits for a second person is neither proposed anew nor sent back', async () => {
    const { applying } = await againstCheck()
    await act('approve', applying, { ...terms(), note: 'Sisters with one account.' })
    const anew = await act('approve', applying, { ...terms(), note: 'On terms of mine.' }, other)
    expect(anew.status).toBe(409)
    expect((await act('askChanges', applying, undefined, other)).status).toBe(409)
    expect((await caseOf(applying)).body.case.proposal.note).toBe('Sisters with one account.')
  })

  test('against a check it says why and waits for a second person, who is another', async () => {
    const { first, applying } = await againstCheck()
    const { case: read } = (await caseOf(applying)).body
    expect(read.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([
      { code: 'iban_of_nobody_else', holds: false },
    ])
    expect(read.duplicates).toMatchObject([
      { kind: 'iban', application_id: first.id, merchant_id: null, status: 'submitted' },
    ])
    expect((await act('approve', applying, terms())).body.details.fields).toEqual({ note: 'reason_required' })
    const proposed = await act('approve', applying, { ...terms(), note: 'Sisters with one account.' })
    expect(proposed.body.case).toMatchObject({
      status: 'in_review',
      proposal: { note: 'Sisters with one account.' },
    })
    expect((await act('confirm', applying, { accept: true })).status).toBe(403)
    expect((await act('confirm', applying, { accept: false })).body.case.proposal).toBeNull()
    await act('approve', applying, { ...terms(), note: 'Sisters with one account.' })
    const seconds = await Promise.all([1, 2, 3].map(() => act('confirm', applying, { accept: true }, other)))
    expect(seconds.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await caseOf(applying)).body.case.status).toBe('approved')
  })
})

describe('the work of reviewers', () => {
  const work = async (as: string) => (await product.call('work.mine', { as })).body
  const about = (items: { id: string }[], { id }: Applying) => items.find((one) => one.id === id)

  test('what was handed in waits for every reviewer, and once taken for one of them', async () => {
    const applying = await aSubmission(product, own())
    const waits = { kind: 'onboarding', merchant_id: null, note: expect.any(String), assignee: null }
    expect(about((await work(reviewer)).items, applying)).toMatchObject(waits)
    expect(about((await work(other)).items, applying)).toMatchObject(waits)
    await act('take', applying)
    expect(about((await work(reviewer)).items, applying)).toMatchObject({ kind: 'onboarding' })
    const others = await work(other)
    expect(about(others.items, applying)).toBeUndefined()
    expect(about(others.elsewhere, applying)).toMatchObject({ assignee: { name: 'Staff reviewer' } })
    const admin = await product.signInStaff(await product.aStaff('desk_admin'))
    expect(about((await work(admin)).items, applying)).toBeUndefined()
  })

  test('a proposed approval waits for a second person and not for whoever proposed it', async () => {
    const applying = await aSubmission(product)
    await act('take', applying)
    const proposed = await act('approve', applying, { ...terms(), note: 'A new licence is on its way.' })
    expect(proposed.body.case.proposal).not.toBeNull()
    expect(about((await work(reviewer)).items, applying)).toBeUndefined()
    const second = about((await work(other)).items, applying)
    expect(second).toMatchObject({ kind: 'onboarding_second', begun_by: 'Staff reviewer', assignee: null })
    expect(second).toMatchObject({ since: product.clock.now().toISOString() })
    await act('confirm', applying, { accept: false }, other)
    expect(about((await work(reviewer)).items, applying)).toMatchObject({ kind: 'onboarding' })
  })

  test('an applicant of high volume waits for a call, within the days that were promised', async () => {
    const called = await anApplication(product)
    const { basic_info, product_category, store_type } = await saidBy(product, called)
    const first = { basic_info: { ...basic_info, annual_volume: 'above_15m' }, product_category, store_type }
    await called.change(first)
    await called.submit()
    const { body } = await product.call('onboarding.queue', { as: reviewer })
    const { deadline_at } = about(body.applications, called) as unknown as { deadline_at: string }
    expect(about((await work(reviewer)).items, called)).toMatchObject({
      ...{ kind: 'onboarding_call', note: basic_info.business_name, due_at: deadline_at },
    })
    await act('askDetails', called, { note: 'We talked about the volume.' })
    expect(about((await work(reviewer)).items, called)).toBeUndefined()
  })
})
