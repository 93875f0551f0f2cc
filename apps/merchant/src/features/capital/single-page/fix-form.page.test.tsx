import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApprovedApplication, anUploadedFile } from '../../../testing/fixtures/capital.ts'
import { phoneWidth, renderAt, type Page, type PageOptions } from '../../../testing/render-at.tsx'

/** Came back because the name of the company does not match its licence. */
const cameBack = anApprovedApplication({
  status: 'reset',
  loan_terms: null,
  reasons: ['company_name_mismatch'],
})

async function open({ answers, ...options }: PageOptions = {}): Promise<Page & { name: HTMLElement }> {
  const page = renderAt('/finance/tabby-capital/applications/app_1', {
    as: { experiments: ['capital', 'redesigned_reset_form'] },
    ...options,
    answers: { 'applications.read': { application: cameBack }, ...answers },
  })
  const name = await screen.findByRole('textbox', { name: m.single_page_company_name() })
  return { ...page, name }
}

const main = () => within(screen.getByRole('main'))
const send = () => main().getByRole('button', { name: m.single_page_submit() })

test.each([
  ['en', 1280],
  ['ar', phoneWidth],
] as const)(
  'an older form that came back asks for what its reasons name, and is in review once sent again, in %s at %i [APPL-23, APPL-29, APPL-31, APPL-34, APPL-35, APPL-40, CAPI-20]',
  async (language, width) => {
    const { user, server, name } = await open({ language, width })
    expect(main().getAllByText(m.capital_reason_name()).length).toBeGreaterThan(0)
    expect(main().getAllByRole('textbox')).toEqual([name])
    await user.clear(name)
    await user.click(send())
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(main().getAllByText(fieldText('required')).length).toBeGreaterThan(0)
    expect(server.callsOf('singlePage.change')).toEqual([])
    await user.type(name, 'Noor Perfumes Trading LLC')
    server.answer({
      'singlePage.change': { application: { ...cameBack, status: 'submitted', reasons: [], version: 2 } },
    })
    await user.click(send())
    expect(await screen.findByText(m.capital_review_title())).toBeTruthy()
    expect(screen.getByText(m.single_page_sent_again())).toBeTruthy()
    expect(server.callsOf('singlePage.change')).toMatchObject([
      { body: { id: 'app_1', company_name_or_legal_name: 'Noor Perfumes Trading LLC' }, ifMatch: '"1"' },
    ])
  },
)

test.each<[title: string, answer: Answers['singlePage.change'], text: () => string]>([
  ['it has moved on [CAPI-41]', refuse('wrong_status'), m.single_page_wrong_status],
  ['nothing was changed [CAPI-42]', refuse('params_for_update_not_diff'), m.error_nothing_changed],
  ['nothing was sent [CAPI-43]', refuse('params_for_update_not_sent'), m.error_nothing_changed],
  ['any other reason [CAPI-44]', refuse('internal'), m.error_generic],
  ['no answer came [CAPI-44]', offline, m.error_generic],
])('a resubmission that failed says so in the form, %s', async (_, answer, text) => {
  const { user } = await open({ answers: { 'singlePage.change': answer! } })
  await user.click(send())
  expect((await main().findByRole('alert')).textContent).toContain(text())
})

test('pressed twice while it is under way, one resubmission is sent', async () => {
  const { user, server } = await open({ answers: { 'singlePage.change': pending } })
  await user.dblClick(send())
  await waitFor(() => expect(server.callsOf('singlePage.change')).toHaveLength(1))
})

test('a licence that is not the company’s is asked for anew with all it says [APPL-33, APPL-36, APPL-37]', async () => {
  const { server, user } = await open({
    answers: { 'applications.read': { application: { ...cameBack, reasons: ['irrelevant_license'] } } },
  })
  expect(main().getAllByText(m.capital_reason_cannot_verify()).length).toBeGreaterThan(0)
  const field = (name: string) => main().getByRole('textbox', { name })
  expect(field(m.wizard_licence_number())).toHaveProperty('value', 'CN-100200')
  expect(field(m.wizard_licence_number())).toHaveProperty('maxLength', 15)
  expect(field(m.single_page_company_name())).toHaveProperty('value', 'Noor Perfumes')
  expect(field(m.single_page_company_address())).toHaveProperty('value', 'Al Wasl Road 12')
  const licence = main().getByLabelText(m.wizard_licence_file())
  expect(licence.getAttribute('accept')).toBe('.jpeg,.jpg,.png,.pdf')
  server.answer({
    'files.upload': anUploadedFile({ url: 'fil_licence2' }),
    'singlePage.change': { application: { ...cameBack, status: 'submitted', reasons: [], version: 2 } },
  })
  await user.upload(licence, new File(['%PDF-'], 'licence.pdf', { type: 'application/pdf' }))
  expect(await main().findByText(m.wizard_file_uploaded())).toBeTruthy()
  await user.click(send())
  expect(await screen.findByText(m.capital_review_title())).toBeTruthy()
  expect(server.callsOf('singlePage.change')).toMatchObject([
    {
      body: {
        id: 'app_1',
        cr_file: 'fil_licence2',
        cr_number: 'CN-100200',
        company_name_or_legal_name: 'Noor Perfumes',
        registered_company_address: 'Al Wasl Road 12',
      },
    },
  ])
})

