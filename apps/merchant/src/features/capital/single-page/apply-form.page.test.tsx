import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { LegalEntity } from '@daftar/contract/endpoints/identity/legal-entities-shapes'
import { offline, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aLegalEntity,
  anApplication,
  anEstimate,
  anOffer,
  anUploadedFile,
  aStatement,
} from '../../../testing/fixtures/capital.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../../testing/render-at.tsx'
import { workersHere } from '../../../testing/workers-here.ts'
import type { Inspection, InspectionTask } from '../../../shared/uploads/inspect-statement.ts'

const address = '/application/ofr_1/mer_1'
const offer = anOffer({ form: 'single_page' })
const registered: LegalEntity = {
  ...aLegalEntity,
  id: 'len_1',
  license_url: 'fil_licence1',
}
const contacts = { name: 'Mariam Haddad', email: 'owner@noor.example', phone: '+971501234567' }
/** The form as it stands at the server, begun. */
function aForm(more: Partial<Application> = {}): Application {
  return anApplication({
    amount: '500000.00',
    tenor: 28,
    authorized_signatory: contacts,
    sign_authority: {
      cr_file: 'fil_licence1',
      cr_number: 'CN-100200',
      legal_name: 'Noor Perfumes Trading LLC',
      legal_address: 'Al Wasl Road 12, Dubai',
    },
    single_page: { finance: null, payout_cycle_agreed: false, is_signatory_verified: false },
    ...more,
  })
}
const begun = aForm()
const saved = aForm({ version: 2, bank_statements: [aStatement()] })
const submitted = aForm({ version: 3, status: 'submitted', submitted_at: '2026-11-22T08:00:00Z' })

/** The server while everything goes well. */
const goes: Answers = {
  'singlePage.create': { id: begun.id, application: begun },
  'singlePage.change': { application: saved },
  'singlePage.apply': { application: submitted },
  'applications.read': { application: submitted },
}

/** What the worker finds in files of these names. */
function look({ file: { name } }: InspectionTask): Inspection {
  if (name.startsWith('scan')) return { isEncrypted: false, opened: { pages: 2, text: '2' } }
  if (name.startsWith('locked')) return { isEncrypted: true, opened: null }
  return { isEncrypted: false, opened: { pages: 1, text: 'Noor Perfumes Trading LLC, statement' } }
}

async function open(
  application: Application | null = null,
  { answers, ...options }: PageOptions = {},
): Promise<Page> {
  workersHere({ 'inspect-statement': look })
  const known = application && { id: application.id, status: application.status }
  const page = renderAt(address, {
    ...options,
    answers: {
      'offers.list': { offers: [{ ...offer, application: known }] },
      'applications.ofOffer': application ? { application } : refuse('not_found'),
      'offers.calculate': anEstimate({ amount: '500000.00', tenor: 28 }),
      'merchants.legalEntity': { legal_entity: registered },
      ...answers,
    },
  })
  await screen.findByRole('button', { name: m.single_page_submit() })
  return page
}

const main = () => within(screen.getByRole('main'))
const field = (name: string) => main().getByRole('textbox', { name })
const submit = () => main().getByRole('button', { name: m.single_page_submit() })
const agreement = () => main().getByRole('checkbox', { name: m.single_page_agreement() })
const finance = () => main().getByRole('checkbox', { name: new RegExp(m.single_page_finance_toggle()) })
const pdf = (name: string) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' })
const statement = () => main().getByLabelText(m.single_page_statement())

test.each(looks)(
  'the older form begins at the account and the register, and is sent once it is whole and agreed to, in %s at %i [CAP-29, APPL-45, APPL-46, APPL-47, APPL-48, APPL-49, APPL-50, APPL-51, APPL-52]',
  async (language, width) => {
    const { user, server } = await open(null, { language, width })
    const start = [
      [m.wizard_signatory_name(), 'Mariam Haddad'],
      [m.wizard_signatory_email(), 'owner@noor.example'],
      [m.wizard_signatory_phone(), '501234567'],
      [m.wizard_licence_number(), 'CN-100200'],
      [m.single_page_company_name(), 'Noor Perfumes Trading LLC'],
      [m.single_page_company_address(), 'Al Wasl Road 12, Dubai'],
    ] as const
    for (const [name, value] of start) expect(field(name)).toHaveProperty('value', value)
    expect((await main().findAllByText('20/11/26')).length).toBeGreaterThan(0)
    expect(main().queryByText(asRead(m.wizard_saved_file()))).toBeNull()
    expect(submit()).toHaveProperty('disabled', true)
    expect(main().queryByRole('textbox', { name: m.single_page_finance_name() })).toBeNull()
    await user.click(finance())
    await user.click(agreement())
    await user.clear(field(m.single_page_company_name()))
    await user.click(submit())
    const wrong = [m.single_page_company_name(), m.single_page_finance_name()].map(field)
    for (const one of wrong) await waitFor(() => expect(one.getAttribute('aria-invalid')).toBe('true'))
    expect(main().getByText(m.wizard_check_fields())).toBeTruthy()
    expect(statement().getAttribute('aria-invalid')).toBe('true')
    await user.click(finance())
    expect(main().queryByRole('textbox', { name: m.single_page_finance_name() })).toBeNull()
    expect(server.callsOf('singlePage.create')).toEqual([])
  },
)

