import { statementBytesMax } from '@daftar/rules/capital/applications/statement-rules'
import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { fieldText, m } from '@daftar/words'
import { dateText, monthText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Inspection, InspectionTask } from '../../../shared/uploads/inspect-statement.ts'
import { replay } from '../../../shared/simulator/replay.ts'
import { aLegalEntity, aStatement, anUploadedFile } from '../../../testing/fixtures/capital.ts'
import { looks, type Page, type PageOptions } from '../../../testing/render-at.tsx'
import { aDraft, openStep } from '../../../testing/wizard-page.ts'
import { workersHere } from '../../../testing/workers-here.ts'

const begun = aDraft({ bank_statements: [] }, { done: [] })
const text = 'Noor Perfumes Trading LLC, statement of account, 1 May to 20 November'

/** What the worker finds in files of these names. */
function look({ file: { name }, password }: InspectionTask): Inspection {
  if (name.startsWith('scan')) return { isEncrypted: false, opened: { pages: 2, text: '2' } }
  if (name.startsWith('locked') && password !== 'open-me') return { isEncrypted: true, opened: null }
  return { isEncrypted: false, opened: { pages: 1, text } }
}

function open(answers: Answers = {}, options: PageOptions = {}): Promise<Page> {
  workersHere({ simulator: replay, 'inspect-statement': look })
  return openStep('bank_statements', begun, { ...options, answers })
}

function pdf(name: string): File {
  return new File(['%PDF-1.7\n'], name, { type: 'application/pdf' })
}

const main = () => within(screen.getByRole('main'))
const picker = () => main().getByLabelText(m.wizard_statements_label())
const next = () => main().getByRole('button', { name: m.common_continue() })
/** The row of a file, once there is one. */
async function rowOf(name: string) {
  const rows = await main().findByRole('list', { name: m.wizard_statements_files() })
  const row = [...rows.children].find(({ textContent }) => textContent.includes(name))
  if (!(row instanceof HTMLElement)) throw new Error(`no row is of ${name}`)
  return within(row)
}
async function saysOf(name: string, problem: string) {
  const row = await rowOf(name)
  await waitFor(() =>
    expect(asRead(row.getAllByRole('status')[0]?.textContent ?? '')).toContain(asRead(problem)),
  )
  return row
}

test.each(looks)(
  'a file that cannot be taken says why at its own row and never leaves, in %s at %i [CAP-15, WIZ-49, WIZ-51, WIZ-52, WIZ-53, WIZ-54, WIZ-56]',
  async (language, width) => {
    const { user, server } = await open({}, { language, width })
    const large = pdf('large.pdf')
    Object.defineProperty(large, 'size', { value: statementBytesMax + 1 })
    const table = new File(['date,amount\n'], 'table.pdf', { type: 'application/pdf' })
    await user.upload(picker(), [pdf('scan.pdf'), pdf('locked.pdf'), large, table])
    await saysOf('scan.pdf', fieldText('statement_scanned'))
    await saysOf('locked.pdf', fieldText('statement_password_required'))
    await saysOf('large.pdf', m.wizard_file_too_large({ maximum: '\u2066150\u00a0MB\u2069' }))
    await saysOf('table.pdf', m.wizard_statement_not_pdf())

    await user.click(next())
    const summary = within(await main().findByRole('alert'))
    expect(summary.getByText(m.wizard_check_fields())).toBeTruthy()
    expect(summary.getAllByRole('link')).toHaveLength(4)
    const remove = (await rowOf('scan.pdf')).getByRole('button')
    await waitFor(() => expect(document.activeElement).toBe(remove))
    expect(server.callsOf('files.upload')).toEqual([])
    for (const name of ['locked.pdf', 'large.pdf', 'table.pdf', 'scan.pdf'])
      await user.click(
        (await rowOf(name)).getByRole('button', { name: asRead(m.wizard_file_remove({ name })) }),
      )
    await user.click(next())
    expect((await main().findAllByText(m.wizard_statements_required())).length).toBeGreaterThan(0)
  },
)

test('a locked file is opened with its password, and travels then [WIZ-55, WIZ-56]', async () => {
  const { user, server } = await open({ 'files.upload': anUploadedFile() })
  await user.upload(picker(), [pdf('locked.pdf')])
  const row = await saysOf('locked.pdf', fieldText('statement_password_required'))
  const password = await row.findByLabelText(m.wizard_password_of({ name: 'locked.pdf' }))
  await user.type(password, 'not-this-one')
  await user.click(row.getByRole('button', { name: m.wizard_unlock() }))
  await saysOf('locked.pdf', fieldText('statement_password_wrong'))
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(server.callsOf('files.upload')).toEqual([])
  await user.clear(password)
  await user.type(password, 'open-me{Enter}')
  await saysOf('locked.pdf', m.wizard_file_uploaded())
  expect(server.callsOf('files.upload')).toMatchObject([{ query: { purpose: 'bank_statement' } }])
})

const reading = {
  state: 'read',
  holder: 'Noor Perfumes Trading LLC',
  iban: 'AE070331234567890123456',
  first_entry: '2026-07-01',
  last_entry: '2026-09-20',
  pages: 3,
} as const

