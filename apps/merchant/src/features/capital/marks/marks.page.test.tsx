import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { Mark } from '@daftar/contract/endpoints/capital/applications-marks'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApprovedApplication } from '../../../testing/fixtures/capital.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../../testing/render-at.tsx'

const notes = { en: 'The amounts are cut off', ar: 'المبالغ مقطوعة' } as const
const given = 'Noor Perfumes'
const corrected = 'Noor Perfumes Trading LLC'
const file = (name: string) => ({
  text: null,
  file: { url: `fil_${name}`, name: `${name}.pdf`, size: 9_000 },
})

const onName: Mark = {
  id: 'mrk_1',
  round: 1,
  target: 'company_name',
  page: null,
  reason: 'does_not_match',
  note_en: '',
  note_ar: '',
  status: 'open',
  before: { text: given, file: null },
  after: null,
}
const onStatement: Mark = {
  ...onName,
  id: 'mrk_2',
  target: 'statement:fil_statement',
  page: 2,
  reason: 'unreadable',
  note_en: notes.en,
  note_ar: notes.ar,
  before: file('statement'),
}
const sentClear: Mark = { ...onStatement, status: 'answered', after: file('clear') }

const cameBack = (marks: Mark[], more: Partial<Application> = {}) =>
  anApprovedApplication({ status: 'reset', loan_terms: null, version: 3, marks, ...more })

const main = () => within(screen.getByRole('main'))
const nameField = () =>
  main().getByLabelText<HTMLInputElement>(m.capital_mark_new({ name: m.wizard_company_name() }))
const submit = () => main().getByRole('button', { name: m.capital_mark_submit() })
const progress = (done: number) => asRead(m.capital_mark_progress({ done, total: 2 }))

async function open(marks: Mark[], { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/finance/tabby-capital/applications/app_1', {
    ...options,
    answers: { 'applications.read': { application: cameBack(marks) }, ...answers },
  })
  await screen.findByText(m.capital_mark_title())
  return page
}

test.each(looks)(
  'what was marked is all the merchant sees, with why; what stood there is no answer, in %s at %i [DEC-APPL-8]',
  async (language, width) => {
    const { user, server } = await open([onName, onStatement], { language, width })
    const places = main().getAllByRole('heading', { level: 2 })
    expect(places.map(({ textContent }) => textContent)).toEqual([
      m.wizard_company_name(),
      m.capital_mark_statement(),
    ])
    expect(main().getByText(notes[language])).toBeTruthy()
    expect(main().getAllByText(progress(0)).length).toBeGreaterThan(0)
    expect(nameField().value).toBe(given)
    await user.click(submit())
    await waitFor(() => expect(document.activeElement).toBe(nameField()))
    expect(main().getAllByText(m.capital_mark_unchanged()).length).toBeGreaterThan(0)
    expect(main().getAllByText(m.capital_mark_file_needed()).length).toBeGreaterThan(0)
    expect(server.callsOf('applications.update')).toEqual([])
    expect(server.callsOf('applications.submit')).toEqual([])
  },
)

test('what is typed counts as done and outlives a reload [DEC-APPL-8]', async () => {
  const { user, reload } = await open([onName, onStatement])
  await user.clear(nameField())
  await user.paste(corrected)
  expect(main().getAllByText(progress(1)).length).toBeGreaterThan(0)
  reload()
  await screen.findByText(m.capital_mark_title())
  expect(nameField().value).toBe(corrected)
  expect(main().getAllByText(progress(1)).length).toBeGreaterThan(0)
})

test.each(looks)(
  'once every place is corrected the application is handed in again, once, in %s at %i [DEC-APPL-8]',
  async (language, width) => {
    const { user, server } = await open([onName, sentClear], { language, width })
    expect(main().getByText('clear.pdf')).toBeTruthy()
    await user.clear(nameField())
    await user.paste(corrected)
    expect(main().getAllByText(progress(2)).length).toBeGreaterThan(0)
    const answered: Mark = { ...onName, status: 'answered', after: { text: corrected, file: null } }
    server.answer({
      'applications.update': { application: cameBack([answered, sentClear], { version: 4 }) },
      'applications.submit': {
        application: anApprovedApplication({ status: 'submitted', loan_terms: null, version: 5 }),
      },
    })
    pressTwice(submit())
    expect(await screen.findByText(m.capital_review_title())).toBeTruthy()
    expect(server.callsOf('applications.update')).toMatchObject([
      { body: { answers: [{ target: 'company_name', text: corrected }] }, ifMatch: '"3"' },
    ])
    expect(server.callsOf('applications.submit')).toHaveLength(1)
    expect(screen.getByText(m.capital_mark_sent())).toBeTruthy()
  },
)

test('a place somebody answered meanwhile: the same answer is sent on the newer version', async () => {
  const newer = cameBack([onName, sentClear], { version: 4 })
  const { user, server } = await open([onName, sentClear])
  await user.clear(nameField())
  await user.paste(corrected)
  server.answer({
    'applications.read': { application: newer },
    'applications.update': ({ ifMatch }) =>
      ifMatch === '"3"' ? refuse('stale_version') : { application: newer },
    'applications.submit': pending,
  })
  await user.click(submit())
  await waitFor(() => expect(server.callsOf('applications.submit')).toHaveLength(1))
  expect(server.callsOf('applications.update').map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"'])
})

test.each([
  ['the server refuses', refuse('wrong_status'), () => reasonText('wrong_status')],
  ['no answer comes', offline, m.error_generic],
] as const)('when %s the form says so and keeps what was typed', async (_, answer, text) => {
  const { user } = await open([onName, sentClear], { answers: { 'applications.update': answer } })
  await user.clear(nameField())
  await user.paste(corrected)
  await user.click(submit())
  expect(await main().findByText(asRead(text()))).toBeTruthy()
  expect(nameField().value).toBe(corrected)
})

test('dates, shares and the account of a verification have fields of their kind [DEC-APPL-8]', async () => {
  const asked = (target: string, text: string): Mark => ({
    ...onName,
    ...{ id: target, target, before: { text, file: null } },
  })
  await open([
    asked('licence_issue_date', '2024-01-31'),
    asked('share:2', '40'),
    asked('iban', 'AE070331234567890123456'),
    asked('licence_activities', 'Perfumes'),
  ])
  const label = (name: string) => m.capital_mark_new({ name })
  expect(await screen.findByRole('group', { name: label(m.capital_mark_issued()) })).toBeTruthy()
  const share = screen.getByLabelText<HTMLInputElement>(label(m.capital_mark_share_of({ number: 2 })))
  expect([share.value, share.inputMode]).toEqual(['40', 'numeric'])
  expect(screen.getByLabelText(label(m.capital_mark_iban()))).toBeTruthy()
  expect(screen.getByLabelText(label(m.capital_mark_activities())).tagName).toBe('TEXTAREA')
})
