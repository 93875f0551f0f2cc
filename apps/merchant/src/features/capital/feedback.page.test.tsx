import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anOffer } from '../../testing/fixtures/capital.ts'
import { openOfferPage, toldOf } from '../../testing/offer-page.ts'
import { looks, type Page } from '../../testing/render-at.tsx'

const address = '/finance/tabby-capital/offers/ofr_1'
const asked = ['capital', 'capital_feedback_form']

/** The offer page with the clock of its waiting in the test's hand; all else goes on as it does. */
function onOfferPage(options: Parameters<typeof openOfferPage>[1] = {}, offer = anOffer()): Promise<Page> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return openOfferPage([offer], { as: { experiments: asked }, ...options })
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const find = () => screen.findByRole('dialog', { name: m.offers_feedback_title() })
const isOpen = () => screen.queryByRole('dialog') !== null

test.each(looks)(
  'after more than ten seconds on an offer’s page its merchant is asked what holds them back, in %s at %i [CAP-07, OFR-34, OFR-36, OFR-37, OFR-39, OFR-40, OFR-41, OFR-42, OFR-43, OFR-44, OFR-45]',
  async (language, width) => {
    const page = await onOfferPage({ as: { experiments: asked }, language, width })
    const { user, server } = page
    await after(10_000)
    expect(isOpen()).toBe(false)
    expect(page.address()).toBe(address)
    await after(1)
    const dialog = await find()
    expect(page.address()).toBe(`${address}#feedback`)
    const inside = within(dialog)
    expect(inside.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      m.offers_feedback_apply_later(),
      m.offers_feedback_different_terms(),
      m.offers_feedback_not_needed(),
      m.offers_feedback_other(),
    ])
    expect(inside.getByRole('checkbox', { name: m.offers_feedback_contact() })).toHaveProperty(
      'checked',
      false,
    )
    const text = inside.getByRole('textbox', { name: m.offers_feedback_tell() })
    expect(text.getAttribute('rows')).toBe('4')
    const send = inside.getByRole('button', { name: m.offers_feedback_send() })
    await user.click(send)
    expect(inside.getByText(m.field_choose_option())).toBeTruthy()
    await user.click(inside.getByText(m.offers_feedback_different_terms()))
    await user.click(send)
    expect(await screen.findByRole('dialog', { name: m.offers_feedback_thanks_title() })).toBeTruthy()
    expect(asRead(inside.getByRole('status').textContent)).toBe(asRead(m.offers_feedback_thanks_text()))
    await user.click(inside.getAllByRole('button', { name: m.common_close() }).at(-1)!)
    vi.useRealTimers()
    await waitFor(() => expect(isOpen()).toBe(false))
    await waitFor(() => expect(page.address()).toBe(address))
    await waitFor(() =>
      expect(toldOf(server, 'Feedback sent')).toEqual([
        {
          merchant_id: 'mrc_noor',
          language,
          offer_id: 'ofr_1',
          reason: 'different_terms',
          tell_us_more: '',
          can_contact: false,
        },
      ]),
    )
  },
)

test('what is written and that one may be contacted travel with the reason [OFR-40]', async () => {
  const { user, server } = await openOfferPage([anOffer()], { hash: '#feedback' })
  const inside = within(await find())
  await user.click(inside.getByText(m.offers_feedback_other()))
  await user.type(inside.getByRole('textbox', { name: m.offers_feedback_tell() }), ' After Eid ')
  await user.click(inside.getByRole('checkbox', { name: m.offers_feedback_contact() }))
  await user.click(inside.getByRole('button', { name: m.offers_feedback_send() }))
  await waitFor(() =>
    expect(toldOf(server, 'Feedback sent')).toMatchObject([
      { reason: 'other', tell_us_more: 'After Eid', can_contact: true },
    ]),
  )
})

test('who was asked for feedback is not asked again in this session [OFR-35, OFR-38]', async () => {
  const page = await onOfferPage()
  await after(10_001)
  await find()
  page.reload()
  history.replaceState(null, '', address)
  await screen.findByRole('region', { name: m.offers_terms_title() })
  await after(25_000)
  expect(isOpen()).toBe(false)
  history.pushState(null, '', `${address}#feedback`)
  await find()
  await page.user.keyboard('{Escape}')
  vi.useRealTimers()
  await waitFor(() => expect(page.address()).toBe(address))
  expect(isOpen()).toBe(false)
  history.pushState(null, '', `${address}#feedback`)
  await waitFor(() => expect(page.address()).toBe(`${address}#feedback`))
  await screen.findByRole('heading', { level: 1 })
  expect(isOpen()).toBe(false)
})

test('nobody is asked under another dialog, nor while they type [OFR-37]', async () => {
  const { user } = await onOfferPage({}, anOffer({ tags: ['full_revenue_flow'] }))
  await user.click(screen.getByRole('button', { name: m.offers_call_open() }))
  await screen.findByRole('dialog')
  await after(60_000)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.queryByRole('dialog', { name: m.offers_feedback_title() })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('textbox', { name: m.offers_revenue_label() }))
  await after(60_000)
  expect(isOpen()).toBe(false)
  await user.tab()
  await after(10_001)
  expect(await find()).toBeTruthy()
})

test('without the experiment only the address opens the form [PERM-43, OTH-14, DEC-OFR-9]', async () => {
  const { reload } = await onOfferPage({ as: {} })
  await after(60_000)
  expect(isOpen()).toBe(false)
  history.replaceState(null, '', `${address}#feedback`)
  reload()
  expect(await find()).toBeTruthy()
})
