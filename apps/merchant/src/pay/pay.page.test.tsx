import { storageKeys } from '@daftar/client'
import type { PaySession } from '@daftar/contract/endpoints/selling/checkout'
import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aCheckout, aPaySession, payAddress } from '../testing/fixtures/pay.ts'
import { looks, renderAt, type Page, type PageOptions } from '../testing/render-at.tsx'
import type { AppPage } from './app-around.ts'

const sent = { masked_phone: '•••••67', resend_at: '2026-11-22T08:02:00.000Z', resend_after_seconds: 120 }
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const sendCode = () => screen.findByRole('button', { name: m.pay_send_code() })
const codeField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: (name) => name.startsWith(m.pay_code()) })
const phoneField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: (name) => name.startsWith(m.pay_phone()) })
const confirm = () => screen.getByRole('button', { name: confirmLabel() })
const confirmLabel = () => m.pay_confirm({ amount: moneyText('400.02', 'AED') })

/** What is there to pay, as its shopper sees it. */
function paying(session: PaySession = aPaySession(), { answers, ...options }: PageOptions = {}): Page {
  return renderAt(payAddress, {
    ...options,
    answers: { 'checkout.session': { session }, 'checkout.sendCode': sent, ...answers },
  })
}

/** The code was sent and typed; what the confirmation answers is the test's. */
async function confirming(answers: Answers, session = aPaySession()): Promise<Page> {
  const page = paying(session, { answers })
  await page.user.click(await sendCode())
  await page.user.type(await codeField(), '1234')
  return page
}

test.each(['en', 'ar'] as const)(
  'a published listing shows its logo, name and colour above, in %s [DEC-STO-9]',
  async (language) => {
    const brand = {
      logo_url: '/pay/api/v1/pictures/fil_1',
      name: 'Noor Marina',
      name_ar: 'نور مارينا',
      colour: '#ffee88',
    }
    paying(aPaySession({ brand }), { language })
    const name = await screen.findByText(language === 'ar' ? 'نور مارينا' : 'Noor Marina')
    const shown = name.closest<HTMLElement>('[style]')
    expect(shown?.style.getPropertyValue('--on-brand')).toBe('black')
    expect(shown?.querySelector('img')?.getAttribute('src')).toBe('/pay/api/v1/pictures/fil_1')
    expect(screen.queryByText('Noor Mall')).toBeNull()
  },
)

test.each(looks)(
  'a payment link says to whom, how much, for which order and what is due when, in %s at %i',
  async (language, width) => {
    paying(aPaySession({ language, description: 'Eid present' }), { language, width })
    const merchant = language === 'ar' ? 'عطور نور' : 'Noor Perfumes'
    await title(m.pay_page_title({ merchant }))
    await waitFor(() => expect(document.title).toContain(m.pay_page_title({ merchant })))
    const main = screen.getByRole('main')
    for (const said of [language === 'ar' ? 'نور مول' : 'Noor Mall', 'INV-7', 'Eid present', '•••••67'])
      expect(main.textContent).toContain(said)
    expect(screen.getByRole('heading', { level: 2, name: m.pay_plan() })).toBeTruthy()
    const parts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(parts).toHaveLength(4)
    expect(parts[0]).toContain(m.pay_plan_today())
    expect(parts[0]).toContain('100.02')
    expect(parts[1]).toContain('22/12/26')
    expect(main.textContent).toContain(instantText('2026-11-23T08:00:00.000Z'))
    expect(screen.queryByText(m.pay_test_mark())).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  },
)

test('while a payment is on its way its skeleton stands', async () => {
  paying(aPaySession(), { answers: { 'checkout.session': pending } })
  expect(await screen.findByText(m.pay_loading())).toBeTruthy()
})

const failures = [
  ['the network is gone', offline],
  ['the server fails', refuse('internal')],
] as const
test.each(failures)(
  'when %s the page says that nothing was charged, and can be asked for again',
  async (_, failure) => {
    const { user, server } = paying(aPaySession(), { answers: { 'checkout.session': failure } })
    expect(await screen.findByText(m.pay_failed_title())).toBeTruthy()
    expect(screen.getByText(m.pay_failed_body())).toBeTruthy()
    server.answer({ 'checkout.session': { session: aPaySession() } })
    await user.click(screen.getByRole('button', { name: m.common_try_again() }))
    expect(await sendCode()).toBeTruthy()
  },
)

const nowhere = [refuse('not_found'), refuse('invalid_input')]
test.each(nowhere)('at an address that names no payment the page says so', async (refusal) => {
  paying(aPaySession(), { answers: { 'checkout.session': refusal } })
  await title(m.pay_unknown_title())
  await waitFor(() => expect(document.title).toContain(m.pay_unknown_title()))
})

