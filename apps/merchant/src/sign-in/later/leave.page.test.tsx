import { refuse, offline } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atSignIn, codeField, giveCode, giveEmail } from '../../testing/sign-in.ts'

const hosts = {
  production: 'merchant.daftar.example',
  staging: 'staging.daftar.example',
  preview: '*.preview.daftar.example',
}
/** This browser was signed in before. */
const kept = () => localStorage.setItem('merchant.signed_in', '1')
const to = (redirect: string) => `/auth?redirect=${encodeURIComponent(redirect)}`

test('after signing in somebody is back where they came from, the address whole [SES-06, SES-10]', async () => {
  const page = atSignIn(
    { answers: { 'signIn.verify': { status: 'authenticated', auth_token: 't' } } },
    to('/account/sessions?from=mail#top'),
  )
  await giveEmail(page)
  expect(page.address()).toContain('redirect=')
  await giveCode(page)
  await waitFor(() => expect(page.address()).toBe('/account/sessions?from=mail#top'))
})

test('with the keyboard alone somebody signs in with both factors [SES-06]', async () => {
  const page = atSignIn({}, to('/account/sessions'))
  await screen.findByText(m.sign_in_checked())
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: m.sign_in_email() }))
  await page.user.keyboard('rana@shop.example{Enter}')
  await waitFor(() => expect(page.server.callsOf('signIn.authenticate')).toHaveLength(1))
  for (const call of ['signIn.verify', 'signIn.challengeVerify'] as const) {
    await codeField()
    await waitFor(() => expect(document.activeElement?.getAttribute('autocomplete')).toBe('one-time-code'))
    await page.user.keyboard('123456')
    await waitFor(() => expect(page.server.callsOf(call)).toHaveLength(1))
  }
  await waitFor(() => expect(page.address()).toBe('/account/sessions'))
})

test('whoever is signed in already goes on at once [SES-08]', async () => {
  const page = atSignIn({ kept }, to('/account/phone'))
  await waitFor(() => expect(page.address()).toBe('/account/phone'))
})

test('a browser that forgot all but its cookie is signed in as well [SES-08]', async () => {
  const page = atSignIn(
    { kept: () => (document.documentElement.dataset['session'] = 'kept') },
    to('/account/phone'),
  )
  await waitFor(() => expect(page.address()).toBe('/account/phone'))
})

test('without a way back it is root, which leads on [SES-08]', async () => {
  const page = atSignIn({ kept })
  await waitFor(() => expect(page.address()).toBe('/'))
})

const failures = [
  ['a session that is over is forgotten', refuse('not_signed_in'), null],
  ['a lost network decides nothing', offline, '1'],
] as const
test.each(failures)('%s, and the form stands [SES-08]', async (_, failure, hint) => {
  const page = atSignIn({ kept, answers: { 'accounts.read': failure } }, to('/account'))
  expect(await screen.findByText(m.sign_in_checked())).toBeTruthy()
  await waitFor(() => expect(page.server.callsOf('accounts.read')).not.toEqual([]))
  await waitFor(() => expect(localStorage.getItem('merchant.signed_in')).toBe(hint))
  expect(page.address()).toBe(to('/account'))
})

const hostile = [
  'https://evil.example/account',
  '//evil.example/account',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%5Cevil.example',
  'javascript:alert(1)',
  '/account/../../evil.example',
  '/account phone',
  '/auth?redirect=/auth',
  '/logout?source=server',
  '/',
] as const
test.each(hostile)(
  '„%s“ is not followed, root is [SES-11, SES-13, SES-14, SES-15, SES-16, SES-17]',
  async (hostile) => {
    const page = atSignIn({ kept, config: { hosts } }, to(hostile))
    await waitFor(() => expect(page.address()).toBe('/'))
  },
)

const ofMerchants = [
  'https://merchant.daftar.example/payments?status=new',
  'https://staging.daftar.example/account',
  'https://branch-1.preview.daftar.example/account',
] as const
test.each(ofMerchants)('the merchant host of %s is followed [SES-09, SES-12]', async (link) => {
  const page = atSignIn({ kept, config: { hosts } }, to(link))
  await waitFor(() => expect(page.address()).toBe(link))
})

const ofOthers = [
  'https://other.daftar.example/account',
  'https://a.b.preview.daftar.example/account',
  'https://merchant.daftar.example@evil.example/account',
] as const
test.each(ofOthers)('the host of %s is none of the merchant’s [SES-12]', async (link) => {
  const page = atSignIn({ kept, config: { hosts } }, to(link))
  await waitFor(() => expect(page.address()).toBe('/'))
})

const places = [
  ['is kept where the configuration names the host', ['localhost'], 'token_9'],
  ['is kept nowhere else', ['merchant.daftar.example'], null],
] as const
test.each(places)('the token of a sign-in %s [SES-03]', async (_, tokenStorage, token) => {
  const page = atSignIn({
    config: { hosts: { tokenStorage } },
    answers: { 'signIn.verify': { status: 'authenticated', auth_token: 'token_9' } },
  })
  await giveEmail(page)
  await giveCode(page)
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(localStorage.getItem('merchant.auth_token')).toBe(token)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('token_9')
})
