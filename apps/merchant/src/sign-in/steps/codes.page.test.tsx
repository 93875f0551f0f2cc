import { refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  atSignIn,
  codeField,
  continueButton,
  giveCode,
  giveEmail,
  givePhone,
  titleOf,
} from '../../testing/sign-in.ts'
import type { Page } from '../../testing/render-at.tsx'

const back = ({ user }: Page) => user.click(screen.getByRole('button', { name: m.sign_in_back() }))

/** The way to the set-up of a second contact, which somebody new goes. */
async function settingUp(first: 'email' | 'phone'): Promise<Page> {
  const page = atSignIn({ answers: { 'signIn.verify': { status: 'setup_2fa' } } })
  await (first === 'email' ? giveEmail(page) : givePhone(page))
  await giveCode(page, first === 'email' ? '123456' : '1234')
  return page
}

const languages = ['en', 'ar'] as const
test.each(languages)(
  'by e-mail and then by phone somebody is signed in, and the phone is shown masked, in %s [AUTH-25, AUTH-26, AUTH-30]',
  async (language) => {
    const page = atSignIn({ language, config: { hosts: { tokenStorage: [] } } })
    await giveEmail(page)
    await giveCode(page)
    await waitFor(async () => expect(await titleOf()).toBe(m.sign_in_second_title()))
    expect(page.address()).toBe('/auth?step=challenge_verify_phone')
    expect(screen.getByText('+971•••••67')).toBeTruthy()
    expect(document.activeElement).toBe(await codeField())
    await giveCode(page, '4321')
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(page.server.callsOf('signIn.challenge')).toHaveLength(1)
    expect(page.server.callsOf('signIn.challengeVerify')).toMatchObject([{ body: { otp_code: '4321' } }])
    expect(sessionStorage.getItem('merchant.session_id')).toBeNull()
    expect(page.services.session.get().authorized).toBe(true)
  },
)

test('somebody new signs up by phone and adds an e-mail, which stays when they go back [AUTH-01, AUTH-14, AUTH-24, AUTH-27, AUTH-29]', async () => {
  const page = await settingUp('phone')
  await waitFor(async () => expect(await titleOf()).toBe(m.sign_in_setup_email_title()))
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: m.sign_in_email() })
  await page.user.type(field(), 'rana@shop.example')
  await page.user.click(continueButton())
  await codeField()
  expect(page.address()).toBe('/auth?step=challenge_setup_verify_email')
  await back(page)
  expect(await titleOf()).toBe(m.sign_in_setup_email_title())
  expect(field().value).toBe('rana@shop.example')
  await page.user.click(continueButton())
  await giveCode(page)
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(page.server.callsOf('signIn.challengeSetup').map(({ body }) => body)).toEqual([
    { email: 'rana@shop.example' },
    { email: 'rana@shop.example' },
  ])
})

test('back from the code of a phone that is set up leads to the set-up of the phone [AUTH-15]', async () => {
  const page = await settingUp('email')
  await waitFor(async () => expect(await titleOf()).toBe(m.sign_in_setup_phone_title()))
  await page.user.type(screen.getByRole('textbox', { name: m.sign_in_phone() }), '501234567')
  await page.user.click(continueButton())
  await codeField()
  expect(page.address()).toBe('/auth?step=challenge_setup_verify_phone')
  await back(page)
  expect(await titleOf()).toBe(m.sign_in_setup_phone_title())
  expect(page.address()).toBe('/auth?step=challenge_setup_phone')
})

test('back from the set-up and from the second factor leads to the start [AUTH-16]', async () => {
  const settingPhone = await settingUp('email')
  await waitFor(async () => expect(await titleOf()).toBe(m.sign_in_setup_phone_title()))
  await back(settingPhone)
  expect([await titleOf(), settingPhone.address()]).toEqual([m.sign_in_title(), '/auth'])
  settingPhone.server.answer({
    'signIn.verify': { status: 'input_2fa', factor: 'phone', phone: '+971•••••67' },
  })
  await settingPhone.user.click(continueButton())
  await giveCode(settingPhone)
  await waitFor(async () => expect(await titleOf()).toBe(m.sign_in_second_title()))
  await back(settingPhone)
  expect([await titleOf(), settingPhone.address()]).toEqual([m.sign_in_title(), '/auth'])
})