test('a checkout in test mode says so, and shows what is bought', async () => {
  const { user } = paying(aCheckout({ is_test: true }))
  expect(await screen.findByText(m.pay_test_mark())).toBeTruthy()
  expect(screen.getByText(m.pay_test_code({ code: '8888' }))).toBeTruthy()
  await user.click(screen.getByText(m.pay_items()))
  expect(screen.getByText('Oud Royal, 50 ml')).toBeTruthy()
  expect(
    screen.getByText(asRead(m.pay_item_times({ quantity: 2, price: moneyText('200.01', 'AED') }))),
  ).toBeTruthy()
})

test('what is paid at once has no plan', async () => {
  paying(aPaySession({ plan: [{ due_on: '2026-11-22', amount: '400.02' }] }))
  await sendCode()
  expect(screen.queryByRole('heading', { name: m.pay_plan() })).toBeNull()
})

test('the language of a link is its page’s, unless this browser chose one before', async () => {
  const { user } = paying(aPaySession({ language: 'ar' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('ar'))
  await title(m.pay_page_title({ merchant: 'عطور نور' }))
  await user.click(screen.getByRole('button', { name: m.common_language_other() }))
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr'])

  paying(aPaySession({ language: 'ar' }), {
    kept: () => void (document.cookie = 'daftar_lang=en; path=/'),
  })
  await title(m.pay_page_title({ merchant: 'Noor Perfumes' }))
  expect(document.documentElement.lang).toBe('en')
})

const wrongPhones = [
  ['', m.field_required],
  ['12', m.field_phone_invalid],
] as const
test.each(wrongPhones)(
  'the phone „%s“ at a checkout is refused at its field, and nothing is sent',
  async (typed, words) => {
    const { user, server } = paying(aCheckout())
    const field = await phoneField()
    if (typed) await user.type(field, typed)
    await user.click(await sendCode())
    expect(screen.getByText(words())).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(server.callsOf('checkout.sendCode')).toEqual([])
  },
)

test('a checkout begins with the country of its currency, and a refused number can be replaced', async () => {
  const { user, server } = paying(aCheckout(), { answers: { 'checkout.sendCode': refuse('invalid_phone') } })
  await user.type(await phoneField(), '501234567')
  await user.click(await sendCode())
  expect(await screen.findByText(m.field_phone_invalid())).toBeTruthy()
  server.answer({ 'checkout.sendCode': sent })
  await user.click(await sendCode())
  await codeField()
  expect(server.callsOf('checkout.sendCode').map(({ body }) => body)).toEqual([
    { phone: '+971501234567' },
    { phone: '+971501234567' },
  ])
  await user.click(screen.getByRole('button', { name: m.pay_change_phone() }))
  expect(await phoneField()).toBeTruthy()
})

test('a link’s code goes to its phone and to no other; pressed twice, it is asked for once', async () => {
  const { server } = paying()
  pressTwice(await sendCode())
  const field = await codeField()
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole('main').textContent).toContain('•••••67')
  expect(screen.queryByRole('button', { name: m.pay_change_phone() })).toBeNull()
  expect(server.callsOf('checkout.sendCode').map(({ body }) => body)).toEqual([{}])
})

test('a reload at the code goes on there, with the time of the code that was sent', async () => {
  const { reload, server, user } = paying()
  await user.click(await sendCode())
  await codeField()
  reload()
  expect(await codeField()).toBeTruthy()
  expect(screen.getByRole('main').textContent).toContain('•••••67')
  expect(server.callsOf('checkout.sendCode')).toHaveLength(1)
})

test.each(['given up', 'paid elsewhere'])(
  'a payment that was %s leaves nobody’s phone in the tab',
  async (how) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    onTestFinished(() => assign.mockRestore())
    const { reload, server, user } = paying(aCheckout())
    await user.type(await phoneField(), '501234567')
    await user.click(await sendCode())
    await codeField()
    const kept = () => sessionStorage.getItem(storageKeys.codeStep)
    expect(kept()).toContain('501234567')
    const status = how === 'given up' ? 'cancelled' : 'approved'
    server.answer({
      'checkout.cancel': { session: aCheckout({ status }) },
      'checkout.session': { session: aCheckout({ status }) },
    })
    if (how === 'given up') await user.click(await screen.findByRole('button', { name: /shop\.example/ }))
    else reload()
    await title(how === 'given up' ? m.pay_cancelled_title() : m.pay_approved_title())
    await waitFor(() => expect(kept()).toBeNull())
  },
)

