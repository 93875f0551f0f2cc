import { offline, pending } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { companyOf, type CompanyFacts } from '@daftar/rules/legal-entities/update'
import { emiratiCompany } from '@daftar/rules/onboarding/document-for-tests'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { flagWords } from '@daftar/words/onboarding/option-words'
import { rejectionText } from '@daftar/words/rejection-text'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLegalEntity } from '../../testing/fixtures/capital.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'
import type { EntityUpdate, LegalEntity, OneLegalEntity, Owner } from './queries.ts'

const at = '2026-11-22T08:00:00.000Z'
const now = () => Date.parse(at)
const as = { experiments: ['store_management'] }
const page = '/legal-entities/leg_1'

function company(
  more: Partial<LegalEntity> = {},
  expiry: LegalEntity['legal_info']['license_expiry_date'] = '2027-06-30',
): LegalEntity {
  return { ...aLegalEntity, ...more, legal_info: { ...aLegalEntity.legal_info, license_expiry_date: expiry } }
}

const facts: CompanyFacts = companyOf(emiratiCompany())
const owner = facts.shareholders.company_owners[0] as Owner

function anUpdate(more: Partial<EntityUpdate> = {}): EntityUpdate {
  return {
    ...facts,
    ...{ id: 'lup_1', original_legal_entity_id: 'leg_1', status: 'draft', is_first: false },
    steps: ['commercial-licence-are', 'legal-details-are'],
    ...{ saved_at: at, submitted_at: null, answer_by: null, review: null, rejected: null },
    ...more,
  }
}

function one(entity = company(), update: EntityUpdate | null = null): OneLegalEntity {
  return { legal_entity: entity, update, version: update ? 3 : 0 }
}

const stores = [
  { id: 'sto_1', name: 'Marina Mall', name_ar: 'مارينا مول', kind: 'offline', status: 'active' },
] as const
const items = (entity = company()) => [{ legal_entity: entity, stores: [...stores] }]

function open(address: string, opened: OneLegalEntity, { answers, ...options }: PageOptions = {}): Page {
  return renderAt(address, {
    ...{ as, now },
    ...options,
    answers: {
      'legalEntities.read': opened,
      'legalEntities.withStores': { items: items(opened.legal_entity) },
      'legalEntities.owners': { owners: [owner] },
      ...answers,
    },
  })
}

test.each(looks)(
  'the list shows every company with its licence, stores and status, in %s at %i [LGL-01, LGL-02, APP-54]',
  async (language, width) => {
    const near = company({ status: 'pending_info' }, '2026-12-10')
    const { user } = open('/legal-entities', one(near), { language, width })
    expect((await screen.findAllByText(near.legal_company_name)).length).toBeGreaterThan(0)
    expect(screen.getByText(asRead(m.company_alert_expires({ date: dateText('2026-12-10') })))).toBeTruthy()
    expect(screen.getAllByText(m.company_status_pending_info()).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('link', { name: m.company_view({ name: near.legal_company_name }) }))
    expect(await screen.findByRole('button', { name: m.company_update() })).toBeTruthy()
  },
)

