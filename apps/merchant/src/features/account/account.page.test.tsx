import { phoneCountries, type PhoneParts } from '@daftar/rules/contact/phone'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m } from '@daftar/words'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anAccount } from '../../testing/an-account.ts'
import { withSupport } from '../../testing/fixtures/config.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const proof = 'mi7x.signature'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const numberField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(m.account_new_phone()) })
const countryList = () => screen.getByRole<HTMLSelectElement>('combobox', { name: m.shell_phone_country() })
const sendCode = ({ user }: Page) => user.click(screen.getByRole('button', { name: m.account_send_code() }))

async function changingPhone(options: PageOptions = {}): Promise<Page> {
  const page = renderAt('/account/phone', {
    ...options,
    answers: {
      'accounts.phoneProof': { resend_at: '2026-11-20T08:02:00.000Z' },
      'accounts.phoneProve': { proof, expires_at: '2026-11-20T08:15:00.000Z' },
      'accounts.phone': { resend_at: '2026-11-20T08:02:00.000Z' },
      ...options.answers,
    },
  })
  await title(m.account_change_phone_title())
  return page
}

const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(m.account_code()) })

/** The same with the linked phone proven by its code. */
async function proven(options: PageOptions = {}): Promise<Page> {
  const page = await changingPhone(options)
  await sendCode(page)
  await page.user.type(await codeField(), '9876')
  await waitFor(numberField)
  return page
}

/** A number of a country, typed and sent. */
async function giveNumber(page: Page, { country, national }: PhoneParts): Promise<void> {
  await page.user.selectOptions(countryList(), country)
  await page.user.clear(numberField())
  await page.user.type(numberField(), national)
  await sendCode(page)
}

test.each(looks)(
  'the account says who is signed in, its date as dd/MM/yy, in %s at %i [ACC-05, FMT-11]',
  async (language, width) => {
    renderAt('/account', { language, width })
    await title(m.account_title())
    for (const fact of [
      'Mariam Haddad',
      'owner@noor.example',
      '+971501234567',
      '05/01/25',
      m.account_role_workspace_admin(),
    ])
      expect(main().getByText(fact)).toBeTruthy()
    expect(main().getByRole('link', { name: m.account_change_phone() }).getAttribute('href')).toBe(
      '/account/phone',
    )
  },
)

test.each(looks)(
  'who opened an account without a business is told what comes next, in %s at %i',
  async (language, width) => {
    renderAt('/account', {
      language,
      width,
      as: { role: null },
      config: withSupport,
      answers: { 'onboarding.read': refuse('not_found') },
    })
    await title(m.account_title())
    expect(main().getByText(m.account_no_business_text())).toBeTruthy()
    const link = main().getByRole('link', { name: 'support@daftar.example' })
    expect(link.getAttribute('href')).toBe('mailto:support@daftar.example')
  },
)

test('the phone is changed with a code to the new one; a wrong code is told and cleared [ACC-07, ACC-08, ACC-13, APP-23, APP-24, NTF-01, NTF-02]', async () => {
  const page = await proven({ answers: { 'accounts.phoneVerify': refuse('invalid_code') } })
  await giveNumber(page, { country: 'ARE', national: '509876543' })
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(m.account_code()) })
  await page.user.type(code, '1111')
  expect(await screen.findByText(m.error_invalid_code())).toBeTruthy()
  await waitFor(() => expect(code.value).toBe(''))
  page.server.answer({
    'accounts.phoneVerify': { phone: '+971509876543' },
    'accounts.read': anAccount({ phone: '+971509876543' }),
  })
  await page.user.type(code, '2222')
  await title(m.account_title())
  expect(page.address()).toBe('/account')
  expect(await main().findByText('+971509876543')).toBeTruthy()
  const notices = within(screen.getByRole('region', { name: m.shell_notifications() }))
  expect(notices.getByText(m.account_phone_changed())).toBeTruthy()
  await page.user.click(notices.getByRole('button', { name: m.common_close() }))
  expect(notices.queryByText(m.account_phone_changed())).toBeNull()
  expect(page.server.callsOf('accounts.phoneVerify').map(({ body }) => body)).toEqual([
    { phone: '+971509876543', proof, otp_code: '1111' },
    { phone: '+971509876543', proof, otp_code: '2222' },
  ])
})

