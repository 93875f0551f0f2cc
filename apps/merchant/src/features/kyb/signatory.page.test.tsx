import { offline, refuse, type Refusal } from '@daftar/testkit/page/answers'
import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aKybApplication, kybStepsWith } from '../../testing/fixtures/kyb.ts'
import { openKyb } from '../../testing/kyb-page.ts'
import { looks, type Page, type PageOptions } from '../../testing/render-at.tsx'

const signatory = {
  name: 'Mariam Haddad',
  email: 'owner@noor.example',
  phone: '+971501234567',
  national_id_number: '784198012345671',
  national_id_url: 'fil_national1',
}
const saved = aKybApplication({ authorized_signatory: signatory }, { steps: kybStepsWith('your_details') })
const verified = aKybApplication(
  { authorized_signatory: signatory, status: 'verified', version: 3 },
  { steps: kybStepsWith('your_details') },
)
const sent = { application: { ...saved, version: 2 }, otp_sent_at: '2026-11-22T08:00:00Z', resend_after: 30 }
const main = () => within(screen.getByRole('main'))
const codeField = () => main().findByRole('textbox', { name: m.account_code() })

/** The form with everything given, sent: the code is asked for. */
async function toCode(options: PageOptions = {}): Promise<Page> {
  const page = await openKyb('your_details', saved, {
    ...options,
    answers: { 'applications.update': sent, 'kyb.verify': { application: verified }, ...options.answers },
  })
  await page.user.click(await main().findByRole('checkbox'))
  await page.user.click(main().getByRole('button', { name: m.kyb_send_code() }))
  return page
}

test.each(looks)(
  'who signs is saved and confirmed by the code, which sends itself, in %s at %i [KYB-02, KYB-33, KYB-34, KYB-35, KYB-37, KYB-137, KYB-138, KYB-154, DEC-KYB-12]',
  async (language, width) => {
    const { user, server, address } = await toCode({ language, width })
    await user.type(await codeField(), '1234')
    await waitFor(() => expect(address()).toBe('/application-kyb/app_1/commercial_licence'))
    expect(server.callsOf('applications.update')).toMatchObject([
      { body: { application_id: 'app_1', authorized_signatory: { ...signatory, confirmed: true } } },
    ])
    expect(server.callsOf('kyb.verify')).toMatchObject([{ body: { id: 'app_1', code: '1234' } }])
    expect(screen.getByText(m.common_changes_saved())).toBeTruthy()
  },
)

test('what is missing or wrong is told at its field, and nothing is sent [KYB-36, KYB-39, KYB-40, KYB-41, KYB-42, KYB-43]', async () => {
  const { user, server } = await openKyb('your_details', aKybApplication(), {
    as: { phone: null, email: null },
  })
  const number = await main().findByRole('textbox', { name: m.kyb_national_id_number() })
  await user.type(number, '7841 980x')
  expect(number.getAttribute('value')).toBe('7841980')
  await user.click(main().getByRole('button', { name: m.kyb_send_code() }))
  expect((await main().findAllByText(fieldText('national_id_length'))).length).toBeGreaterThan(0)
  const wrong = main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('#') && href !== '#main')
  expect(wrong).toEqual([
    '#signatoryEmail',
    '#phoneNational',
    '#nationalIdNumber',
    '#nationalIdFile',
    '#confirmed',
  ])
  expect(server.callsOf('applications.update')).toEqual([])
})

test('another number leads back to the form, and a short code is not sent [KYB-38, KYB-44]', async () => {
  const { user, server } = await toCode()
  await user.type(await codeField(), '123')
  await user.click(main().getByRole('button', { name: m.kyb_code_confirm() }))
  expect(await main().findByText(fieldText('code_length', 4))).toBeTruthy()
  await user.click(main().getByRole('button', { name: m.kyb_change_number() }))
  expect(await main().findByRole('heading', { name: m.kyb_signatory_title() })).toBeTruthy()
  expect(server.callsOf('kyb.verify')).toEqual([])
})