test('the list finds by name and number, says what it has not, and what it cannot read [LGL-02]', async () => {
  open('/legal-entities?search=nothing', one())
  expect(await screen.findByText(m.company_not_found())).toBeTruthy()
  open('/legal-entities', one(), { answers: { 'legalEntities.withStores': { items: [] } } })
  expect(await screen.findByText(m.company_none_title())).toBeTruthy()
  open('/legal-entities', one(), { answers: { 'legalEntities.withStores': offline } })
  expect(await screen.findByText(m.company_list_failed())).toBeTruthy()
  open('/legal-entities', one(), { answers: { 'legalEntities.withStores': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
})

test('the sidebar has the companies for whoever manages stores, and for nobody else [NAV-14, LGL-06]', async () => {
  open('/account', one())
  const side = within(await screen.findByRole('navigation', { name: m.shell_navigation() }))
  expect((await side.findByRole('link', { name: m.shell_item_legal_entities() })).getAttribute('href')).toBe(
    '/legal-entities',
  )
  open('/account', one(), { as: { experiments: [] } })
  const without = within(await screen.findByRole('navigation', { name: m.shell_navigation() }))
  expect(without.queryByRole('link', { name: m.shell_item_legal_entities() })).toBeNull()
})

test.each(looks)(
  'the page shows what we know of a company, and of its account the end alone, in %s at %i [LGL-03, LGL-10]',
  async (language, width) => {
    const owned = company({ owners: [{ ...owner }] })
    open(page, one(owned), { language, width })
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    const store = language === 'ar' ? 'مارينا مول' : 'Marina Mall'
    for (const text of [owned.legal_info.legal_address, owned.bank_details.iban, owner.name, store])
      expect((await screen.findAllByText((shown) => shown.includes(text))).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: m.company_owners_all() }).getAttribute('href')).toBe(
      `${page}/owners`,
    )
    expect(screen.getByRole('link', { name: store }).getAttribute('href')).toBe('/stores/sto_1')
  },
)

test.each(looks)(
  'owners stand with their roles and the end of their IDs, which is asked for before it comes, in %s at %i [LGL-05]',
  async (language, width) => {
    const soon = { ...owner, name: 'Sara Haddad', national_id_expiration_date: '2026-12-01' }
    const over = { ...owner, id: 'own_2', name: 'Omar Aziz', national_id_expiration_date: '2026-11-20' }
    const late = { ...owner, id: 'own_3', name: 'Mona Said', national_id_expiration_date: '2031-11-20' }
    open(page, one(company({ owners: [soon, over, late] })), { language, width })
    const ends = { name: soon.name, date: dateText('2026-12-01') }
    expect(await screen.findByText(asRead(m.company_owner_id_ends(ends)))).toBeTruthy()
    const ended = { name: over.name, date: dateText('2026-11-20') }
    expect(screen.getByText(asRead(m.company_owner_id_over(ended)))).toBeTruthy()
    expect(screen.getAllByText(dateText('2031-11-20'))).toHaveLength(1)
    expect(screen.getAllByText(flagWords.is_shareholder()).length).toBeGreaterThan(2)
    expect(screen.getByText(asRead(m.company_id_ends({ date: dateText('2026-12-01') })))).toBeTruthy()
  },
)

const ends = [
  ['2026-12-22', m.company_alert_expires({ date: dateText('2026-12-22') })],
  ['2026-11-20', m.company_alert_expired({ date: dateText('2026-11-20'), until: dateText('2026-12-20') })],
  ['2026-10-23', m.company_alert_suspended()],
] as const
test.each(ends)('a licence that ends on %s is alerted of [LGL-04]', async (expiry, text) => {
  open(page, one(company({}, expiry)))
  expect(await screen.findByText(asRead(text))).toBeTruthy()
})

test('more than 30 days before, and while we look at what was sent, nothing alerts [LGL-04]', async () => {
  open(
    page,
    one(company({ status: 'in_review' }, '2026-11-20'), anUpdate({ status: 'in_review', answer_by: at })),
  )
  expect(await screen.findByText(m.company_review_title())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.company_update() })).toBeNull()
  expect(screen.queryByText(asRead(ends[1][1]))).toBeNull()
  open(page, one(company({}, '2026-12-23')))
  expect(await screen.findByRole('button', { name: m.company_update() })).toBeTruthy()
  expect(screen.queryByText(/2026/, { selector: '[role=status]' })).toBeNull()
})

test('a company of another country is updated by nobody here [LGL-13]', async () => {
  open(page, one(company({ country: 'SAU' })))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: m.company_update() })).toBeNull()
})

test('a refused update says why, and lets another one begin', async () => {
  const rejected = { reasons: ['license_expired' as const], said: { en: 'It is over.', ar: 'انتهت.' }, at }
  open(page, one(company({ status: 'rejected' }), anUpdate({ status: 'rejected', rejected })))
  expect(await screen.findByText(rejectionText('license_expired'))).toBeTruthy()
  expect(screen.getByText('It is over.')).toBeTruthy()
  expect(screen.getByRole('button', { name: m.company_update() })).toBeTruthy()
})

