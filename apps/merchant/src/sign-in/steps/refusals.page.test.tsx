import { errorAnswer, type ErrorBody } from '@daftar/contract/errors'
import { offline, refuse, type Refusal } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atSignIn, continueButton, giveCode, giveEmail, givePhone, titleOf } from '../../testing/sign-in.ts'

/** A refusal whose own text nobody knows, with what another server may say beside it. */
function saying(status: number, said: object): Refusal {
  const { body } = errorAnswer('internal')
  return { refusal: { status, body: { ...body, ...said } } }
}

/** Another server's refusal: its words and nothing of ours. */
const inWords = (status: number, said: object): Refusal => ({ refusal: { status, body: said as ErrorBody } })

const toast = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: m.shell_notifications() }).textContent).toContain(text),
  )

const atStart = [
  ['invalid email', m.error_invalid_email],
  ['invalid phone', m.error_invalid_phone],
  ['too many attempts to send code', m.error_too_many_attempts],
  ['too many attempts to verify code', m.error_too_many_attempts],
  ['email is not unique', m.error_invalid_credentials],
  ['phone number is not unique', m.error_invalid_credentials],
  ['phone number not unique', m.error_invalid_credentials],
  ['start with email', m.error_start_with_email],
  ['session expired', m.error_flow_expired],
] as const
test.each(atStart)(
  '„%s“ at the start is told below the contact [ERR-04, AUTH-62]',
  async (message, words) => {
    const page = atSignIn({ answers: { 'signIn.authenticate': saying(400, { message }) } })
    await giveEmail(page)
    expect(await screen.findByText(words())).toBeTruthy()
    expect(await titleOf()).toBe(m.sign_in_title())
  },
)

const wrongCodes = [
  ['a message, whatever its case and the blanks round it', { message: 'Invalid OTP code ' }],
  ['an error field', { error: 'invalid otp code' }],
  [
    'the first that is known of a list, before the message',
    { errors: ['x', 'invalid otp code'], message: 'session expired' },
  ],
] as const
test.each(wrongCodes)('%s says that the code is wrong [ERR-01, ERR-03]', async (_, said) => {
  const page = atSignIn({ answers: { 'signIn.verify': inWords(400, said) } })
  await giveEmail(page)
  await giveCode(page)
  expect(await screen.findByText(m.error_invalid_code())).toBeTruthy()
})

const unknown = [
  ['a message that only begins like a known one', { message: 'invalid otp codes' }],
  ['what nobody knows', {}],
] as const
test.each(unknown)('%s is the general notification [ERR-02, AUTH-68]', async (_, said) => {
  const page = atSignIn({ answers: { 'signIn.verify': saying(500, said) } })
  await giveEmail(page)
  await giveCode(page)
  await toast(m.error_login_failed())
  expect(screen.queryByText(m.error_invalid_code())).toBeNull()
})

const atOnce = [
  ['a failing server', refuse('internal'), m.error_login_failed],
  ['a lost network', offline, m.error_login_failed],
  ['too many requests', refuse('too_many_requests'), m.error_too_many_requests],
  ['a blocked account', refuse('account_blocked'), m.error_account_blocked],
] as const
test.each(atOnce)(
  '%s at the start is a notification, and Continue can be pressed again [AUTH-67, AUTH-68, DEC-ERR-3]',
  async (_, failure, words) => {
    const page = atSignIn({ answers: { 'signIn.authenticate': failure } })
    await giveEmail(page)
    await toast(words())
    await waitFor(() => expect(continueButton().hasAttribute('disabled')).toBe(false))
  },
)

const taken = [
  ['email', refuse('phone_not_unique'), m.error_phone_taken],
  ['phone', refuse('email_not_unique'), m.error_email_taken],
] as const
test.each(taken)(
  'a contact that is taken, where the first is the %s, is told where it is set up [AUTH-60, AUTH-61]',
  async (first, failure, words) => {
    const page = atSignIn({
      answers: { 'signIn.verify': { status: 'setup_2fa' }, 'signIn.challengeSetup': failure },
    })
    await (first === 'email' ? giveEmail(page) : givePhone(page))
    await giveCode(page, first === 'email' ? '123456' : '1234')
    const name = first === 'email' ? m.sign_in_phone() : m.sign_in_email()
    await page.user.type(
      await screen.findByRole('textbox', { name }),
      first === 'email' ? '501234567' : 'rana@shop.example',
    )
    await page.user.click(continueButton())
    expect(await screen.findByText(words())).toBeTruthy()
    expect(document.activeElement?.id).toBe(first === 'email' ? 'phone' : 'email')
  },
)

test('an expired flow starts over and keeps the contact [AUTH-65]', async () => {
  const page = atSignIn({ answers: { 'signIn.verify': refuse('flow_expired') } })
  await giveEmail(page)
  await giveCode(page)
  expect(await screen.findByText(m.error_flow_expired())).toBeTruthy()
  expect(page.address()).toBe('/auth')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(m.sign_in_email()) }).value).toBe(
    'rana@shop.example',
  )
})

test('who has to start with the e-mail is led to its field [AUTH-66]', async () => {
  const page = atSignIn({ answers: { 'signIn.authenticate': refuse('start_with_email') } })
  await givePhone(page)
  expect(await screen.findByText(m.error_start_with_email())).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: m.sign_in_by_email() }).checked).toBe(true)
})

test('too many wrong codes are told below the code [AUTH-58]', async () => {
  const page = atSignIn({ answers: { 'signIn.verify': refuse('too_many_tries') } })
  await giveEmail(page)
  await giveCode(page)
  expect(await screen.findByText(m.error_too_many_attempts())).toBeTruthy()
  expect(await screen.findByRole('textbox', { name: new RegExp(m.sign_in_code()) })).toBeTruthy()
})
