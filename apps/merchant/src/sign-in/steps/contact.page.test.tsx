import { pending } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { phoneWidth } from '../../testing/render-at.tsx'
import { atSignIn, codeField, continueButton, giveEmail, givePhone, titleOf } from '../../testing/sign-in.ts'

const looks = [
  ['en', 1280, 'ltr'],
  ['ar', phoneWidth, 'rtl'],
] as const
test.each(looks)(
  'the door offers e-mail first, the terms, and the way out for shoppers, in %s at %i [AUTH-02, AUTH-03, AUTH-09, AUTH-11, AUTH-12]',
  async (language, width, direction) => {
    const config = {
      brand: {
        termsUrl: 'https://daftar.example/terms',
        privacyUrl: 'https://daftar.example/privacy',
        shoppersUrl: 'https://daftar.example/shoppers',
      },
    }
    atSignIn({ language, width, config })
    expect(await titleOf()).toBe(m.sign_in_title())
    expect(document.documentElement.dir).toBe(direction)
    expect(document.title).toContain(m.sign_in_title())
    for (const [name, address] of [
      [m.sign_in_terms(), config.brand.termsUrl],
      [m.sign_in_privacy(), config.brand.privacyUrl],
      [m.sign_in_shoppers(), config.brand.shoppersUrl],
    ]) {
      const link = screen.getByRole<HTMLAnchorElement>('link', {
        name: (said) => said.startsWith(name ?? '?'),
      })
      expect([link.getAttribute('href'), link.target]).toEqual([address, '_blank'])
    }
    expect(screen.getByRole<HTMLInputElement>('radio', { name: m.sign_in_by_email() }).checked).toBe(true)
    await screen.findByText(m.sign_in_checked())
    expect(continueButton().hasAttribute('disabled')).toBe(false)
  },
)

test('an e-mail is sent trimmed and in small letters, and its code asked for [AUTH-19, SES-02, VAL-01, VAL-02]', async () => {
  const page = atSignIn()
  await giveEmail(page, '  Rana@Example.COM ')
  const field = await codeField()
  expect(page.server.callsOf('signIn.authenticate')).toMatchObject([
    { body: { email: 'rana@example.com', lang: 'en', cf_turnstile: expect.stringMatching(/.{20,}/) } },
  ])
  expect(page.address()).toBe('/auth?step=sign_in_verify_email')
  expect(sessionStorage.getItem('merchant.session_id')).toBe('flow_1')
  expect(document.activeElement).toBe(field)
})

const wrongEmails = [
  ['rana@shop', m.field_email_invalid],
  ['no e-mail', m.field_email_invalid],
  ['', m.field_required],
] as const
test.each(wrongEmails)(
  '„%s“ is told below the field, which is focused, and nothing is sent [VAL-03]',
  async (typed, words) => {
    const page = atSignIn()
    await giveEmail(page, typed === '' ? ' ' : typed)
    expect(screen.getByText(words())).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: new RegExp(m.sign_in_email()) }))
    expect(page.server.callsOf('signIn.authenticate')).toEqual([])
  },
)

test('a phone is sent as plus sign and digits, and leads to the code of a phone [AUTH-20, VAL-11]', async () => {
  const page = atSignIn()
  await givePhone(page, '50 123-4567')
  await codeField()
  expect(page.server.callsOf('signIn.authenticate')).toMatchObject([{ body: { phone: '+966501234567' } }])
  expect(page.address()).toBe('/auth?step=sign_in_verify_phone')
})

const wrongPhones = ['5', '+1234567890123456', '12'] as const
test.each(wrongPhones)(
  'the phone „%s“ is no phone of ours: told below the field, and nothing is sent [VAL-12, VAL-13]',
  async (pasted) => {
    const page = atSignIn()
    await screen.findByText(m.sign_in_checked())
    await page.user.click(screen.getByRole('radio', { name: m.sign_in_by_phone() }))
    await page.user.click(screen.getByRole('textbox', { name: m.sign_in_phone() }))
    await page.user.paste(pasted)
    await page.user.click(continueButton())
    expect(screen.getByText(m.field_phone_invalid())).toBeTruthy()
    expect(page.server.callsOf('signIn.authenticate')).toEqual([])
  },
)

test('a second press of Continue while the call is under way sends nothing', async () => {
  const page = atSignIn({ answers: { 'signIn.authenticate': pending } })
  await screen.findByText(m.sign_in_checked())
  await page.user.type(screen.getByRole('textbox', { name: m.sign_in_email() }), 'rana@shop.example')
  await page.user.dblClick(continueButton())
  await page.user.keyboard('{Enter}')
  expect(page.server.callsOf('signIn.authenticate')).toHaveLength(1)
})

const changes = [
  ['en', 'ar', 'rtl'],
  ['ar', 'en', 'ltr'],
] as const
test.each(changes)(
  'from %s the language changes at once to %s, what was typed stays, and the choice is kept [FMT-01, FMT-02]',
  async (language, other, direction) => {
    const page = atSignIn({ language }, '/auth?utm_source=Spring-2026')
    await screen.findByText(m.sign_in_checked())
    await page.user.type(screen.getByRole('textbox', { name: m.sign_in_email() }), 'rana@shop.example')
    await page.user.click(screen.getByRole('button', { name: m.common_language_other() }))
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([other, direction])
    expect(await titleOf()).toBe(m.sign_in_title())
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: m.sign_in_email() }).value).toBe(
      'rana@shop.example',
    )
    expect(document.cookie).toContain(`daftar_lang=${other}`)
  },
)

test.each([
  [1280, true],
  [phoneWidth, false],
] as const)('at %i pixels the first field has the focus at once: %s', async (width, hasFocus) => {
  atSignIn({ width })
  const email = await screen.findByLabelText(m.sign_in_email())
  expect(document.activeElement === email).toBe(hasFocus)
})