test('an offer that wants no statement has no place for one [APPL-49]', async () => {
  await open(null, { answers: { 'offers.list': { offers: [{ ...offer, tags: [] }] } } })
  expect(main().queryByLabelText(m.single_page_statement())).toBeNull()
})

test('the form says what all of the offer comes to [CAPI-19]', async () => {
  const { server } = await open()
  const card = within(main().getByRole('region', { name: m.single_page_offer() }))
  expect(await card.findByText('107,500.00', { exact: false })).toBeTruthy()
  expect(server.callsOf('offers.calculate')[0]?.body).toMatchObject({ amount: '500000.00', tenor: 28 })
})

test('a company that no register knows is filled in by hand', async () => {
  await open(null, { answers: { 'merchants.legalEntity': refuse('not_found') } })
  expect(field(m.single_page_company_name())).toHaveProperty('value', '')
  expect(field(m.wizard_signatory_name())).toHaveProperty('value', 'Mariam Haddad')
})

test.each([
  ['scan.pdf', () => fieldText('statement_scanned')],
  ['locked.pdf', m.single_page_statement_locked],
] as const)('a statement that is no use, %s, is refused before it travels', async (name, says) => {
  const { user, server } = await open()
  await user.upload(statement(), pdf(name))
  expect(await main().findByText(says())).toBeTruthy()
  await user.click(main().getByRole('button', { name: m.wizard_file_remove({ name }) }))
  expect(main().queryByText(name)).toBeNull()
  expect(server.callsOf('files.upload')).toEqual([])
})

test('what is typed outlives a reload', async () => {
  const page = await open()
  await page.user.clear(field(m.single_page_company_name()))
  await page.user.type(field(m.single_page_company_name()), 'Noor')
  page.reload()
  await screen.findByRole('button', { name: m.single_page_submit() })
  expect(field(m.single_page_company_name())).toHaveProperty('value', 'Noor')
})

test.each(looks)(
  'the form is begun, filled in and handed in, once for two presses, in %s at %i [CAPI-07, CAPI-09, CAPI-11]',
  async (language, width) => {
    const {
      user,
      server,
      address: now,
    } = await open(null, {
      language,
      width,
      answers: { ...goes, 'files.upload': anUploadedFile({ url: 'fil_new1', name: 'statement.pdf' }) },
    })
    await user.upload(statement(), pdf('statement.pdf'))
    expect(await main().findByText('statement.pdf')).toBeTruthy()
    await user.click(agreement())
    pressTwice(submit())
    await waitFor(() => expect(now()).toBe('/finance/tabby-capital/applications/app_1'))
    expect(screen.getByText(m.single_page_sent())).toBeTruthy()
    expect(await screen.findByText(m.capital_review_title())).toBeTruthy()
    expect(server.callsOf('singlePage.create')).toMatchObject([{ query: { offerId: 'ofr_1' } }])
    expect(server.callsOf('singlePage.change')).toMatchObject([
      {
        params: { id: 'app_1' },
        body: {
          sign: contacts,
          is_finance: false,
          finance: null,
          cr_file: 'fil_licence1',
          cr_number: 'CN-100200',
          company_name_or_legal_name: 'Noor Perfumes Trading LLC',
          registered_company_address: 'Al Wasl Road 12, Dubai',
          application: { bank_statement_url: 'fil_new1' },
          payout_cycle_agreed: true,
        },
        ifMatch: '"1"',
      },
    ])
    expect(server.callsOf('singlePage.apply')).toHaveLength(1)
  },
)

test('a form that is saved for later may be half empty, and stands as it was saved [CAPI-07, CAPI-09]', async () => {
  const name = 'Sara Al Harbi'
  const { user, server } = await open(null, { answers: goes })
  await user.clear(field(m.wizard_signatory_name()))
  await user.type(field(m.wizard_signatory_name()), name)
  await user.clear(field(m.single_page_company_address()))
  await user.click(main().getByRole('button', { name: m.single_page_save() }))
  expect(await screen.findByText(m.common_changes_saved())).toBeTruthy()
  expect(server.callsOf('singlePage.change')).toMatchObject([
    { body: { sign: { name }, registered_company_address: '' } },
  ])
  expect(server.callsOf('singlePage.apply')).toEqual([])
  await open(aForm({ authorized_signatory: { ...contacts, name } }))
  expect(field(m.wizard_signatory_name())).toHaveProperty('value', name)
})

