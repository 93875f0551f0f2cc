import { offline, refuse, type Answers } from '@daftar/testkit/page/answers'
import { fieldText, m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApprovedApplication, anEstimate, anUploadedFile } from '../../../testing/fixtures/capital.ts'
import { looks, type Page, type PageOptions } from '../../../testing/render-at.tsx'
import { aDraft, openStep } from '../../../testing/wizard-page.ts'

const main = () => within(screen.getByRole('main'))
const field = (name: string) => main().getByRole('textbox', { name })
const valueOf = (name: string) => field(name).getAttribute('value')
const submit = () => main().getByRole('button', { name: m.wizard_submit() })
const { sign_authority } = anApprovedApplication()
/** Begins at what the register says of the company. */
const draft = aDraft({ sign_authority }, { done: ['bank_statements', 'social_networks', 'location_details'] })
const submitted = anApprovedApplication({ status: 'submitted', loan_terms: null, steps: draft.steps })
const goes: Answers = {
  'applications.update': { application: { ...draft, version: 2 } },
  'applications.submit': { application: submitted },
  'offers.calculate': anEstimate(),
  'applications.read': { application: submitted },
}
const open = (options?: PageOptions): Promise<Page> => openStep('preapproved_legal_info', draft, options)

test.each(looks)(
  'the last step begins at the register and the account, and hands the application in, in %s at %i [WIZ-07, DEC-WIZ-5]',
  async (language, width) => {
    const { user, server, address } = await open({ language, width, answers: goes })
    expect([
      valueOf(m.wizard_company_name()),
      valueOf(m.wizard_licence_number()),
      valueOf(m.wizard_company_address()),
      valueOf(m.wizard_signatory_name()),
      valueOf(m.wizard_signatory_email()),
      valueOf(m.wizard_signatory_phone()),
    ]).toEqual([
      'Noor Perfumes Trading LLC',
      'CN-100200',
      'Al Wasl Road 12, Dubai',
      'Mariam Haddad',
      'owner@noor.example',
      '501234567',
    ])
    const review = within(main().getByRole('region', { name: m.wizard_review_title() }))
    // What it costs stands beside what is asked for.
    for (const amount of ['100,000.00', '7,500.00', '107,500.00', '5,375.00'])
      expect(await review.findByText(amount)).toBeTruthy()
    await user.click(submit())
    expect((await main().findAllByText(fieldText('must_be_true'))).length).toBeGreaterThan(0)
    expect(server.callsOf('applications.update')).toEqual([])
    await user.click(main().getByRole('checkbox'))
    await user.click(submit())
    await waitFor(() => expect(address()).toBe('/finance/tabby-capital/applications/app_1'))
    expect(screen.getByText(m.common_changes_saved())).toBeTruthy()
    expect(server.callsOf('applications.update')).toMatchObject([
      {
        body: {
          legal_info: {
            company_name: 'Noor Perfumes Trading LLC',
            cr_number: 'CN-100200',
            company_address: 'Al Wasl Road 12, Dubai',
            cr_file: 'fil_licence1',
            signatory_name: 'Mariam Haddad',
            signatory_email: 'owner@noor.example',
            signatory_phone: '+971501234567',
            confirmed: true,
          },
        },
      },
    ])
    expect(server.callsOf('applications.submit')).toHaveLength(1)
  },
)

test('a field that was emptied is refused with the focus in it, and no more once it is filled', async () => {
  const { user, server } = await open()
  const company = field(m.wizard_company_name())
  await user.clear(company)
  await user.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(company))
  expect(company.getAttribute('aria-invalid')).toBe('true')
  await user.type(company, 'Noor')
  await waitFor(() => expect(company.getAttribute('aria-invalid')).not.toBe('true'))
  expect(server.callsOf('applications.update')).toEqual([])
})

test('a licence that is uploaded anew is the one that is sent', async () => {
  const { user, server } = await open({
    answers: { ...goes, 'files.upload': anUploadedFile({ url: 'fil_licence2', name: 'licence.pdf' }) },
  })
  const licence = new File(['%PDF-'], 'licence.pdf', { type: 'application/pdf' })
  await user.upload(main().getByLabelText(m.wizard_licence_file()), licence)
  expect(await main().findByText('licence.pdf')).toBeTruthy()
  await user.click(main().getByRole('checkbox'))
  await user.click(submit())
  await waitFor(() => expect(server.callsOf('applications.submit')).toHaveLength(1))
  expect(server.callsOf('files.upload')).toMatchObject([{ query: { purpose: 'licence' } }])
  expect(server.callsOf('applications.update')).toMatchObject([
    { body: { legal_info: { cr_file: 'fil_licence2' } } },
  ])
})

test('a submission that lacks steps names them, and each leads there [DEC-WIZ-6]', async () => {
  const { user } = await open({
    answers: {
      ...goes,
      'applications.submit': refuse('steps_incomplete', { fields: { bank_statements: 'required' } }),
    },
  })
  await user.click(main().getByRole('checkbox'))
  await user.click(submit())
  const notice = within(await main().findByRole('alert'))
  expect(notice.getByText(reasonText('steps_incomplete'))).toBeTruthy()
  await user.click(notice.getByRole('link', { name: m.wizard_step_statements() }))
  expect(await screen.findByRole('heading', { level: 1, name: m.wizard_statements_title() })).toBeTruthy()
})

test('statements that no longer cover the months are refused at submission, with the way to them [DEC-WIZ-9]', async () => {
  const fields = { bank_statements: 'statement_ends_too_early' } as const
  const { user } = await open({
    answers: { ...goes, 'applications.submit': refuse('statements_refused', { fields }) },
  })
  await user.click(main().getByRole('checkbox'))
  await user.click(submit())
  const text = await main().findByText(fieldText('statement_ends_too_early'))
  const notice = within(text.closest<HTMLElement>('[role=alert]')!)
  expect(notice.getByRole('link', { name: m.wizard_to_statements() }).getAttribute('href')).toBe(
    '/application-preapproved/bank_statements/ofr_1/mer_1',
  )
})

test('a submission without an answer is sent again under the same key [DEC-CAPI-11]', async () => {
  const { user, server } = await open({ answers: { ...goes, 'applications.submit': offline } })
  await user.click(main().getByRole('checkbox'))
  await user.click(submit())
  expect(await main().findByText(m.wizard_lost_text())).toBeTruthy()
  server.answer({ 'applications.submit': { application: submitted } })
  await user.click(submit())
  await waitFor(() => expect(server.callsOf('applications.submit')).toHaveLength(2))
  const [first, second] = server.callsOf('applications.submit')
  expect(first?.key).toBeTruthy()
  expect(second?.key).toBe(first?.key)
})