test.each(looks)(
  'before the phone is changed its owner shows that they have it, or is led to support, in %s at %i',
  async (language, width) => {
    const page = await changingPhone({
      language,
      width,
      answers: { 'accounts.phoneProve': refuse('invalid_code') },
    })
    expect(screen.queryByRole('combobox', { name: m.shell_phone_country() })).toBeNull()
    const support = main().getByRole('link', { name: m.account_lost_phone_support() })
    expect(support.getAttribute('href')).toMatch(/^mailto:/)
    await sendCode(page)
    await page.user.type(await codeField(), '1111')
    expect(await screen.findByText(m.error_invalid_code())).toBeTruthy()
    page.server.answer({
      'accounts.phoneProve': { proof, expires_at: '2026-11-20T08:15:00.000Z' },
      'accounts.phone': refuse('phone_proof_needed'),
    })
    await page.user.type(await codeField(), '2222')
    await waitFor(numberField)
    await giveNumber(page, { country: 'ARE', national: '509876543' })
    expect(await screen.findByText(m.error_phone_proof_needed())).toBeTruthy()
    expect(main().getByRole('button', { name: m.account_send_code() })).toBeTruthy()
    expect(page.server.callsOf('accounts.phone').map(({ body }) => body)).toEqual([
      { phone: '+971509876543', proof },
    ])
  },
)

test('a code to the linked phone that cannot be sent is told, and sent at the second press', async () => {
  const page = await changingPhone({ answers: { 'accounts.phoneProof': refuse('too_many_codes') } })
  await sendCode(page)
  expect(await screen.findByText(m.error_too_many_attempts())).toBeTruthy()
  page.server.answer({ 'accounts.phoneProof': { resend_at: '2026-11-20T08:02:00.000Z' } })
  pressTwice(screen.getByRole('button', { name: m.account_send_code() }))
  await codeField()
  expect(page.server.callsOf('accounts.phoneProof')).toHaveLength(2)
})

test('who has no phone links one [ACC-06]', async () => {
  renderAt('/account/phone', { as: { phone: null } })
  await title(m.account_link_phone_title())
  expect(countryList().value).toBe('SAU')
})

test('seven countries; digits only, cut to the length of the country [VAL-14, VAL-15, VAL-16, VAL-17, FMT-09, FMT-10]', async () => {
  const page = renderAt('/account/phone', { as: { phone: null } })
  await title(m.account_link_phone_title())
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(m.account_phone_number()) })
  expect([...countryList().options].map(({ value, text }) => [value, /\+\d+/.exec(text)?.[0]])).toEqual([
    ['ARE', '+971'],
    ['BHR', '+973'],
    ['EGY', '+20'],
    ['KWT', '+965'],
    ['QAT', '+974'],
    ['SAU', '+966'],
    ['JOR', '+962'],
  ])
  expect(phoneCountries).toHaveLength(countryList().options.length)
  await page.user.type(field, '50a 12345678')
  expect(field.value).toBe('501234567')
  await page.user.selectOptions(countryList(), 'BHR')
  expect(field.value).toBe('50123456')
})

const nationalNumbers = [
  ['ARE', '501234567', '401234567'],
  ['SAU', '501234567', '301234567'],
  ['BHR', '36001234', '3600123'],
  ['QAT', '33123456', '3312345'],
  ['EGY', '1012345678', '1312345678'],
  ['KWT', '50012345', '11012345'],
  ['JOR', '791234567', '591234567'],
] as const
test.each(nationalNumbers)(
  'a number of %s is sent, %s, and %s is refused at its field [VAL-11, VAL-18, VAL-19, VAL-20, VAL-21, VAL-22, VAL-23, VAL-24]',
  async (country, good, bad) => {
    const page = await proven({ answers: { 'accounts.phone': pending } })
    await giveNumber(page, { country, national: bad })
    expect(await screen.findByText(m.field_phone_invalid())).toBeTruthy()
    expect(page.server.callsOf('accounts.phone')).toEqual([])
    await giveNumber(page, { country, national: good })
    await waitFor(() => expect(page.server.callsOf('accounts.phone')).toHaveLength(1))
    expect(page.server.callsOf('accounts.phone')[0]?.body.phone).toMatch(new RegExp(`^\\+\\d+${good}$`))
  },
)