test.each(looks)(
  'what each statement says is shown, with the months that none covers, in %s at %i [WIZ-50, DEC-WIZ-9]',
  async (language, width) => {
    const spring = { ...reading, first_entry: '2026-03-02', last_entry: '2026-04-28' } as const
    const readings = [spring, reading]
    const arrives: Answers['files.upload'] = () =>
      anUploadedFile({ url: `fil_${readings.length}`, reading: readings.shift() ?? null })
    const page = await open({ 'files.upload': arrives }, { language, width })
    await page.user.upload(picker(), [pdf('spring.pdf')])
    await saysOf('spring.pdf', m.wizard_file_uploaded())
    await page.user.upload(picker(), [pdf('summer.pdf')])
    await saysOf('summer.pdf', m.wizard_file_uploaded())
    const said = (name: string) => rowOf(name).then((row) => row.getAllByRole('definition').map(textOf))
    const [first, last] = [dateText(reading.first_entry), dateText(reading.last_entry)]
    const count = (months: number) => asRead(m.wizard_reading_months_count({ count: months }))
    const summer = [reading.holder, '•••• 3456', first, last, count(3)]
    expect(await said('summer.pdf')).toEqual(summer)
    expect((await said('spring.pdf')).at(-1)).toBe(count(2))
    const missing = ['2026-05', '2026-06'].map((month) => monthText(month, language))
    const months = new Intl.ListFormat(language).format(missing)
    expect(main().getByText(asRead(m.wizard_statements_missing({ months })))).toBeTruthy()
    expect(main().getByText(m.wizard_kept_here())).toBeTruthy()
    page.reload()
    await screen.findByRole('main')
    await saysOf('summer.pdf', m.wizard_file_uploaded())
    expect(await said('summer.pdf')).toEqual(summer)
  },
)

test('the account of somebody else is said at once, and of the company’s own nothing [DEC-WIZ-9]', async () => {
  const own = aStatement({ reading })
  const foreign = aStatement({
    url: 'fil_2',
    name: 'other.pdf',
    reading: { ...reading, holder: 'Example Stores LLC', iban: 'SA0380000000608010167519' },
  })
  await openStep('bank_statements', aDraft({ bank_statements: [own, foreign] }))
  const { legal_company_name: company, iban } = aLegalEntity
  const other = await rowOf('other.pdf')
  for (const text of [
    m.wizard_reading_other_holder({ name: isolated(company) }),
    m.wizard_reading_other_iban({ iban: `•••• ${iban.slice(-4)}` }),
    m.wizard_reading_other_next(),
  ])
    expect(await other.findByText(asRead(text))).toBeTruthy()
  expect((await rowOf('statement.pdf')).queryByText(m.wizard_reading_other_next())).toBeNull()
})

test.each([
  ['still being read', 'waiting', m.wizard_reading_waiting],
  ['read by a reviewer', 'unreadable', m.wizard_reading_by_reviewer],
] as const)('a statement that is %s says so [DEC-WIZ-9]', async (_, state, says) => {
  const saved = aDraft({ bank_statements: [aStatement({ reading: { ...reading, state } })] })
  await openStep('bank_statements', saved)
  expect((await rowOf('statement.pdf')).getByText(says())).toBeTruthy()
})

test('a statement that breaks off holds the step back until it is sent again or taken away [WIZ-57, UPL-05, UPL-14]', async () => {
  const { user, server } = await open({ 'files.upload': offline })
  await user.upload(picker(), [pdf('may.pdf')])
  const row = await saysOf('may.pdf', m.wizard_upload_failed())
  expect(row.getByRole('button', { name: m.wizard_file_remove({ name: 'may.pdf' }) })).toBeTruthy()
  await user.click(next())
  expect(within(await main().findByRole('alert')).getAllByRole('link')).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  server.answer({ 'files.upload': pending })
  await user.click(row.getByRole('button', { name: m.wizard_file_retry({ name: 'may.pdf' }) }))
  await saysOf('may.pdf', m.wizard_uploading())
  const progress = row.getByRole('progressbar', { name: m.wizard_file_progress({ name: 'may.pdf' }) })
  expect(progress.getAttribute('aria-valuenow')).toBe('50')
  await user.click(next())
  expect((await main().findAllByText(m.wizard_statements_wait())).length).toBeGreaterThan(0)
  await user.click(row.getByRole('button', { name: m.wizard_file_cancel({ name: 'may.pdf' }) }))
  expect(screen.queryByText('may.pdf')).toBeNull()
})

test.each([
  ['file_too_large', () => m.wizard_file_too_large({ maximum: '\u2066150\u00a0MB\u2069' })],
  ['file_type', m.wizard_statement_not_pdf],
  ['file_unreadable', () => fieldText('statement_unreadable')],
] as const)('a statement that the server refuses as %s says so at its row', async (reason, says) => {
  const { user } = await open({ 'files.upload': refuse(reason) })
  await user.upload(picker(), [pdf('may.pdf')])
  await saysOf('may.pdf', says())
})

