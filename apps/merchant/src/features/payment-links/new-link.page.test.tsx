import { storageKeys } from '@daftar/client'
import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLink, linkUrl } from '../../testing/fixtures/links.ts'
import { noorStores } from '../../testing/fixtures/orders-list.ts'
import { aStore } from '../../testing/fixtures/stores.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const mall = noorStores.slice(0, 1)
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: (said) => said.startsWith(name) })
const send = () => screen.getByRole('button', { name: m.links_create_and_send() })
const made: Answers = {
  'paymentLinks.create': { link: aLink({ amount: '400.02' }), url: linkUrl },
  'paymentLinks.read': { link: aLink({ amount: '400.02' }) },
}

/** The form of a new link, open; there is one store unless others are given. */
async function newLink({ answers, ...options }: PageOptions = {}, stores = mall): Promise<Page> {
  const page = renderAt('/payment-links/new', {
    ...options,
    answers: { 'merchants.stores': { items: stores }, ...answers },
  })
  await screen.findByRole('heading', { level: 1, name: m.links_new_title() })
  return page
}

/** What a link cannot do without. */
async function fill({ user }: Page, amount = '400.02', phone = '501234567'): Promise<void> {
  await user.type(field(m.links_amount()), amount)
  await user.type(field(m.links_phone()), phone)
}

test.each(looks)(
  'a link is made of amount and phone: the only store is said, the language is the reader’s, in %s at %i [ORD-07, ORD-08, DEC-ORD-9]',
  async (language, width) => {
    const page = await newLink({ language, width, answers: made })
    expect(screen.getByText(language === 'ar' ? 'نور مول' : 'Noor Mall')).toBeTruthy()
    const own = language === 'ar' ? m.links_language_ar() : m.links_language_en()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: own }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: m.links_validity_1d() }).checked).toBe(true)
    await fill(page)
    await page.user.click(send())
    await waitFor(() => expect(page.address()).toBe('/payment-links/pay_1/created'))
    expect(await screen.findByText(m.links_said_created())).toBeTruthy()
    expect(page.server.callsOf('paymentLinks.create').map(({ body }) => body)).toEqual([
      {
        store_id: 'sto_noor1',
        amount: '400.02',
        phone: '+971501234567',
        name: '',
        email: '',
        reference: '',
        description: '',
        language,
        validity: '1d',
        send: true,
      },
    ])
  },
)

test('the url that the server says once is kept by its payment, over a reload too [ORD-12, CFG-07, CFG-08, DEC-ORD-13]', async () => {
  const page = await newLink({ answers: made })
  await fill(page)
  await page.user.click(send())
  expect(await screen.findByText(linkUrl)).toBeTruthy()
  expect(screen.getByRole('img', { name: m.links_qr() })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('merchant.payment_links') ?? '')).toEqual([['pay_1', linkUrl]])
  page.reload()
  expect(await screen.findByText(linkUrl)).toBeTruthy()
  const names: string[] = Object.values(storageKeys)
  for (const key of Object.keys(localStorage))
    expect(
      names.some((name) => key === name || key.startsWith(name)),
      key,
    ).toBe(true)
})

test('pressed twice while it is under way, one link is made', async () => {
  const page = await newLink({ answers: { 'paymentLinks.create': pending } })
  await fill(page)
  pressTwice(send())
  await waitFor(() => expect(page.server.callsOf('paymentLinks.create').length).toBeGreaterThan(0))
  await page.user.keyboard('{Enter}')
  expect(page.server.callsOf('paymentLinks.create')).toHaveLength(1)
})

test('after a lost answer the same form carries the same key, so that one link is made', async () => {
  const page = await newLink({ answers: { ...made, 'paymentLinks.create': offline } })
  await fill(page)
  await page.user.click(send())
  expect((await screen.findByRole('alert')).textContent).toContain(m.links_lost())
  page.server.answer(made)
  await page.user.click(send())
  await waitFor(() => expect(page.address()).toBe('/payment-links/pay_1/created'))
  const [first, second] = page.server.callsOf('paymentLinks.create').map(({ key }) => key)
  expect(first).toBe(second)
})

test('an empty form says at each field what it wants, the first takes the focus, and nothing is sent', async () => {
  const { user, server } = await newLink({}, noorStores)
  await user.click(send())
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getAllByRole('link')).toHaveLength(3)
  expect(screen.getAllByText(m.field_required())).toHaveLength(3)
  await waitFor(() => expect(document.activeElement?.id).toBe('store_id'))
  await user.click(
    summary.getByRole('link', {
      name: m.links_field_problem({ name: m.links_phone(), problem: m.field_required() }),
    }),
  )
  expect(document.activeElement).toBe(field(m.links_phone()))
  expect(server.callsOf('paymentLinks.create')).toEqual([])
})

