import type { PaymentLink } from '@daftar/contract/endpoints/selling/payment-links'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m } from '@daftar/words'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepPaymentLink } from '../../shared/stores/payment-links.ts'
import { aLink, linkUrl } from '../../testing/fixtures/links.ts'
import { noorStores } from '../../testing/fixtures/orders-list.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const here = () => keepPaymentLink('pay_1', linkUrl)
const qr = () => screen.queryByRole('img', { name: m.links_qr() })

function createdAt(link: PaymentLink = aLink(), { answers, ...options }: PageOptions = {}): Page {
  return renderAt('/payment-links/pay_1/created', {
    ...options,
    answers: { 'paymentLinks.read': { link }, 'merchants.stores': { items: noorStores }, ...answers },
  })
}

function slowTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test.each(looks)(
  'a link is shown with its amount, QR code, order and the way to another, in %s at %i [ORD-08, DEC-ORD-11]',
  async (language, width) => {
    createdAt(aLink(), { language, width, kept: here })
    expect(await screen.findByText(m.links_said_created())).toBeTruthy()
    const main = screen.getByRole('main')
    for (const said of ['75.00', 'INV-1', '+971•••••567', linkUrl]) expect(main.textContent).toContain(said)
    await waitFor(() => expect(main.textContent).toContain(language === 'ar' ? 'نور مول' : 'Noor Mall'))
    expect(qr()).toBeTruthy()
    expect(screen.getByRole('link', { name: m.links_order() }).getAttribute('href')).toBe('/payments/pay_1')
    expect(screen.getByRole('link', { name: m.links_another() }).getAttribute('href')).toBe(
      '/payment-links/new',
    )
  },
)

test('while a link is on its way its skeleton stands', async () => {
  createdAt(aLink(), { answers: { 'paymentLinks.read': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
})

test('the page asks for the shopper’s progress every five seconds until the link is paid [DEC-ORD-11]', async () => {
  slowTime()
  const { server } = createdAt(aLink(), { kept: here })
  await screen.findByText(m.links_said_created())
  server.answer({ 'paymentLinks.read': { link: aLink({ status: 'opened' }) } })
  await pass(5_000)
  expect(await screen.findByText(m.links_said_opened())).toBeTruthy()
  expect(qr()).toBeTruthy()
  server.answer({ 'paymentLinks.read': { link: aLink({ status: 'paid' }) } })
  await pass(5_000)
  expect(await screen.findByText(m.links_said_paid())).toBeTruthy()
  expect(qr()).toBeNull()
  const asked = server.callsOf('paymentLinks.read').length
  await pass(20_000)
  expect(server.callsOf('paymentLinks.read')).toHaveLength(asked)
})

test('a status that cannot be refreshed says how old it is, until it can', async () => {
  slowTime()
  const { server } = createdAt()
  await screen.findByText(m.links_said_created())
  server.answer({ 'paymentLinks.read': refuse('internal') })
  await pass(5_000)
  expect(await screen.findByText(m.links_refresh_failed())).toBeTruthy()
  expect(screen.getByText(m.links_said_created())).toBeTruthy()
  server.answer({ 'paymentLinks.read': { link: aLink() } })
  await pass(5_000)
  await waitFor(() => expect(screen.queryByText(m.links_refresh_failed())).toBeNull())
})

const ended = [
  ['expired', m.links_said_expired],
  ['cancelled', m.links_said_cancelled],
  ['rejected', m.links_said_rejected],
] as const
test.each(ended)(
  'a link that is %s says so, and can be neither shared nor taken back',
  async (status, said) => {
    createdAt(aLink({ status }), { kept: here })
    expect(await screen.findByText(said())).toBeTruthy()
    expect(qr()).toBeNull()
    expect(screen.queryByRole('button', { name: m.links_cancel() })).toBeNull()
  },
)

test('a link that cannot be loaded says so, and trying again brings it', async () => {
  const { user, server } = createdAt(aLink(), { answers: { 'paymentLinks.read': offline } })
  expect(await screen.findByText(m.links_read_failed())).toBeTruthy()
  server.answer({ 'paymentLinks.read': { link: aLink() } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText(m.links_said_created())).toBeTruthy()
})

test('a link that is not there is not found', async () => {
  createdAt(aLink(), { answers: { 'paymentLinks.read': refuse('not_found') }, mayComplain: true })
  expect(await screen.findByRole('heading', { level: 1, name: m.shell_not_found_title() })).toBeTruthy()
})

test('the link is copied, and shared where the system can [DEC-ORD-11]', async () => {
  const shared: ShareData[] = []
  const share = async (data: ShareData) => void shared.push(data)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  onTestFinished(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'share')
  })
  const { user } = createdAt(aLink(), { kept: here })
  await user.click(await screen.findByRole('button', { name: m.links_copy() }))
  expect(await screen.findByRole('button', { name: m.links_copied() })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.links_share() }))
  expect([copied, shared.map(({ url }) => url)]).toEqual([[linkUrl], [linkUrl]])
})