const codes = { emailLength: 6, phoneLength: 4, validSeconds: 300, resendSeconds: 60 }
/** The whole form with a signatory whose phone is not confirmed yet. */
const unverified: PageOptions = {
  config: { codes },
  answers: {
    ...goes,
    'singlePage.apply': refuse('signatory_unverified'),
    'singlePage.sendCode': { resend_at: '2026-11-22T08:01:00Z' },
  },
}

test.each(looks)(
  'a signatory’s own phone is confirmed by code before the form is handed in, in %s at %i [CAPI-10]',
  async (language, width) => {
    const { user, server, address: now } = await open(saved, { ...unverified, language, width })
    await user.click(agreement())
    await user.click(submit())
    const dialog = within(await screen.findByRole('dialog', { name: m.single_page_verify_title() }))
    expect(dialog.getByText('+971501234567', { exact: false })).toBeTruthy()
    expect(server.callsOf('singlePage.sendCode')).toMatchObject([{ params: { id: 'app_1' } }])
    server.answer({ 'singlePage.verify': refuse('invalid_code') })
    const code = dialog.getByLabelText(m.account_code())
    await user.type(code, '1234')
    expect(await dialog.findByText(reasonText('invalid_code'))).toBeTruthy()
    await waitFor(() => expect(code).toHaveProperty('value', ''))
    server.answer({
      'singlePage.verify': { application: { ...saved, version: 3 } },
      'singlePage.apply': { application: submitted },
    })
    await user.type(code, '5678')
    await waitFor(() => expect(now()).toBe('/finance/tabby-capital/applications/app_1'))
    expect(server.callsOf('singlePage.verify').map(({ body }) => body.code)).toEqual(['1234', '5678'])
    expect(server.callsOf('singlePage.apply')).toHaveLength(2)
  },
)

test('a code that is too short is not sent, and the dialog can be left [CAPI-10]', async () => {
  const { user, server } = await open(saved, unverified)
  await user.click(agreement())
  await user.click(submit())
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(m.account_code()), '12')
  await user.click(dialog.getByRole('button', { name: m.single_page_verify_confirm() }))
  expect(await dialog.findByText(fieldText('code_length', 4))).toBeTruthy()
  expect(server.callsOf('singlePage.verify')).toEqual([])
  await user.click(dialog.getByRole('button', { name: m.common_close() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(submit()).toHaveProperty('disabled', false)
})

async function sent(answers: Answers): Promise<Page> {
  const page = await open(saved, { answers: { ...goes, ...answers } })
  await page.user.click(agreement())
  await page.user.click(submit())
  return page
}

test('a form without an answer keeps what was typed, and is sent again under the same key', async () => {
  const { user, server } = await sent({ 'singlePage.apply': offline })
  expect(await main().findByText(m.wizard_lost_text())).toBeTruthy()
  server.answer({ 'singlePage.apply': { application: submitted } })
  await user.click(submit())
  expect(await screen.findByText(m.capital_review_title())).toBeTruthy()
  const keys = server.callsOf('singlePage.apply').map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('what the server refuses stands at its field', async () => {
  const fields = { bank_statements: 'statement_starts_too_late' } as const
  await sent({ 'singlePage.apply': refuse('statements_refused', { fields }) })
  expect((await main().findAllByText(fieldText('statement_starts_too_late'))).length).toBeGreaterThan(0)
  await waitFor(() => expect(statement().getAttribute('aria-invalid')).toBe('true'))
})

test('a refusal of the whole form says why', async () => {
  await sent({ 'singlePage.apply': refuse('advance_open') })
  expect((await main().findAllByText(reasonText('advance_open'))).length).toBeGreaterThan(0)
})

test.each([
  ['keeps their own', m.single_page_keep_mine, 'Noor Perfumes Trading LLC'],
  ['takes theirs', m.wizard_conflict_theirs, 'Noor of a colleague'],
] as const)('whoever was overtaken by a colleague %s', async (_, choice, stands) => {
  const latest = aForm({
    version: 7,
    sign_authority: { ...begun.sign_authority!, legal_name: 'Noor of a colleague' },
  })
  const { user, server } = await sent({
    'singlePage.change': refuse('stale_version'),
    'applications.read': { application: latest },
  })
  expect(await main().findByText(m.single_page_conflict())).toBeTruthy()
  await user.click(main().getByRole('button', { name: choice() }))
  expect(main().queryByText(m.single_page_conflict())).toBeNull()
  expect(field(m.single_page_company_name())).toHaveProperty('value', stands)
  server.answer({ 'singlePage.change': { application: { ...saved, version: 8 } } })
  await user.click(main().getByRole('button', { name: m.single_page_save() }))
  expect(await screen.findByText(m.common_changes_saved())).toBeTruthy()
  expect(server.callsOf('singlePage.change').at(-1)?.ifMatch).toBe('"7"')
})