test('a short code is told at its field, a wrong one too, which is emptied for the next', async () => {
  const { user, server } = paying(aPaySession(), { answers: { 'checkout.confirm': refuse('invalid_code') } })
  await user.click(await sendCode())
  await user.type(await codeField(), '12')
  await user.click(confirm())
  expect(screen.getByText(m.field_code_length({ length: 4 }))).toBeTruthy()
  expect(server.callsOf('checkout.confirm')).toEqual([])
  await user.type(await codeField(), '34')
  expect(server.callsOf('checkout.confirm')).toEqual([])
  await user.click(confirm())
  expect(await screen.findByText(m.pay_code_wrong())).toBeTruthy()
  const field = await codeField()
  expect([field.value, document.activeElement]).toEqual(['', field])
})

test('confirmed, however often it is pressed, the purchase is approved once, and the next payment is named', async () => {
  const answer = Promise.withResolvers<{ session: PaySession }>()
  const { server } = await confirming({ 'checkout.confirm': () => answer.promise })
  pressTwice(confirm())
  await waitFor(() => expect(server.callsOf('checkout.confirm')).not.toEqual([]))
  answer.resolve({ session: aPaySession({ status: 'approved' }) })
  await title(m.pay_approved_title())
  expect(server.callsOf('checkout.confirm').map(({ body }) => body)).toEqual([{ code: '1234' }])
  expect(screen.getByRole('status').textContent).toContain('22/12/26')
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})

test('a declined purchase is told kindly, and nothing of what the shopper owes', async () => {
  const declined = aPaySession({ status: 'rejected', rejection: 'not_available' })
  const { user } = await confirming({ 'checkout.confirm': { session: declined } })
  await user.click(confirm())
  await title(m.pay_declined_title())
  const merchant = 'Noor Perfumes'
  expect(screen.getByText(m.pay_declined_not_available({ merchant }))).toBeTruthy()
  expect(screen.queryByText(m.pay_declined_too_high({ merchant }))).toBeNull()
})

test('a confirmation whose answer was lost may be tried again, and shows what became of it', async () => {
  const { user, server } = await confirming({ 'checkout.confirm': offline })
  await user.click(confirm())
  expect((await screen.findByRole('alert')).textContent).toBe(m.pay_confirm_lost())
  server.answer({ 'checkout.session': { session: aPaySession({ status: 'approved' }) } })
  await user.click(confirm())
  await title(m.pay_approved_title())
})

test('what was cancelled meanwhile is shown as that', async () => {
  const { user, server } = paying()
  server.answer({ 'checkout.sendCode': refuse('payment_closed') })
  const button = await sendCode()
  server.answer({ 'checkout.session': { session: aPaySession({ status: 'cancelled' }) } })
  await user.click(button)
  await title(m.pay_cancelled_title())
})

const limits = [
  ['checkout.sendCode', 'too_many_codes', m.pay_many_codes],
  ['checkout.confirm', 'too_many_tries', m.pay_many_tries],
] as const
test.each(limits)(
  'a limit that %s reached is told with the time it opens again, and nobody is told of signing in',
  async (endpoint, reason, words) => {
    const retryAt = new Date('2026-11-22T08:30:00.000Z')
    const page = paying()
    await sendCode()
    if (endpoint === 'checkout.confirm') {
      await page.user.click(await sendCode())
      await page.user.type(await codeField(), '1234')
    }
    page.server.answer({ [endpoint]: refuse(reason, { retryAt }) })
    await page.user.click(endpoint === 'checkout.confirm' ? confirm() : await sendCode())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      `${words()} ${m.pay_wait_until({ time: instantText(retryAt.toISOString()) })}`,
    )
  },
)

test('another code is sent once the pause is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { user, server } = paying(aPaySession(), {
    answers: { 'checkout.sendCode': { ...sent, resend_after_seconds: 90 } },
  })
  await user.click(await sendCode())
  expect((await screen.findByRole('timer')).textContent).toMatch(/^0[01]:\d\d$/)
  const resend = screen.getByRole('button', { name: m.shell_resend() })
  expect(resend.hasAttribute('disabled')).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(91_000))
  expect(screen.queryByRole('timer')).toBeNull()
  await user.click(resend)
  await waitFor(() => expect(server.callsOf('checkout.sendCode')).toHaveLength(2))
})

test('a shopper goes back to the shop without paying, which is told before the page is left', async () => {
  const left: string[] = []
  const assign = vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(String(to)))
  onTestFinished(() => assign.mockRestore())
  const { user, server } = paying(aCheckout(), { answers: { 'checkout.cancel': offline } })
  const back = () => screen.findByRole('button', { name: /shop\.example/ })
  await user.click(await back())
  expect((await screen.findByRole('alert')).textContent).toBe(m.pay_failed_body())
  expect(left).toEqual([])
  server.answer({ 'checkout.cancel': { session: aCheckout({ status: 'cancelled' }) } })
  await user.click(await back())
  await title(m.pay_cancelled_title())
  expect(left).toEqual(['https://shop.example/cart?payment_id=1'])
})