test('a wrong code is told, cleared and asked for again; the arrow leads back to the e-mail [AUTH-13, AUTH-59]', async () => {
  const page = atSignIn({ answers: { 'signIn.verify': refuse('invalid_code') } })
  await giveEmail(page)
  const field = (await codeField()) as HTMLInputElement
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric'])
  await giveCode(page, '111111')
  expect(await screen.findByText(m.error_invalid_code())).toBeTruthy()
  const again = (await screen.findByRole('textbox', {
    name: new RegExp(m.sign_in_code()),
  })) as HTMLInputElement
  await waitFor(() => expect(document.activeElement).toBe(again))
  expect(again.value).toBe('')
  await back(page)
  expect(await titleOf()).toBe(m.sign_in_title())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: m.sign_in_email() }).value).toBe(
    'rana@shop.example',
  )
})

test('an empty code and a short one are told, and nothing is sent [VAL-06, VAL-10]', async () => {
  const page = atSignIn()
  await giveEmail(page)
  const field = await codeField()
  await page.user.click(continueButton())
  expect(screen.getByText(m.field_required())).toBeTruthy()
  await page.user.type(field, '12')
  await page.user.click(continueButton())
  expect(screen.getByText(m.field_code_length({ length: 6 }))).toBeTruthy()
  expect(page.server.callsOf('signIn.verify')).toEqual([])
})

const typedCodes = [
  ['12a3 4', '1234'],
  ['١٢٣', '123'],
] as const
test.each(typedCodes)('typed „%s“ the code field holds %s [VAL-07]', async (typed, held) => {
  const page = atSignIn()
  await giveEmail(page)
  const field = (await codeField()) as HTMLInputElement
  await page.user.type(field, typed)
  expect(field.value).toBe(held)
})

const wholeCodes = [
  ['an e-mail', giveEmail, '12345', '6'],
  ['a phone', givePhone, '123', '4'],
] as const
test.each(wholeCodes)(
  'the code of %s goes off with its last digit and not before [VAL-08, VAL-09]',
  async (_, give, before, last) => {
    const page = atSignIn()
    await give(page)
    await giveCode(page, before)
    expect(page.server.callsOf('signIn.verify')).toEqual([])
    await page.user.type(await codeField(), last)
    await waitFor(() => expect(page.server.callsOf('signIn.verify')).toHaveLength(1))
    expect(page.server.callsOf('signIn.verify')).toMatchObject([
      { body: { session_id: 'flow_1', otp_code: before + last } },
    ])
  },
)

test('a pasted code goes off by itself, and what is longer is cut', async () => {
  const page = atSignIn()
  await giveEmail(page)
  await codeField()
  await page.user.paste('123-4567')
  await waitFor(() =>
    expect(page.server.callsOf('signIn.verify')).toMatchObject([{ body: { otp_code: '123456' } }]),
  )
})

test('an unknown step shows the 500 page, which leads back to the start [AUTH-07, AUTH-08]', async () => {
  const { user } = atSignIn({}, '/auth?step=fingerprint')
  await user.click(await screen.findByRole('button', { name: m.sign_in_start() }))
  expect(await titleOf()).toBe(m.sign_in_title())
})

test('the page of an unknown step says 500 and what to do [AUTH-07]', async () => {
  atSignIn({}, '/auth?step=fingerprint')
  expect(await screen.findByText('500')).toBeTruthy()
  expect(await titleOf()).toBe(m.shell_server_error_title())
  expect(screen.getByText(m.sign_in_unknown_step())).toBeTruthy()
})

const laterSteps = [
  'sign_in_verify_email',
  'sign_in_verify_phone',
  'challenge_verify_email',
  'challenge_verify_phone',
  'challenge_setup_email',
  'challenge_setup_phone',
  'challenge_setup_verify_email',
  'challenge_setup_verify_phone',
] as const
test.each(laterSteps)('the step %s without its data starts again [AUTH-17]', async (step) => {
  const page = atSignIn({}, `/auth?step=${step}&redirect=%2Faccount`)
  await waitFor(() => expect(page.address()).toBe('/auth?redirect=%2Faccount'))
  expect(await titleOf()).toBe(m.sign_in_title())
})

test('the browser’s own way back leads from the code to the contact', async () => {
  const page = atSignIn()
  await giveEmail(page)
  await codeField()
  history.replaceState(null, '', '/auth')
  fireEvent.popState(window)
  expect(await titleOf()).toBe(m.sign_in_title())
})
