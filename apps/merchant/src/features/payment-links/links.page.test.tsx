import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLink } from '../../testing/fixtures/links.ts'
import { noorStores } from '../../testing/fixtures/orders-list.ts'
import { looks, phoneWidth, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

function listAt({ answers, ...options }: PageOptions = {}, links = [aLink()]): Page {
  return renderAt('/payment-links', {
    ...options,
    answers: {
      'paymentLinks.list': { links, next_page_token: null },
      'merchants.stores': { items: noorStores },
      ...answers,
    },
  })
}

const actions = () => screen.findByRole('button', { name: m.links_actions_of({ number: 'NP-1001' }) })
const notices = () => screen.getByRole('region', { name: m.shell_notifications() })

/** What the menu of the first link offers, pressed. */
async function act(page: Page, name: string): Promise<void> {
  await page.user.click(await actions())
  await page.user.click(await screen.findByRole('menuitem', { name }))
}

test.each(looks)(
  'each link is listed with its amount, store, shopper and where it stands, and leads to itself, in %s at %i [ORD-06]',
  async (language, width) => {
    const links = [aLink(), aLink({ id: 'pay_2', number: 'NP-1002', status: 'paid', amount: '9.50' })]
    const { user, address, server } = listAt({ language, width }, links)
    await screen.findByRole('heading', { level: 1, name: m.links_title() })
    const rowOf = (number: string) => screen.getAllByText(number)[0]?.closest('tr, li')
    await screen.findAllByText('NP-1001')
    const row = rowOf('NP-1001')
    for (const said of ['75.00', '+971•••••567', m.links_status_created()])
      expect(row?.textContent).toContain(said)
    await waitFor(() => expect(row?.textContent).toContain(language === 'ar' ? 'نور مول' : 'Noor Mall'))
    expect(rowOf('NP-1002')?.textContent).toContain(m.links_status_paid())
    expect(screen.queryByRole('button', { name: m.links_actions_of({ number: 'NP-1002' }) })).toBeNull()
    server.answer({ 'paymentLinks.read': pending })
    await user.click(within(row as HTMLElement).getAllByRole('link')[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe('/payment-links/pay_1/created'))
  },
)

test('while the links are on their way their skeleton stands', async () => {
  listAt({ answers: { 'paymentLinks.list': pending } })
  await screen.findByRole('heading', { level: 1, name: m.links_title() })
  expect(screen.getAllByText(m.common_loading()).length).toBeGreaterThan(0)
})

test('links that cannot be loaded say so, and trying again brings them', async () => {
  const { user, server } = listAt({ answers: { 'paymentLinks.list': refuse('internal') } })
  expect(await screen.findByText(m.links_failed())).toBeTruthy()
  server.answer({ 'paymentLinks.list': { links: [aLink()], next_page_token: null } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText('NP-1001')).toBeTruthy()
})

test('more links come by the token of the page before', async () => {
  const { user } = listAt({
    answers: {
      'paymentLinks.list': ({ query }) =>
        query.page_token === 'two'
          ? { links: [aLink({ id: 'pay_2', number: 'NP-1002' })], next_page_token: null }
          : { links: [aLink()], next_page_token: 'two' },
    },
  })
  await user.click(await screen.findByRole('button', { name: m.common_more() }))
  expect(await screen.findByText('NP-1002')).toBeTruthy()
  expect(screen.getByText('NP-1001')).toBeTruthy()
  expect(screen.getByText(m.links_loaded({ count: 2 }))).toBeTruthy()
})

test('whoever may make links is led to the form from the empty list [PERM-31, ORD-09]', async () => {
  listAt({ as: { role: 'sales_manager' } }, [])
  expect(await screen.findByText(m.links_empty_text())).toBeTruthy()
  expect(screen.getByRole('link', { name: m.links_new() }).getAttribute('href')).toBe('/payment-links/new')
})

test('settlements sees links and where they stand, and has nothing to make one with [ORD-10, DEC-ORD-12, DEC-USR-5, PERM-31]', async () => {
  listAt({ as: { role: 'settlements' } })
  expect(await screen.findByText('NP-1001')).toBeTruthy()
  expect(screen.queryByRole('link', { name: m.links_new() })).toBeNull()
  expect(screen.queryByRole('button', { name: m.links_actions_of({ number: 'NP-1001' }) })).toBeNull()
  listAt({ as: { role: 'settlements' } }, [])
  expect(await screen.findByText(m.links_empty_text_view())).toBeTruthy()
  expect(screen.queryByRole('link', { name: m.links_new() })).toBeNull()
})

const cancelling: Answers = { 'paymentLinks.cancel': { link: aLink({ status: 'cancelled' }) } }

test.each(looks)(
  'a link is taken back once its amount was shown, however often it is pressed, in %s at %i [ORD-06]',
  async (language, width) => {
    const page = listAt({ language, width, answers: cancelling })
    await act(page, m.links_cancel())
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(asRead(m.links_cancel_text({ amount: moneyText('75.00', 'AED') })))).toBeTruthy()
    page.server.answer({
      'paymentLinks.list': { links: [aLink({ status: 'cancelled' })], next_page_token: null },
    })
    pressTwice(dialog.getByRole('button', { name: m.links_cancel_confirm() }))
    await waitFor(() => expect(notices().textContent).toContain(m.links_cancelled()))
    expect(await screen.findByText(m.links_status_cancelled())).toBeTruthy()
    expect(page.server.callsOf('paymentLinks.cancel')).toMatchObject([{ params: { id: 'pay_1' } }])
  },
)

test('a link that was paid meanwhile is not taken back, and the dialog says so', async () => {
  const page = listAt({ answers: { 'paymentLinks.cancel': refuse('wrong_status') } })
  await act(page, m.links_cancel())
  const dialog = within(await screen.findByRole('alertdialog'))
  await page.user.click(dialog.getByRole('button', { name: m.links_cancel_confirm() }))
  expect(await dialog.findByText(reasonText('wrong_status'))).toBeTruthy()
  await page.user.click(dialog.getByRole('button', { name: m.links_cancel_keep() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a link is sent again from the list', async () => {
  const page = listAt({
    answers: { 'paymentLinks.send': { link: aLink({ times_sent: 2 }) } },
    width: phoneWidth,
  })
  await act(page, m.links_sms_again())
  await waitFor(() => expect(notices().textContent).toContain(m.links_sms_sent()))
  expect(page.server.callsOf('paymentLinks.send')).toMatchObject([{ params: { id: 'pay_1' } }])
})

const unsent = [
  ['too many messages went to its phone', refuse('too_many_codes'), m.links_sms_too_often],
  ['the network is gone', offline, m.error_generic],
] as const
test.each(unsent)('when %s a link is not sent, which is told', async (_, failure, words) => {
  const page = listAt({ answers: { 'paymentLinks.send': failure } })
  await act(page, m.links_sms_again())
  await waitFor(() => expect(notices().textContent).toContain(words()))
})

test('a link that may not be sent yet has its send at rest', async () => {
  const resend_at = new Date(Date.now() + 60_000).toISOString()
  const { user } = listAt({}, [aLink({ resend_at })])
  await user.click(await actions())
  const send = await screen.findByRole('menuitem', { name: m.links_sms_again() })
  expect(send.getAttribute('aria-disabled')).toBe('true')
})