test('the link is sent by SMS, once for however many presses, and again only after its pause [DEC-ORD-11]', async () => {
  slowTime()
  const unsent = aLink({ times_sent: 0, sent_at: null })
  const { server } = createdAt(unsent, {
    answers: {
      'paymentLinks.send': () => ({
        link: aLink({
          sent_at: new Date().toISOString(),
          resend_at: new Date(Date.now() + 120_000).toISOString(),
        }),
      }),
    },
  })
  pressTwice(await screen.findByRole('button', { name: m.links_sms() }))
  const again = await screen.findByRole('button', { name: m.links_sms_again() })
  expect(again.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(new RegExp(m.links_sms_in({ time: '0\\d:\\d\\d' })))).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('region', { name: m.shell_notifications() }).textContent).toContain(
      m.links_sms_sent(),
    ),
  )
  expect(server.callsOf('paymentLinks.send')).toHaveLength(1)
  server.answer({ 'paymentLinks.read': { link: aLink() } })
  await pass(121_000)
  expect(again.hasAttribute('disabled')).toBe(false)
})

test('a link that was sent as often as it may says so, and one too many is told where the button is', async () => {
  const { user } = createdAt(aLink(), { answers: { 'paymentLinks.send': refuse('too_many_codes') } })
  await user.click(await screen.findByRole('button', { name: m.links_sms_again() }))
  expect((await screen.findByRole('alert')).textContent).toBe(m.links_sms_too_often())
  createdAt(aLink({ times_sent: 5, resend_at: null }))
  expect(await screen.findByText(m.links_sms_no_more())).toBeTruthy()
  expect(screen.getByRole('button', { name: m.links_sms_again() }).hasAttribute('disabled')).toBe(true)
})

test('where the link was not made, its url is not there [ORD-12, DEC-ORD-13]', async () => {
  createdAt()
  expect(await screen.findByText(m.links_url_elsewhere())).toBeTruthy()
  expect(qr()).toBeNull()
})

test('settlements sees where a link stands, and can neither send nor cancel it [ORD-10, DEC-ORD-12, DEC-USR-5]', async () => {
  createdAt(aLink(), { as: { role: 'settlements' } })
  expect(await screen.findByText(m.links_said_created())).toBeTruthy()
  expect(screen.getByText(m.links_url_elsewhere_view())).toBeTruthy()
  for (const name of [m.links_sms(), m.links_sms_again(), m.links_cancel()])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: m.links_another() })).toBeNull()
})

test('a link is taken back from its page, which shows it at once', async () => {
  const cancelled = aLink({ status: 'cancelled' })
  const { user, server } = createdAt(aLink(), { answers: { 'paymentLinks.cancel': { link: cancelled } } })
  await user.click(await screen.findByRole('button', { name: m.links_cancel() }))
  server.answer({ 'paymentLinks.read': { link: cancelled } })
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: m.links_cancel_confirm() }))
  expect(await screen.findByText(m.links_said_cancelled())).toBeTruthy()
})