test.each(looks)(
  'the owners stand in four tabs, and an ID that ends soon is warned of, in %s at %i [LGL-05]',
  async (language, width) => {
    const soon = { ...owner, national_id_expiration_date: '2026-12-01' }
    const answers = { 'legalEntities.owners': { owners: [soon] } }
    const { user } = open(`${page}/owners`, one(), { language, width, answers })
    expect(await screen.findByText(soon.name)).toBeTruthy()
    expect(screen.getAllByRole('tab')).toHaveLength(4)
    expect(screen.getByText(m.company_id_ends({ date: dateText('2026-12-01') }))).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: flagWords.is_senior_management() }))
    expect(await screen.findByText(soon.name)).toBeTruthy()
  },
)

test('an update begins with a copy and goes through its steps without bank and result [LGL-08]', async () => {
  const begun = one(company(), anUpdate())
  let opened = one()
  const { user, server } = open(page, opened, {
    answers: {
      'legalEntities.read': () => opened,
      'legalEntities.change': () => {
        opened = begun
        return begun
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: m.company_update() }))
  expect(await screen.findByRole('heading', { name: m.apply_step_commercial_licence() })).toBeTruthy()
  expect(server.callsOf('legalEntities.change')[0]).toMatchObject({ body: {} })
  const steps = screen.getByRole('navigation', { name: m.company_update() })
  expect(within(steps).queryByText(m.apply_step_bank_details())).toBeNull()
  await user.click(screen.getByRole('button', { name: m.common_continue() }))
  expect(await screen.findByRole('heading', { name: m.apply_step_legal_details() })).toBeTruthy()
})

test('the last step sends the update, and the page says that it is in review [LGL-08]', async () => {
  let opened = one(company(), anUpdate())
  const sent = one(company({ status: 'in_review' }), anUpdate({ status: 'in_review', answer_by: at }))
  const { user, server } = open(`${page}/update/ultimate-beneficial-owners-are`, opened, {
    answers: {
      'legalEntities.read': () => opened,
      'legalEntities.submit': () => {
        opened = sent
        return sent
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: m.company_send() }))
  expect(await screen.findByText(m.company_review_title())).toBeTruthy()
  await waitFor(() => expect(server.callsOf('legalEntities.submit')).toHaveLength(1))
})

test('what came back asks for the marked section alone, and waits until it says something else', async () => {
  const review = {
    ...{ round: 1, reviewed_at: at, changed: [] },
    reasons: [
      {
        ...{
          code: 'license_expired' as const,
          section: 'licence' as const,
          step: 'commercial-licence-are' as const,
        },
        ...{ comment: { en: 'See page two.', ar: 'انظر الصفحة الثانية.' }, owner_id: null },
      },
    ],
  }
  open(
    `${page}/update/commercial-licence-are`,
    one(company(), anUpdate({ status: 'changes_requested', review })),
  )
  expect((await screen.findAllByText(rejectionText('license_expired'))).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: m.apply_changes_send() }).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByText(m.apply_step_shareholders())).toBeNull()
})

test('without an update under way its steps lead to the page of the company', async () => {
  open(`${page}/update/legal-details-are`, one())
  expect(await screen.findByRole('button', { name: m.company_update() })).toBeTruthy()
  expect(location.pathname).toBe(page)
})

test('what a colleague saved in an update is taken over, and where both changed a field one is chosen', async () => {
  const opened = one(company(), anUpdate())
  const { user, server } = open(`${page}/update/legal-details-are`, opened)
  const address = await screen.findByRole('textbox', { name: m.apply_legal_address() })
  const changed = (legal_address: string, version: number): OneLegalEntity => ({
    ...one(company(), anUpdate({ legal_info: { ...facts.legal_info, legal_address } })),
    version,
  })
  server.answer({ 'legalEntities.read': changed('2 Creek Road, Dubai', 4) })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(address).toHaveProperty('value', '2 Creek Road, Dubai'))
  expect(screen.getByText(m.apply_elsewhere_title())).toBeTruthy()
  server.answer({
    'legalEntities.change': pending,
    'legalEntities.read': changed('3 Creek Road, Dubai', 5),
  })
  await user.type(address, ' 7')
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText(m.apply_both_title())).toBeTruthy()
  expect(address).toHaveProperty('value', '2 Creek Road, Dubai 7')
})