test('what the server sees in a file counts where the browser could not look', async () => {
  const seen = (kind: 'scanned' | 'encrypted') => anUploadedFile({ inspection: { kind, pages: 1 } })
  const { user, server } = await open({ 'files.upload': seen('scanned') })
  await user.upload(picker(), [pdf('one.pdf')])
  await saysOf('one.pdf', fieldText('statement_scanned'))
  server.answer({ 'files.upload': seen('encrypted') })
  await user.upload(picker(), [pdf('two.pdf')])
  const row = await saysOf('two.pdf', fieldText('statement_password_required'))
  expect(row.getByLabelText(m.wizard_password_of({ name: 'two.pdf' }))).toBeTruthy()
})

test.each(looks)(
  'what the statements have to be is confirmed before they are saved, in %s at %i [WIZ-58, WIZ-59, WIZ-60, WIZ-61, WIZ-62, WIZ-63, WIZ-64, CAPI-29, WIZ-21]',
  async (language, width) => {
    const { user, server } = await open({ 'files.upload': anUploadedFile() }, { language, width })
    await user.upload(picker(), [pdf('locked.pdf')])
    const row = await saysOf('locked.pdf', fieldText('statement_password_required'))
    await user.type(row.getByLabelText(m.wizard_password_of({ name: 'locked.pdf' })), 'open-me{Enter}')
    await saysOf('locked.pdf', m.wizard_file_uploaded())
    await user.click(next())
    const dialog = within(await screen.findByRole('dialog', { name: m.wizard_requirements_title() }))
    expect(dialog.getAllByRole('listitem').map(textOf)).toEqual(
      [
        m.wizard_requirement_business(),
        m.wizard_requirement_name(),
        m.wizard_requirement_first(),
        m.wizard_requirement_last(),
        m.wizard_requirement_downloaded(),
      ].map(asRead),
    )
    const confirm = dialog.getByRole('button', { name: m.wizard_requirements_confirm() })
    await user.click(confirm)
    expect(dialog.getByText(fieldText('must_be_true'))).toBeTruthy()
    expect(server.callsOf('applications.update')).toEqual([])
    const saved = aDraft({
      version: 2,
      bank_statements: [aStatement({ url: 'fil_new1', has_password: true })],
    })
    server.answer({ 'applications.update': { application: saved } })
    await user.click(dialog.getByRole('checkbox'))
    await user.click(confirm)
    expect(await screen.findByRole('heading', { level: 1, name: m.wizard_social_title() })).toBeTruthy()
    expect(screen.getByText(m.common_changes_saved())).toBeTruthy()
    expect(server.callsOf('applications.update')).toMatchObject([
      {
        body: { requirements_confirmed: true, bank_statements: [{ url: 'fil_new1', password: 'open-me' }] },
        ifMatch: '"1"',
      },
    ])
  },
)

test('with online sales these come after the statements [WIZ-20]', async () => {
  const withSales = { hasIntegrationForm: true }
  const { user } = await openStep('bank_statements', aDraft({}, withSales), {
    answers: { 'platforms.connections': { connections: [] } },
  })
  await user.click(next())
  expect(await screen.findByRole('heading', { level: 1, name: m.wizard_sales_title() })).toBeTruthy()
})

test('a password that the server does not take is marked at its file, with the focus in it', async () => {
  const { user } = await open({
    'files.upload': anUploadedFile(),
    'applications.update': refuse('invalid_input', {
      fields: { 'bank_statements.0.password': 'statement_password_wrong' },
    }),
  })
  await user.upload(picker(), [pdf('may.pdf')])
  await saysOf('may.pdf', m.wizard_file_uploaded())
  await user.click(next())
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: m.wizard_requirements_confirm() }))
  const password = await main().findByLabelText(m.wizard_password_of({ name: 'may.pdf' }))
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(password.getAttribute('aria-invalid')).toBe('true')
})

test('a file opens in a tab of its own; one that cannot be opened is told, and its tab is gone [UPL-06]', async () => {
  const tab = {
    opener: window,
    close: vi.fn<() => void>(),
    location: { replace: vi.fn<(to: string) => void>() },
  }
  vi.stubGlobal('open', () => tab)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user, server } = await openStep('bank_statements', aDraft(), {
    answers: { 'files.ticket': offline },
  })
  const row = await rowOf('statement.pdf')
  const file = row.getByRole('button', { name: m.wizard_file_download({ name: 'statement.pdf' }) })
  await user.click(file)
  expect(await screen.findByText(m.common_failed_to_download())).toBeTruthy()
  expect(tab.close).toHaveBeenCalledOnce()
  const address = '/merchant/api/v2/files/stream/tkt_1'
  server.answer({ 'files.ticket': { address, expires_at: '2026-11-22T08:01:00Z' } })
  await user.click(file)
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(address))
  expect(server.callsOf('files.ticket').at(-1)?.body).toEqual({ url: 'fil_statement1' })
  expect(tab.opener).toBeNull()
})

function textOf({ textContent }: HTMLElement): string {
  return asRead(textContent)
}