test('of several stores one is chosen, with its dial code, and is the choice of the next link', async () => {
  const riyadh = aStore({ id: 'sto_ruh', name: 'Riyadh', name_ar: 'الرياض', country: 'SAU', currency: 'SAR' })
  const page = await newLink({ answers: made }, [...mall, riyadh])
  await page.user.click(screen.getByRole('button', { name: (said) => said.includes(m.links_store()) }))
  await page.user.click(await screen.findByRole('option', { name: 'Riyadh' }))
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: m.shell_phone_country() })
  expect(country.value).toBe('SAU')
  page.server.answer({ 'paymentLinks.create': { link: aLink({ store_id: 'sto_ruh' }), url: linkUrl } })
  await fill(page)
  await page.user.click(send())
  await waitFor(() =>
    expect(page.server.callsOf('paymentLinks.create')[0]?.body).toMatchObject({
      store_id: 'sto_ruh',
      phone: '+966501234567',
    }),
  )
  await page.user.click(await screen.findByRole('link', { name: m.links_another() }))
  await screen.findByRole('heading', { level: 1, name: m.links_new_title() })
  expect(screen.getByRole('button', { name: (said) => said.includes('Riyadh') })).toBeTruthy()
})

const decimals = [
  ['AED', '1.239', '1.23'],
  ['KWD', '1.2345', '1.234'],
  ['BHD', '1.2345', '1.234'],
  ['OMR', '1.234', '1.23'],
] as const
test.each(decimals)(
  'an amount in %s typed as %s stands there as %s [VAL-54, VAL-55]',
  async (currency, typed, held) => {
    const { user } = await newLink({}, [aStore({ currency })])
    await user.type(field(m.links_amount()), typed)
    expect(field(m.links_amount()).value).toBe(held)
  },
)

test('strict validation asks for name, e-mail and reference, and for a phone of the store’s country [ORD-11, PERM-38, DEC-ORD-10]', async () => {
  const page = await newLink({ as: { experiments: ['strict_payment_link_validation'] }, answers: made })
  const { user } = page
  await user.selectOptions(screen.getByRole('combobox', { name: m.shell_phone_country() }), 'SAU')
  await fill(page, '100', '512345678')
  await user.click(send())
  expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(4)
  expect(screen.getByText(m.links_phone_country())).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field(m.links_phone())))
  await user.selectOptions(screen.getByRole('combobox', { name: m.shell_phone_country() }), 'ARE')
  await user.type(field(m.links_name()), 'Huda')
  await user.type(field(m.links_email()), 'h@s.example')
  await user.type(field(m.links_reference()), 'INV-1')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.click(send())
  await waitFor(() =>
    expect(page.server.callsOf('paymentLinks.create')).toMatchObject([
      { body: { phone: '+971512345678', name: 'Huda', email: 'h@s.example', reference: 'INV-1' } },
    ]),
  )
})

test('without strict validation the details stand folded, and none is asked for', async () => {
  const { user } = await newLink()
  expect(screen.queryByRole('textbox', { name: (said) => said.startsWith(m.links_email()) })).toBeNull()
  await user.click(screen.getByRole('button', { name: m.links_more() }))
  await user.type(field(m.links_description()), 'Eid')
  expect(screen.getByText(m.links_count({ count: 3, max: 200 }))).toBeTruthy()
})

const atFields = [
  ['order_amount_too_high', m.links_amount],
  ['order_amount_too_low', m.links_amount],
  ['no_installments', m.links_phone],
  ['not_available', m.links_phone],
] as const
test.each(atFields)(
  'a link refused for %s says so at its field, until something is changed [ERR-06, DEC-ORD-15]',
  async (reason, name) => {
    const page = await newLink({ answers: { 'paymentLinks.create': refuse(reason) } })
    await fill(page)
    await page.user.click(send())
    await screen.findByText(reasonText(reason))
    expect(document.activeElement).toBe(field(name()))
    expect(field(name()).getAttribute('aria-invalid')).toBe('true')
    await page.user.type(field(m.links_amount()), '1')
    expect(screen.queryByText(reasonText(reason))).toBeNull()
  },
)

const overForm = ['try_installments', 'store_suspended'] as const
test.each(overForm)(
  'a link refused for %s says so over the form, and may be tried again [ERR-06, DEC-ORD-15]',
  async (reason) => {
    const page = await newLink({ answers: { 'paymentLinks.create': refuse(reason) } })
    await fill(page)
    await page.user.click(send())
    expect((await screen.findByRole('alert')).textContent).toContain(reasonText(reason))
    page.server.answer(made)
    await page.user.click(send())
    await waitFor(() => expect(page.address()).toBe('/payment-links/pay_1/created'))
  },
)

test('a field that the server refuses says so itself [DEC-ORD-15]', async () => {
  const page = await newLink({
    answers: { 'paymentLinks.create': refuse('invalid_input', { fields: { phone: 'phone_invalid' } }) },
  })
  await fill(page)
  await page.user.click(send())
  await screen.findByText(m.field_phone_invalid())
  expect(field(m.links_phone()).getAttribute('aria-invalid')).toBe('true')
})

test('a merchant without a store is told whom to ask', async () => {
  renderAt('/payment-links/new', { answers: { 'merchants.stores': { items: [] } } })
  expect(await screen.findByText(m.links_no_stores_title())).toBeTruthy()
})

test('settlements is led away from the form [ORD-09, PERM-31, DEC-USR-5]', async () => {
  const { address } = renderAt('/payment-links/new', {
    as: { role: 'settlements' },
    answers: {
      'orders.list': pending,
      'orders.counts': pending,
      'orders.uncaptured': pending,
      'merchants.stores': pending,
    },
  })
  await waitFor(() => expect(address()).toBe('/payments'))
})