test('where a colleague was faster, the page says so and then shows where the application stands [CAPI-41]', async () => {
  const { user, server } = await open({ answers: { 'singlePage.change': refuse('wrong_status') } })
  server.answer({
    'applications.read': { application: { ...cameBack, status: 'submitted', reasons: [], version: 2 } },
  })
  await user.click(send())
  expect((await screen.findAllByText(m.single_page_wrong_status())).length).toBeGreaterThan(0)
  expect(await screen.findByText(m.capital_review_title())).toBeTruthy()
})

test('of several reasons each stands at the field it asks for [APPL-32, DEC-APPL-7]', async () => {
  const reasons = ['company_name_mismatch', 'business_license_expires_soon']
  const { name } = await open({
    answers: { 'applications.read': { application: { ...cameBack, reasons } } },
  })
  const licence = main().getByLabelText(m.wizard_licence_file())
  const place = (field: HTMLElement, text: string) => {
    const reason = main()
      .getAllByText(text)
      .find((one) => one.tagName === 'STRONG')
    return reason?.closest('p')?.parentElement?.contains(field)
  }
  expect(place(name, m.capital_reason_name())).toBe(true)
  expect(place(licence, m.capital_reason_soon())).toBe(true)
})

test('a picture that stands in the form says its name, size and day, and is looked at when it is asked for', async () => {
  const facts = { name: 'licence.png', size: 82_000, content_type: 'image/png' }
  const { user, server } = renderAt('/finance/tabby-capital/applications/app_1', {
    as: { experiments: ['capital', 'redesigned_reset_form'] },
    answers: {
      'applications.read': {
        application: { ...cameBack, reasons: ['business_license_expired'] },
      },
      'files.upload': anUploadedFile({ url: 'fil_licence1', name: facts.name }),
      'files.facts': { ...facts, uploaded_at: '2026-11-20T08:00:00.000Z' },
      'files.ticket': {
        address: '/merchant/api/v2/files/stream/one',
        expires_at: '2026-11-20T08:01:00.000Z',
      },
    },
  })
  const picker = await screen.findByLabelText(m.wizard_licence_file())
  await user.upload(picker, new File(['\u0089PNG\r\n'], facts.name, { type: 'image/png' }))
  expect(await main().findByText('20/11/26')).toBeTruthy()
  expect(server.callsOf('files.ticket')).toEqual([])
  await user.click(
    await main().findByRole('button', { name: m.wizard_file_show_named({ name: facts.name }) }),
  )
  expect((await main().findByRole('img', { name: facts.name })).getAttribute('src')).toContain('/stream/one')
})

test('a PDF that stands in the form is fetched once a look is asked for, and what cannot be opened is told', async () => {
  const { user, server } = renderAt('/finance/tabby-capital/applications/app_1', {
    as: { experiments: ['capital', 'redesigned_reset_form'] },
    answers: {
      'applications.read': { application: { ...cameBack, reasons: ['business_license_expired'] } },
      'files.upload': anUploadedFile({ url: 'fil_licence1', name: 'licence.pdf' }),
      'files.ticket': offline,
    },
  })
  const picker = await screen.findByLabelText(m.wizard_licence_file())
  await user.upload(picker, new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }))
  const show = await main().findByRole('button', { name: m.wizard_file_show_named({ name: 'licence.pdf' }) })
  expect(server.callsOf('files.ticket')).toEqual([])
  await user.click(show)
  expect(await screen.findByText(m.common_failed_to_download())).toBeTruthy()
  expect(server.callsOf('files.ticket').map(({ body }) => body)).toEqual([{ url: 'fil_licence1' }])
})
