import type { Answers } from '@daftar/testkit/page/answers'
import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anUploadedFile } from '../../testing/fixtures/capital.ts'
import { aHolder, aKybApplication, aReading, kybAnswers, kybStepsWith } from '../../testing/fixtures/kyb.ts'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'

const steps = kybStepsWith('your_details', 'commercial_licence', 'shareholders')
const withHolders = (...shareholders: ReturnType<typeof aHolder>[]) =>
  aKybApplication({ status: 'verified', shareholders }, { steps })
const omar = aHolder({ name: 'Omar Saleh', value: 40, type: 'company' })

function open(application = withHolders(aHolder(), omar), answers: Answers = {}, options: PageOptions = {}) {
  return renderAt('/application-kyb/app_1/shareholder_ids', {
    ...options,
    answers: {
      ...kybAnswers(application),
      'files.upload': anUploadedFile({ url: 'fil_passport9', name: 'passport.pdf' }),
      'applications.update': { application },
      ...answers,
    },
  })
}

const ready = () => screen.findByRole('heading', { level: 1, name: m.kyb_ids_title() })
const folds = () => [...document.querySelectorAll('details')]
const badge = (uploaded: number, required: number) => m.kyb_ids_badge({ uploaded, required })
const paper = () => new File(['%PDF-'], 'passport.pdf', { type: 'application/pdf' })

test.each(looks)(
  'each shareholder hands in what is asked of them, in %s at %i [KYB-02, KYB-83, KYB-84, KYB-85, KYB-86, KYB-87, KYB-88, KYB-90, KYB-91, KYB-145, DEC-KYB-20]',
  async (language, width) => {
    const { user, server, address } = open(undefined, {}, { language, width })
    await ready()
    const asked = within(screen.getByRole('list', { name: m.kyb_ids_requirements() }))
    expect(asked.getByText(m.kyb_ids_photo())).toBeTruthy()
    expect(asked.getByText(m.kyb_ids_readable())).toBeTruthy()
    const [first, second] = folds().map((fold) => within(fold))
    expect(first!.getByText(badge(0, 2))).toBeTruthy()
    await user.upload(first!.getByLabelText(m.kyb_passport()), paper())
    expect(await first!.findByText(badge(1, 2))).toBeTruthy()
    await user.upload(first!.getByLabelText(m.kyb_emirates_id()), paper())
    expect(await first!.findByText(badge(2, 2))).toBeTruthy()
    await user.click(first!.getByLabelText(m.kyb_ids_not_resident()))
    expect(first!.queryByLabelText(m.kyb_emirates_id())).toBeNull()
    expect(first!.getByText(badge(1, 1))).toBeTruthy()
    await user.click(first!.getByLabelText(m.kyb_ids_not_resident()))
    expect(first!.getByText(badge(1, 2))).toBeTruthy()
    await user.click(first!.getByLabelText(m.kyb_ids_not_resident()))
    await user.click(second!.getByLabelText(m.kyb_ids_not_resident()))
    await user.upload(second!.getByLabelText(m.kyb_ids_passport_of_representative()), paper())
    await second!.findByText(badge(1, 1))
    await user.click(screen.getByRole('button', { name: m.common_continue() }))
    await waitFor(() => expect(address()).toBe('/application-kyb/app_1/iban_verification'))
    const documents = { passport: { file: 'fil_passport9' } }
    const body = server.callsOf('applications.update')[0]?.body
    expect(body?.shareholders?.map((one) => [one.uae_resident, one.documents])).toEqual([
      [false, documents],
      [false, documents],
    ])
  },
)

test('what is missing is named, and its fold opens with the focus in it [KYB-92, KYB-93]', async () => {
  const { user, server } = open()
  await ready()
  expect(folds().map(({ open: isOpen }) => isOpen)).toEqual([true, false])
  await user.click(screen.getByRole('button', { name: m.common_continue() }))
  expect(await screen.findAllByText(fieldText('required'))).toHaveLength(4)
  expect(folds().every(({ open: isOpen }) => isOpen)).toBe(true)
  expect(document.activeElement?.id).toBe('0.passport')
  expect(server.callsOf('applications.update')).toEqual([])
})

test('without a shareholder the step leads back to them [KYB-89]', async () => {
  const { address } = open(withHolders())
  await waitFor(() => expect(address()).toBe('/application-kyb/app_1/shareholders'))
})

const uploaded = withHolders(
  aHolder({ documents: { passport: { file: 'fil_passport1' } }, uae_resident: false }),
)

test('what the zone of a passport says stands beside it, and another name is taken by a press', async () => {
  const identity = {
    document: 'passport',
    names: 'MARIAM NOOR HADDAD',
    number: 'P1234567',
    national_number: null,
    issuer: 'ARE',
    expiry_date: '2024-02-29',
  } as const
  const { user, server } = open(uploaded, { 'files.reading': aReading({ state: 'read', identity }) })
  await ready()
  expect(await screen.findByText(m.kyb_ids_expired())).toBeTruthy()
  expect(screen.getByText(/29\/02\/24 .*1445/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.kyb_ids_use_name() }))
  await user.click(screen.getByRole('button', { name: m.common_continue() }))
  await waitFor(() =>
    expect(server.callsOf('applications.update')[0]?.body.shareholders?.[0]?.name).toBe('MARIAM NOOR HADDAD'),
  )
})

test.each([
  ['unchecked', m.kyb_ids_unchecked],
  ['picture', m.kyb_ids_photo_unread],
  ['no_text', m.kyb_ids_unread],
] as const)('a document that tells nothing says why: %s', async (state, text) => {
  open(uploaded, { 'files.reading': aReading({ state }) })
  expect(await screen.findByText(text())).toBeTruthy()
})
