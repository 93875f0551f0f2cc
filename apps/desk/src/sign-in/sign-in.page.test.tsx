import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { looks, type Page, type PageOptions, renderAt } from '../testing/render-at.tsx'

const resendAt = '2026-11-22T08:02:00.000Z'
const email = 'huda@desk.example'
const maskedPhone = '+971•••••04'

/** A sign-in that takes every contact and every code. */
const goodSignIn = {
  'signIn.botCheck': { provider: 'altcha', challenge: { parameters: {} } },
  'signIn.authenticateForStaff': { session_id: 'flow_1', resend_at: resendAt },
  'signIn.verifyForStaff': { status: 'input_2fa', factor: 'phone', phone: maskedPhone },
  'signIn.challengeForStaff': { factor: 'phone', phone: maskedPhone, resend_at: resendAt },
  'signIn.challengeVerifyForStaff': { auth_token: 'token_1' },
} as const satisfies PageOptions['answers']

/** Stands in for the worker that solves the bot check. */
class ReadySolver {
  onmessage: ((answer: { data: object }) => void) | null = null
  terminate(): void {}
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: { counter: 1, derivedKey: 'ab', time: 1 } }))
  }
}

function atTheDoor(options: PageOptions = {}, back = ''): Page {
  vi.stubGlobal('Worker', ReadySolver)
  onTestFinished(() => void vi.unstubAllGlobals())
  return renderAt(`/desk/sign-in${back}`, { ...options, answers: { ...goodSignIn, ...options.answers } })
}

const contactField = () => screen.getByRole<HTMLInputElement>('textbox', { name: m.desk_sign_in_contact() })
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: m.desk_code_label() })
const continueButton = () => screen.getByRole('button', { name: m.common_continue() })
const titleIs = (text: string) => screen.findByRole('heading', { level: 1, name: text })

async function giveContact({ user }: Page, contact = email): Promise<void> {
  await user.type(contactField(), `${contact}{Enter}`)
}

async function atSecondCode(options: PageOptions = {}, back = ''): Promise<Page> {
  const page = atTheDoor(options, back)
  await giveContact(page)
  await page.user.type(await codeField(), '123456')
  await titleIs(m.desk_code_second_title())
  return page
}

test('a screen of the console asked for without a session leads to the door, which keeps the way back', async () => {
  const { address } = renderAt('/desk/ledger?kind=payout_paid', {
    answers: { 'console.session': refuse('not_signed_in') },
  })
  const back = new URLSearchParams({ back: '/desk/ledger?kind=payout_paid' })
  await waitFor(() => expect(address()).toBe(`/desk/sign-in?${back}`))
})

test('a session that ended meanwhile leads to the door from whatever is asked next', async () => {
  const { server, user, address } = renderAt('/desk/cases', {
    as: ['reviewer'],
    answers: { 'decisions.queue': { applications: [], waiting: 0, overdue: 0, next_page_token: null } },
  })
  await screen.findByRole('heading', { level: 1, name: m.desk_queue() })
  server.answer({ 'audit.list': refuse('session_revoked') })
  await user.click(screen.getByRole('link', { name: m.desk_audit() }))
  await waitFor(() => expect(address()).toBe('/desk/sign-in?back=%2Fdesk%2Faudit'))
})

test.each(looks)(
  'staff sign in with two codes, never with one, and come back to where they wanted to go, in %s at %i',
  async (language, width) => {
    const page = await atSecondCode({ language, width }, '?back=%2Fdesk%2Fmerchants')
    expect(page.server.callsOf('signIn.authenticateForStaff')).toMatchObject([
      { body: { email, lang: language } },
    ])
    expect(page.server.callsOf('signIn.verifyForStaff')).toMatchObject([
      { body: { session_id: 'flow_1', otp_code: '123456' } },
    ])
    expect(screen.getByText(maskedPhone)).toBeTruthy()
    expect(page.address()).toBe('/desk/sign-in?back=%2Fdesk%2Fmerchants')
    page.server.answer({ 'signIn.challengeVerifyForStaff': refuse('invalid_code') })
    await page.user.type(await codeField(), '0000')
    expect(await screen.findByText(reasonText('invalid_code'))).toBeTruthy()
    expect((await codeField()).value).toBe('')
    await waitFor(async () => expect(document.activeElement).toBe(await codeField()))
    expect(page.address()).toBe('/desk/sign-in?back=%2Fdesk%2Fmerchants')
    page.server.answer({ 'signIn.challengeVerifyForStaff': goodSignIn['signIn.challengeVerifyForStaff'] })
    await page.user.type(await codeField(), '4321')
    await waitFor(() => expect(page.address()).toBe('/desk/merchants'))
  },
)

test('a way back that leads out of the console is not taken', async () => {
  const page = await atSecondCode({}, '?back=https%3A%2F%2Felsewhere.example%2Fdesk%2Fcases')
  await page.user.type(await codeField(), '4321')
  await waitFor(() => expect(page.address()).toBe('/desk'))
})