const refusedPhones = [
  ['a phone that could not be checked', refuse('could_not_validate_phone'), m.error_could_not_validate_phone],
  ['a code that could not be sent', refuse('code_check_failed'), m.error_code_check_failed],
  ['a phone that is somebody’s', refuse('phone_not_unique'), m.error_phone_taken],
  ['too many codes', refuse('too_many_codes'), m.error_too_many_attempts],
  ['an e-mail that is not confirmed', refuse('email_not_confirmed'), m.error_email_not_confirmed],
  ['a failing server', refuse('internal'), m.account_failed],
] as const
test.each(refusedPhones)(
  'a new phone refused for %s is told so at its field [ACC-09, ACC-10, ERR-07, ERR-08]',
  async (_, refusal, words) => {
    const page = await proven({ answers: { 'accounts.phone': refusal } })
    await giveNumber(page, { country: 'ARE', national: '509876543' })
    expect(await screen.findByText(words())).toBeTruthy()
  },
)

test('pressed twice, a code to a new phone is sent once, and with its last digit it goes off once', async () => {
  const page = await proven({ answers: { 'accounts.phoneVerify': pending } })
  await page.user.selectOptions(countryList(), 'ARE')
  await page.user.type(numberField(), '509876543')
  pressTwice(screen.getByRole('button', { name: m.account_send_code() }))
  const code = await screen.findByRole('textbox', { name: new RegExp(m.account_code()) })
  await page.user.type(code, '1234{Enter}')
  await waitFor(() => expect(page.server.callsOf('accounts.phoneVerify')).not.toEqual([]))
  expect(page.server.callsOf('accounts.phoneVerify')).toHaveLength(1)
  expect(page.server.callsOf('accounts.phone')).toHaveLength(1)
})

const sessions = ['one', 'two'].map((id, at) => ({
  id,
  device: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
  ip: '192.0.2.1',
  created_at: '2026-11-20T08:00:00.000Z',
  last_active_at: '2026-11-20T09:00:00.000Z',
  current: at === 0,
}))

test('sessions are listed, the current one marked, and another one is ended [SES-29, SES-30]', async () => {
  const { server } = renderAt('/account/sessions', {
    answers: { 'sessions.list': { sessions }, 'sessions.end': undefined },
  })
  expect(await screen.findByText(m.account_session_current())).toBeTruthy()
  expect(main().getAllByText('192.0.2.1')).toHaveLength(2)
  server.answer({ 'sessions.list': { sessions: sessions.slice(0, 1) } })
  pressTwice(main().getByText(m.account_session_end()))
  expect(await screen.findByText(m.account_session_ended())).toBeTruthy()
  expect(await screen.findByText(m.account_sessions_only_this())).toBeTruthy()
  expect(main().getAllByText('192.0.2.1')).toHaveLength(1)
  expect(server.callsOf('sessions.end')).toMatchObject([{ params: { id: 'two' } }])
})

test('all are ended after a question, this one too [SES-31]', async () => {
  const { user, server, address } = renderAt('/account/sessions', {
    language: 'ar',
    answers: { 'sessions.list': { sessions }, 'sessions.endAll': undefined },
  })
  await user.click(await screen.findByRole('button', { name: m.account_sessions_end_all() }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(server.callsOf('sessions.endAll')).toEqual([])
  pressTwice(dialog.getByRole('button', { name: m.account_sessions_end_all() }))
  await waitFor(() => expect(address()).toBe('/auth'))
  expect(server.callsOf('sessions.endAll')).toHaveLength(1)
})

test('sessions that cannot be loaded say so, and trying again brings them', async () => {
  const { user, server } = renderAt('/account/sessions', { answers: { 'sessions.list': refuse('internal') } })
  expect(await screen.findByText(m.account_sessions_failed())).toBeTruthy()
  server.answer({ 'sessions.list': { sessions } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText(m.account_session_current())).toBeTruthy()
})

test('the word of a changed thing goes after five seconds [NTF-03]', async () => {
  const { user } = renderAt('/account/sessions', {
    answers: { 'sessions.list': { sessions }, 'sessions.end': undefined },
  })
  await screen.findByText(m.account_session_current())
  await user.click(main().getByText(m.account_session_end()))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await screen.findByText(m.account_session_ended())
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await waitFor(() => expect(screen.queryByText(m.account_session_ended())).toBeNull())
})
