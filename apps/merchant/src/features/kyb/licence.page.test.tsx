import { refuse, type Answers } from '@daftar/testkit/page/answers'
import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anUploadedFile } from '../../testing/fixtures/capital.ts'
import { aKybApplication, aReading, kybAnswers, kybStepsWith } from '../../testing/fixtures/kyb.ts'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'

const says = {
  number: 'CN-1234567',
  company_name: 'Noor Perfumes Trading L.L.C',
  issue_date: '2024-03-01',
  expiry_date: '2028-02-28',
} as const
const read = aReading({ state: 'read', licence: says })
const begun = aKybApplication(
  { status: 'verified', legal_info: null },
  { steps: kybStepsWith('your_details') },
)
const saved = { ...begun, kyb: { ...begun.kyb!, steps: kybStepsWith('your_details', 'commercial_licence') } }

async function open(answers: Answers = {}, options: PageOptions = {}, application = begun) {
  const page = renderAt('/application-kyb/app_1/commercial_licence', {
    ...options,
    answers: {
      ...kybAnswers(application),
      'files.upload': anUploadedFile({ url: 'fil_licence9', name: 'licence.pdf' }),
      'applications.update': { application: saved },
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

async function upload({ user }: Awaited<ReturnType<typeof open>>) {
  const file = new File(['%PDF-'], 'licence.pdf', { type: 'application/pdf' })
  await user.upload(await screen.findByLabelText(m.kyb_licence_upload()), file)
  await screen.findByText('licence.pdf')
  await user.click(screen.getByRole('button', { name: m.common_continue() }))
  await screen.findByRole('heading', { level: 1, name: m.kyb_licence_details_title() })
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test.each(looks)(
  'the licence is uploaded, then its details are confirmed, in %s at %i [KYB-02, KYB-47, KYB-48, KYB-49, KYB-50, KYB-51, KYB-52, KYB-141, VAL-52, VAL-53, DEC-KYB-14]',
  async (language, width) => {
    const page = await open({ 'files.reading': read }, { language, width })
    const { user, server, address } = page
    const asked = within(screen.getByRole('list', { name: m.kyb_licence_requirements() }))
    expect(asked.getByText(m.kyb_licence_of_the_merchant())).toBeTruthy()
    expect(asked.getByText(m.kyb_licence_valid_two_weeks())).toBeTruthy()
    await upload(page)
    expect([valueOf(m.kyb_licence_number()), valueOf(m.kyb_company_name())]).toEqual([
      says.number,
      says.company_name,
    ])
    // The days come with their calendar, after the form.
    await waitFor(() => expect(screen.getAllByText(m.kyb_read_from_document())).toHaveLength(4))
    expect(screen.getByText(/1449/)).toBeTruthy()
    await user.type(screen.getByLabelText(m.kyb_licence_activities()), 'Retail of perfumes')
    await user.type(screen.getByLabelText(m.kyb_address()), 'Marina Walk 4, Dubai')
    for (const label of [m.kyb_company_email(), m.kyb_company_phone()])
      expect(screen.getByLabelText(label)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: m.common_continue() }))
    await waitFor(() => expect(address()).toBe('/application-kyb/app_1/shareholders'))
    expect(server.callsOf('files.upload')).toMatchObject([{ query: { purpose: 'kyb_licence' } }])
    expect(server.callsOf('applications.update')).toMatchObject([
      {
        body: {
          application_id: 'app_1',
          legal_info: {
            cr_number: says.number,
            cr_file_url: 'fil_licence9',
            company_name: says.company_name,
            company_address: 'Marina Walk 4, Dubai',
            license_metadata: {
              activities: 'Retail of perfumes',
              issue_date: says.issue_date,
              expiry_date: says.expiry_date,
            },
          },
        },
      },
    ])
  },
)

test('without its file the step does not go on, and without the details neither [KYB-53, KYB-54, KYB-55, KYB-57, KYB-58, KYB-59, KYB-60]', async () => {
  const page = await open()
  const { user, server } = page
  await user.click(screen.getByRole('button', { name: m.common_continue() }))
  expect(await screen.findByText(fieldText('required'))).toBeTruthy()
  await upload(page)
  expect(screen.getByText(m.kyb_licence_unread())).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.common_continue() }))
  const list = within(await screen.findByRole('alert'))
  for (const label of [
    m.kyb_licence_number(),
    m.kyb_licence_issued(),
    m.kyb_licence_expires(),
    m.kyb_licence_activities(),
    m.kyb_company_name(),
    m.kyb_address(),
  ])
    expect(list.getByText(new RegExp(label))).toBeTruthy()
  expect(server.callsOf('applications.update')).toEqual([])
})

const entered = aKybApplication(
  {
    status: 'verified',
    legal_info: {
      company_name: 'Noor Perfumes',
      cr_number: 'CN-1',
      company_address: 'Dubai',
      cr_file: 'fil_licence1',
      cr_file_url: 'fil_licence1',
      company_email: '',
      company_phone: '',
      license_metadata: { activities: 'Retail', issue_date: '2024-03-01', expiry_date: '2028-02-28' },
    },
  },
  { steps: kybStepsWith('your_details', 'commercial_licence') },
)

test('what was saved stays, and what the document says is taken by a press alone [DEC-KYB-14]', async () => {
  const { user } = await open({ 'files.reading': read }, {}, entered)
  await screen.findByRole('heading', { level: 1, name: m.kyb_licence_details_title() })
  expect(valueOf(m.kyb_licence_number())).toBe('CN-1')
  const [use] = screen.getAllByRole('button', { name: m.kyb_document_use() })
  await user.click(use!)
  expect(valueOf(m.kyb_licence_number())).toBe(says.number)
  await user.click(screen.getByRole('button', { name: m.common_back() }))
  expect(await screen.findByRole('heading', { level: 1, name: m.kyb_licence_title() })).toBeTruthy()
})

test('a photo is typed from, and says so; what the server refuses stands at its field', async () => {
  const fields = { 'legal_info.license_metadata.expiry_date': 'licence_expires_soon' } as const
  const { user } = await open(
    {
      'files.reading': aReading({ state: 'picture' }),
      'applications.update': refuse('invalid_input', { fields }),
    },
    {},
    entered,
  )
  expect(await screen.findByText(m.kyb_photo_typed())).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.common_continue() }))
  expect((await screen.findAllByText(new RegExp(fieldText('licence_expires_soon')))).length).toBeGreaterThan(
    0,
  )
})