const codeFailures: [Refusal | typeof offline, () => string][] = [
  [refuse('max_attempts_reached'), m.kyb_too_many_failed],
  [refuse('signatory_phone_not_unique'), m.kyb_phone_taken],
  [refuse('invalid_code'), m.kyb_code_wrong],
  [refuse('code_check_failed'), m.kyb_code_try_again],
  [offline, m.kyb_something_wrong],
]
test('a code that fails says why, and can be typed again [KYB-160, KYB-161, KYB-163, KYB-164, KYB-165]', async () => {
  const { user, server } = await toCode()
  for (const [failure, text] of codeFailures) {
    server.answer({ 'kyb.verify': failure })
    await user.type(await codeField(), '0000')
    expect(await main().findByText(text())).toBeTruthy()
    await waitFor(async () => expect((await codeField()).getAttribute('value')).toBe(''))
  }
})

test('a phone the server cannot use is told at its field [KYB-162]', async () => {
  const fields = { 'authorized_signatory.phone': 'phone_invalid' } as const
  await toCode({ answers: { 'applications.update': refuse('could_not_validate_phone', { fields }) } })
  expect(await main().findByText(m.kyb_phone_invalid())).toBeTruthy()
  expect(main().getAllByText(fieldText('phone_invalid')).length).toBeGreaterThan(0)
})

test('a code can be sent again only after 30 seconds [KYB-45]', async () => {
  const { server } = await toCode({ answers: { 'kyb.resendCode': refuse('too_many_codes') } })
  await codeField()
  expect(main().getByRole('timer').textContent).toMatch(/00:(30|29)/)
  expect(main().getByRole('button', { name: m.shell_resend() }).hasAttribute('disabled')).toBe(true)
  expect(server.callsOf('kyb.resendCode')).toEqual([])
})

test('too many codes asked for at once show the wait of five minutes [KYB-46, KYB-166]', async () => {
  await toCode({ answers: { 'applications.update': refuse('too_many_codes') } })
  expect(await main().findByText(m.kyb_too_many_sends({ time: '5' }))).toBeTruthy()
  expect(main().getByRole('timer').textContent).toMatch(/0[45]:\d\d/)
})

test('a signatory whose phone is confirmed already goes on without a code [DEC-KYB-11]', async () => {
  const { user, address } = await openKyb('your_details', verified, {
    answers: { 'applications.update': { application: { ...verified, version: 4 } } },
  })
  await user.click(await main().findByRole('checkbox'))
  await user.click(main().getByRole('button', { name: m.kyb_send_code() }))
  await waitFor(() => expect(address()).toBe('/application-kyb/app_1/commercial_licence'))
})

test('a save that fails says so, and one that a colleague overtook offers what is saved now [KYB-155]', async () => {
  const theirs = aKybApplication({ version: 5, authorized_signatory: { ...signatory, name: 'Omar Haddad' } })
  const { user, server } = await toCode({ answers: { 'applications.update': offline } })
  expect((await screen.findAllByText(m.error_generic())).length).toBeGreaterThan(0)
  server.answer({
    'applications.update': refuse('stale_version'),
    'applications.read': { application: theirs },
  })
  await user.click(main().getByRole('button', { name: m.kyb_send_code() }))
  expect(await main().findByText(m.kyb_conflict_title())).toBeTruthy()
})

test('what a colleague saved of the same part is shown where nothing is typed, else it is asked about', async () => {
  const { user, server } = await openKyb('your_details', saved)
  const name = await main().findByRole('textbox', { name: m.wizard_signatory_name() })
  const later = (said: string, version: number) => ({
    application: { ...saved, authorized_signatory: { ...signatory, name: said }, version },
  })
  server.answer({ 'applications.read': later('Omar Said', 7) })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() =>
    expect(main().getByRole('textbox', { name: m.wizard_signatory_name() })).toHaveProperty(
      'value',
      'Omar Said',
    ),
  )
  expect(name.isConnected).toBe(false)
  await user.type(main().getByRole('textbox', { name: m.wizard_signatory_name() }), ' Junior')
  server.answer({ 'applications.read': later('Laila Said', 8) })
  window.dispatchEvent(new Event('focus'))
  expect(await main().findByText(m.kyb_conflict_title())).toBeTruthy()
  await user.click(main().getByRole('button', { name: m.kyb_conflict_load() }))
  await waitFor(() =>
    expect(main().getByRole('textbox', { name: m.wizard_signatory_name() })).toHaveProperty(
      'value',
      'Laila Said',
    ),
  )
})
