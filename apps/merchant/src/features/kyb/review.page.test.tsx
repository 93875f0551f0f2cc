import { offline, refuse, type Answers } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aKybApplication, kybStepsWith } from '../../testing/fixtures/kyb.ts'
import { openKyb } from '../../testing/kyb-page.ts'
import { looks } from '../../testing/render-at.tsx'

const passport = { file: 'fil_passport1' }
const complete = aKybApplication(
  {
    status: 'verified',
    authorized_signatory: {
      name: 'Mariam Haddad',
      email: 'owner@noor.example',
      phone: '+971501234567',
      national_id_number: '784198012345671',
      national_id_url: 'fil_national1',
    },
    legal_info: {
      company_name: 'Noor Perfumes Trading LLC',
      cr_number: 'CN-100200',
      company_address: 'Al Wasl Road 12, Dubai',
      cr_file: 'fil_licence1',
      license_metadata: { activities: 'Perfumes', issue_date: '2024-01-31', expiry_date: '2027-12-31' },
    },
    shareholders: [
      {
        name: 'Sara Haddad',
        value: 60,
        type: 'individual',
        uae_resident: true,
        documents: { passport, national_id: { file: 'fil_emirates1' } },
      },
      { name: 'Omar Aziz', value: 40, type: 'individual', uae_resident: false, documents: { passport } },
    ],
    bank_details: { iban: 'AE070331234567890123456', bank_name: 'Mashreq' },
  },
  {
    steps: kybStepsWith(
      'your_details',
      'commercial_licence',
      'shareholders',
      'shareholder_ids',
      'iban_verification',
    ),
  },
)
const main = () => within(screen.getByRole('main'))
const section = (name: string) => within(main().getByRole('region', { name }))
const submit = () => main().findByRole('button', { name: m.kyb_submit() })
const goes: Answers = {
  'applications.submit': {
    application: { ...complete, status: 'submitted', submitted_at: '2026-11-22T08:00:00Z' },
  },
}

test.each(looks)(
  'everything stands once more, read-only, and is handed in, in %s at %i [KYB-02, KYB-110, KYB-111, KYB-112, KYB-113, KYB-114, KYB-116, KYB-117, KYB-140]',
  async (language, width) => {
    const { user, server, address } = await openKyb('review', complete, { language, width, answers: goes })
    await submit()
    for (const text of ['Mariam Haddad', 'owner@noor.example', '+971501234567'])
      expect(section(m.kyb_review_details()).getByText(text)).toBeTruthy()
    expect(section(m.kyb_review_company()).getByText('Noor Perfumes Trading LLC')).toBeTruthy()
    expect(section(m.kyb_review_company()).getByText(m.kyb_document_uploaded())).toBeTruthy()
    const owners = section(m.kyb_step_shareholders())
    const facts = owners.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toEqual([
      '60%',
      m.kyb_document_uploaded(),
      m.kyb_document_uploaded(),
      '40%',
      m.kyb_document_uploaded(),
      m.kyb_document_not_required(),
    ])
    expect(section(m.kyb_review_bank()).getByText('AE07 0331 2345 6789 0123 456')).toBeTruthy()
    expect(main().queryByRole('textbox')).toBeNull()
    await user.click(await submit())
    await waitFor(() => expect(address()).toBe('/finance/tabby-capital/applications/app_1'))
    expect(server.callsOf('applications.submit')).toMatchObject([{ body: { application_id: 'app_1' } }])
  },
)

test('a part is changed at its own step, and back leads to the IBAN [KYB-115, DEC-KYB-29]', async () => {
  const { user, address } = await openKyb('review', complete)
  await submit()
  await user.click(main().getByRole('button', { name: m.common_back() }))
  await waitFor(() => expect(address()).toBe('/application-kyb/app_1/iban_verification'))
  await user.click(
    within(screen.getByRole('navigation', { name: m.kyb_steps() })).getByRole('button', {
      name: new RegExp(m.kyb_step_review()),
    }),
  )
  await submit()
  await user.click(
    main().getByRole('button', { name: m.kyb_review_edit({ section: m.kyb_review_details() }) }),
  )
  await waitFor(() => expect(address()).toBe('/application-kyb/app_1/your_details'))
})

test('back walks through every step in reverse, from the review to the documents to gather [KYB-04, KYB-07]', async () => {
  const { user, address } = await openKyb('review', complete, {
    answers: {
      'registers.iban': { is_valid: true, bank_data: null },
      'files.facts': {
        name: 'paper.pdf',
        size: 9_000,
        content_type: 'application/pdf',
        uploaded_at: '2026-11-21T08:00:00Z',
      },
      'files.reading': refuse('not_found'),
    },
  })
  const before = [
    'iban_verification',
    'shareholder_ids',
    'shareholders',
    'commercial_licence',
    'your_details',
    'initialization',
  ]
  for (const step of before) {
    await user.click(await main().findByRole('button', { name: m.common_back() }))
    await waitFor(() => expect(address()).toBe(`/application-kyb/app_1/${step}`))
  }
})

test('with a step missing nothing can be handed in, and what is left is named [DEC-KYB-28]', async () => {
  const steps = complete.kyb!.steps.map((step) => ({ ...step, completed: step.name !== 'shareholder_ids' }))
  const { user, address } = await openKyb('review', {
    ...complete,
    status: 'draft',
    kyb: { ...complete.kyb!, steps },
  })
  // From outside the steps before it are asked for; inside the page it opens.
  await waitFor(() => expect(address()).toBe('/application-kyb/app_1/initialization'))
  await user.click(await main().findByRole('button', { name: m.common_continue() }))
  const header = await screen.findByRole('navigation', { name: m.kyb_steps() })
  await user.click(within(header).getByRole('button', { name: new RegExp(m.kyb_step_review()) }))
  expect((await submit()).hasAttribute('disabled')).toBe(true)
  expect(main().getByText(m.kyb_incomplete())).toBeTruthy()
  await user.click(main().getByRole('button', { name: m.kyb_step_ids() }))
  await waitFor(() => expect(address()).toBe('/application-kyb/app_1/shareholder_ids'))
})

const failures = [refuse('internal'), offline]
test.each(failures)(
  'a handing in that fails says so and can be tried again, case %# [KYB-167]',
  async (failure) => {
    const { user, server, address } = await openKyb('review', complete, {
      answers: { 'applications.submit': failure },
    })
    await user.click(await submit())
    expect(await screen.findByText(m.kyb_submit_failed())).toBeTruthy()
    server.answer(goes)
    await user.click(await submit())
    await waitFor(() => expect(address()).toBe('/finance/tabby-capital/applications/app_1'))
  },
)

const widths = [
  ['review', true],
  ['iban_verification', true],
  ['shareholders', false],
  ['commercial_licence', false],
] as const
test.each(widths)('the step %s takes the width of the page: %s [KYB-09]', async (step, isWide) => {
  await openKyb(step, complete)
  await main().findByRole('heading', { level: 1 })
  const page = screen.getByRole('main')
  const found = ['wide', 'narrow'].map((name) => page.querySelector(`[class~="${name}"]`) !== null)
  expect(found).toEqual([isWide, !isWide])
})