test('a phone is a contact, too: it is sent as digits, and the second code goes to the e-mail', async () => {
  const page = atTheDoor({
    answers: {
      'signIn.verifyForStaff': { status: 'input_2fa', factor: 'email', email: 'h•••@desk.example' },
      'signIn.challengeForStaff': { factor: 'email', email: 'h•••@desk.example', resend_at: resendAt },
    },
  })
  await giveContact(page, '+971 50 222 9004')
  await page.user.type(await codeField(), '1234')
  await titleIs(m.desk_code_second_title())
  expect(page.server.callsOf('signIn.authenticateForStaff')).toMatchObject([
    { body: { phone: '+971502229004' } },
  ])
  expect(screen.getByText('h•••@desk.example')).toBeTruthy()
})

test.each([
  ['nothing', '', fieldText('required')],
  ['no e-mail', 'huda@desk', fieldText('email_invalid')],
  ['no phone', '+9', fieldText('phone_invalid')],
])('%s is refused at the field, with the focus on it', async (_, typed, text) => {
  const { user, server } = atTheDoor()
  if (typed !== '') await user.type(contactField(), typed)
  await user.click(continueButton())
  expect(screen.getByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(contactField())
  expect(server.calls).toEqual([])
})

test.each([
  ['too many codes', refuse('too_many_codes'), reasonText('too_many_codes')],
  ['no connection', offline, m.desk_no_answer()],
] as const)('after %s the contact stays and can be sent again', async (_, failure, text) => {
  const page = atTheDoor({ answers: { 'signIn.authenticateForStaff': failure } })
  await giveContact(page)
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  expect(contactField().value).toBe(email)
  page.server.answer(goodSignIn)
  await page.user.click(continueButton())
  await titleIs(m.desk_code_title())
})

test('a code that is not whole is not sent, and the field says how long it is', async () => {
  const page = atTheDoor()
  await giveContact(page)
  await page.user.type(await codeField(), '123')
  await page.user.click(continueButton())
  expect(screen.getByText(fieldText('code_length', 6))).toBeTruthy()
  expect(page.server.callsOf('signIn.verifyForStaff')).toEqual([])
})

test('Continue pressed twice sends one code', async () => {
  const page = atTheDoor()
  await page.user.type(contactField(), email)
  pressTwice(continueButton())
  await titleIs(m.desk_code_title())
  expect(page.server.callsOf('signIn.authenticateForStaff')).toHaveLength(1)
})

test('while a code is looked at it is not sent twice', async () => {
  const page = atTheDoor({ answers: { 'signIn.verifyForStaff': pending } })
  await giveContact(page)
  await page.user.type(await codeField(), '123456{Enter}')
  await waitFor(() => expect(page.server.callsOf('signIn.verifyForStaff')).toHaveLength(1))
  expect((await codeField()).disabled).toBe(true)
})

test('a sign-in that has taken too long begins again with the contact still there', async () => {
  const page = await atSecondCode({ answers: { 'signIn.challengeVerifyForStaff': refuse('flow_expired') } })
  await page.user.type(await codeField(), '4321')
  await page.user.click(await screen.findByRole('button', { name: m.desk_start_again() }))
  await titleIs(m.desk_sign_in_title())
  expect(contactField().value).toBe(email)
})

test('staff without a second contact cannot go on, and are told whom to ask', async () => {
  const page = atTheDoor({ answers: { 'signIn.verifyForStaff': { status: 'setup_2fa' } } })
  await giveContact(page)
  await page.user.type(await codeField(), '123456')
  expect(await screen.findByText(m.desk_incomplete_text())).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: m.common_back() }))
  expect(contactField().value).toBe(email)
})

test('a code can be sent again once its time is over, within the same sign-in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = atTheDoor()
  await giveContact(page)
  await codeField()
  expect(screen.queryByRole('button', { name: m.desk_resend() })).toBeNull()
  await vi.advanceTimersByTimeAsync(120_000)
  pressTwice(await screen.findByRole('button', { name: m.desk_resend() }))
  await waitFor(() => expect(screen.queryByRole('button', { name: m.desk_resend() })).toBeNull())
  expect(page.server.callsOf('signIn.authenticateForStaff')).toHaveLength(2)
  expect(page.server.callsOf('signIn.authenticateForStaff')[1]?.body.session_id).toBe('flow_1')
  await waitFor(() => expect(screen.queryByRole('button', { name: m.desk_resend() })).toBeNull())
})

test('the language is changed at the door, and what was typed stays', async () => {
  const { user } = atTheDoor()
  await user.type(contactField(), 'huda')
  await user.click(screen.getByRole('button', { name: m.common_language_other() }))
  expect(document.documentElement.lang).toBe('ar')
  await titleIs(m.desk_sign_in_title())
  expect(contactField().value).toBe('huda')
})