const goneBack = [
  ['approved', 'thanks'],
  ['rejected', 'failed'],
  ['cancelled', 'cart'],
] as const
test.each(goneBack)(
  'a checkout that ends as %s goes back to the shop by itself after two seconds, once',
  async (status, page) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const left: string[] = []
    const assign = vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(String(to)))
    onTestFinished(() => assign.mockRestore())
    const phone = { masked_phone: '•••••67' }
    const { user } = await confirming(
      { 'checkout.confirm': { session: aCheckout({ ...phone, status }) } },
      aCheckout(phone),
    )
    await user.click(confirm())
    await screen.findByRole('link')
    expect(left).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(left).toEqual([`https://shop.example/${page}?payment_id=1`])
  },
)

test('a checkout that was over when it was opened stays where it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  onTestFinished(() => assign.mockRestore())
  paying(aCheckout({ status: 'approved' }))
  await screen.findByRole('link')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(assign).not.toHaveBeenCalled()
})

const ends = [
  ['approved', null, m.pay_approved_title, 'thanks', 'en'],
  ['rejected', 'not_available', m.pay_declined_title, 'failed', 'ar'],
  ['expired', null, m.pay_expired_title, 'cart', 'en'],
  ['cancelled', null, m.pay_cancelled_title, 'cart', 'ar'],
] as const
test.each(ends)(
  'a checkout that is %s says so, and leads back to the shop by its name',
  async (status, rejection, words, page, language) => {
    paying(aCheckout({ status, rejection, language }), { language })
    await title(words())
    const back = screen.getByRole('link')
    expect(back.getAttribute('href')).toBe(`https://shop.example/${page}?payment_id=1`)
    expect(back.textContent).toContain('shop.example')
    expect(screen.queryByRole('button', { name: m.pay_send_code() })).toBeNull()
  },
)

/** The page in an app of Android, which listens to it; answers what it hears. */
function inAnApp(): unknown[] {
  const heard: unknown[] = []
  const page = globalThis as AppPage
  page.tabbyMobileSDK = { postMessage: (word) => heard.push(word) }
  onTestFinished(() => void delete page.tabbyMobileSDK)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return heard
}

const toldApp = [
  ['approved', 'authorized'],
  ['rejected', 'rejected'],
  ['expired', 'expired'],
  ['cancelled', 'close'],
] as const
test.each(toldApp)('an app that shows a payment which is %s is told „%s“', async (status, word) => {
  const heard = inAnApp()
  const { user } = paying(aCheckout({ status, success_url: null, cancel_url: null, failure_url: null }))
  const back = await screen.findByRole('button', { name: m.pay_back_to_app() })
  expect([heard, screen.queryByRole('link')]).toEqual([[], null])
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(heard).toEqual([word])
  await user.click(back)
  expect(heard).toEqual([word, word])
})

test('an app is told before the page goes to the shop’s address, and has time to close it', async () => {
  const heard = inAnApp()
  const left: string[] = []
  const assign = vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(String(to)))
  onTestFinished(() => assign.mockRestore())
  const phone = { masked_phone: '•••••67' }
  const { user } = await confirming(
    { 'checkout.confirm': { session: aCheckout({ ...phone, status: 'approved' }) } },
    aCheckout(phone),
  )
  await user.click(confirm())
  await title(m.pay_approved_title())
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect([heard, left]).toEqual([['authorized'], []])
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(left).toEqual(['https://shop.example/thanks?payment_id=1'])
})

test('a shopper who gives up in an app is taken back to it at once, whether or not the shop has an address', async () => {
  const heard = inAnApp()
  const open = aCheckout({ cancel_url: null })
  const { user } = paying(open, {
    answers: { 'checkout.cancel': { session: { ...open, status: 'cancelled' } } },
  })
  await user.click(await screen.findByRole('button', { name: m.pay_back_to_app_without() }))
  await title(m.pay_cancelled_title())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(heard).toEqual(['close'])
})

test('who has paid reads where to say that something is wrong; a test sells nothing', async () => {
  paying(aPaySession({ status: 'approved' }))
  const link = await screen.findByRole('link', { name: m.claim_problem_link() })
  expect(link.getAttribute('href')).toBe('/claim?order=K7QD-2M9X&currency=AED')
  paying(aPaySession({ status: 'approved', is_test: true }))
  await title(m.pay_approved_title())
  expect(screen.queryByRole('link', { name: m.claim_problem_link() })).toBeNull()
})
