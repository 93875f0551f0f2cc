import type { AnswerOf } from '@daftar/contract/table'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { productText } from '@daftar/words/order-words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLegalEntity } from '../../testing/fixtures/capital.ts'
import { aKeptStore, aListing, aRequest, aStore } from '../../testing/fixtures/stores.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const online = aStore({
  ...{ id: 'sto_2', name: 'Noor online', name_ar: 'نور أونلاين', kind: 'online', status: 'inactive' },
  ...{ website_url: 'https://noor.example', address: null, product_count: 2 },
})
const managed = { experiments: ['capital', 'store_management', 'marketing_and_products'] }
const company = { ...aLegalEntity, id: 'leg_noor', legal_company_name: 'Noor Trading LLC' }
const products: AnswerOf<'stores.availableProducts'>['items'] = (
  ['pay_later', 'installments', 'pay_in_full'] as const
).map((type, at) => ({
  ...{ type, status: (['active', 'available', 'requested'] as const)[at]!, currency: 'AED' as const },
  ...{ min_amount: '10.00', max_amount: '10000.00', installments_count: type === 'installments' ? 4 : null },
}))
const schedule: AnswerOf<'stores.schedules'>['items'][number] = {
  ...{ cycle: 'weekly', weekday: 1, currency: 'AED', next_payout_date: '2026-11-30', fee: '5.00' },
  ...{ fee_from: { amount: '2000.00', fee: '0.00' }, extra: '0.00' },
}

function storesAt({ answers, as = managed, ...options }: PageOptions = {}, path = '/stores'): Page {
  return renderAt(path, {
    ...{ as, ...options },
    answers: {
      'merchants.stores': { items: [aStore(), online] },
      'stores.requests': { requests: [] },
      'merchants.store': { store: aKeptStore() },
      'legalEntities.list': ({ query }) => ({ legal_entities: query.statuses ? [] : [company] }),
      'stores.availableProducts': { items: products },
      'stores.schedules': { items: [schedule] },
      'listings.read': { listing: aListing() },
      ...answers,
    },
  })
}

const dialog = async () => within(await screen.findByRole('dialog'))
async function fill(user: Page['user'], field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

test.each(looks)(
  'the stores show where they are, of which kind and how they stand, in %s at %i [STO-01, STO-02, STO-09, DEC-STO-1]',
  async (language, width) => {
    storesAt({ language, width })
    const name = language === 'ar' ? 'نور أونلاين' : 'Noor online'
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0)
    const texts = ['Marina Mall, Dubai', 'noor.example', m.stores_kind_online(), m.stores_kind_offline()]
    for (const text of [...texts, m.stores_status_active(), m.stores_status_inactive()])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  },
)

test('search, country, kind and status stand in the address and leave what fits [DEC-STO-1]', async () => {
  const { user, address } = storesAt({}, '/stores?kind=online&country=ARE')
  expect(await screen.findByText('Noor online')).toBeTruthy()
  expect(screen.queryByText('Marina')).toBeNull()
  await user.type(screen.getByRole('searchbox'), 'marina')
  expect(await screen.findByText(m.stores_none_title())).toBeTruthy()
  expect(address()).toBe('/stores?search=marina&country=ARE&kind=online')
  await user.click(screen.getByRole('button', { name: m.stores_clear_filters() }))
  expect(await screen.findByText('Marina')).toBeTruthy()
})

test('the sidebar leads workspace admins to the stores, and nobody else [NAV-07, NAV-33, NAV-34, PERM-32, STO-05]', async () => {
  storesAt()
  const sidebar = await screen.findByRole('navigation', { name: m.shell_navigation() })
  const group = within(sidebar).getByRole('list', { name: m.shell_group_business_profile() })
  const links = within(group).getAllByRole('link')
  expect(links[0]?.getAttribute('href')).toBe('/stores')
})

test('whoever is no workspace admin is led away from the stores [PERM-32, STO-05]', async () => {
  const orders = { 'orders.list': pending, 'orders.counts': pending, 'orders.uncaptured': pending }
  const { server } = storesAt({ as: { ...managed, role: 'supervisor' }, answers: orders })
  await screen.findByRole('navigation', { name: m.shell_navigation() })
  expect(screen.queryByRole('link', { name: m.shell_item_stores() })).toBeNull()
  expect(server.callsOf('stores.requests')).toEqual([])
})

test('without the flag of store management nothing is added or edited [STO-06, PERM-20, PERM-51]', async () => {
  storesAt({ as: {} })
  expect(await screen.findByText('Marina')).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.stores_add() })).toBeNull()
})

test('and on its page neither [STO-06, DEC-STO-11]', async () => {
  storesAt({ as: {} }, '/stores/sto_1')
  expect(await screen.findByText('marina')).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.common_edit() })).toBeNull()
})

test('a list that cannot be loaded says so and is asked for again', async () => {
  const { user, server } = storesAt({ answers: { 'merchants.stores': offline } })
  expect(await screen.findByText(m.stores_failed())).toBeTruthy()
  server.answer({ 'merchants.stores': { items: [aStore()] } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText('Marina')).toBeTruthy()
})

test('while it loads, its place is kept; without a store it says so', async () => {
  const { server } = storesAt({ answers: { 'merchants.stores': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
  server.answer({ 'merchants.stores': { items: [] } })
})

test('a store is asked for once, and its request then stands below the list [DEC-STO-1]', async () => {
  const asked = aRequest({ wants: 'store', product: null, store_name: 'Creek', store_name_ar: 'الخور' })
  const { user, server } = storesAt({ answers: { 'stores.askStore': { requests: [asked] } } })
  await user.click(await screen.findByRole('button', { name: m.stores_add() }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: m.stores_send() }))
  expect((await form.findAllByText(m.field_required())).length).toBeGreaterThan(0)
  await fill(user, form.getByLabelText(m.stores_name()), 'Creek')
  await fill(user, form.getByLabelText(m.stores_name_ar()), 'الخور')
  await user.click(form.getByRole('radio', { name: m.stores_kind_offline() }))
  await fill(user, form.getByLabelText(m.stores_address()), '1 Creek Road')
  await fill(user, form.getByRole('combobox', { name: m.stores_category() }), 'Perfume')
  await user.click(await screen.findByRole('option', { name: /Perfume/ }))
  await user.click(form.getByRole('button', { name: new RegExp(m.stores_company()) }))
  await user.click(await screen.findByRole('option', { name: 'Noor Trading LLC' }))
  pressTwice(form.getByRole('button', { name: m.stores_send() }))
  expect(await screen.findByText(m.stores_request_store({ store: 'Creek' }))).toBeTruthy()
  expect(server.callsOf('stores.askStore').map(({ body }) => body)).toEqual([
    {
      ...{ name: 'Creek', name_ar: 'الخور', kind: 'offline', country: 'ARE', website_url: '' },
      ...{ address: '1 Creek Road', category_id: 'beauty/perfume', legal_entity_id: 'leg_noor' },
    },
  ])
})

test('why a request was declined is said in the reader’s language', async () => {
  const declined = aRequest({ status: 'declined', said_en: 'Not yours.', said_ar: 'ليس لكم.' })
  storesAt({ language: 'ar', answers: { 'stores.requests': { requests: [declined] } } })
  expect(await screen.findByText('ليس لكم.')).toBeTruthy()
  expect(screen.getByText(m.stores_request_declined())).toBeTruthy()
})

test.each(looks)(
  'the page of a store has its tabs, and an unknown one shows the details, in %s at %i [STO-03, STO-04, APP-53, DEC-STO-2]',
  async (language, width) => {
    storesAt({ language, width }, '/stores/sto_1/nothing')
    for (const text of ['Noor Trading LLC', 'marina', 'leg_noor', 'mrc_noor', 'AE'])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    const tabs = within(screen.getByRole('navigation', { name: m.stores_tabs() }))
    const links = tabs.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining(
        ['details', 'products', 'terms', 'schedule', 'listing'].map((tab) => `/stores/sto_1/${tab}`),
      ),
    )
    expect(screen.getByRole('button', { name: m.stores_copy({ name: m.stores_code() }) })).toBeTruthy()
  },
)

test('a store that is not there is the page that is not found', async () => {
  storesAt({ mayComplain: true, answers: { 'merchants.store': refuse('not_found') } }, '/stores/sto_9')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(m.shell_not_found_title())
})

test('a store is edited on the version that was read, and who was slower is told [DEC-STO-2]', async () => {
  const { user, server } = storesAt(
    { answers: { 'stores.change': refuse('stale_version') } },
    '/stores/sto_1/details',
  )
  await user.click(await screen.findByRole('button', { name: m.common_edit() }))
  const form = await dialog()
  await user.click(form.getByRole('checkbox', { name: new RegExp(m.stores_closed()) }))
  await user.click(form.getByRole('button', { name: m.common_save() }))
  expect(await screen.findByText(reasonText('stale_version'))).toBeTruthy()
  const [call] = server.callsOf('stores.change')
  expect([call?.ifMatch, call?.body.is_closed]).toEqual(['"3"', true])
})

test('products are active, asked for, or can be asked for [STO-16, STO-18, DEC-STO-6]', async () => {
  const { user, server } = storesAt(
    { answers: { 'stores.askProduct': { requests: [aRequest({ product: 'installments' })] } } },
    '/stores/sto_1/products',
  )
  expect(await screen.findByText(m.stores_product_requested())).toBeTruthy()
  expect(screen.getAllByText(m.stores_product_active()).length).toBeGreaterThan(1)
  const product = productText('installments')
  await user.click(screen.getByRole('button', { name: m.stores_request_named({ product }) }))
  expect((await screen.findAllByText(m.stores_product_asked())).length).toBeGreaterThan(0)
  await waitFor(() => expect(server.callsOf('stores.availableProducts').length).toBeGreaterThan(1))
  expect(server.callsOf('stores.askProduct')[0]?.body).toEqual({ product: 'installments' })
})

test('a product that cannot be asked for says why', async () => {
  const { user } = storesAt(
    { answers: { 'stores.askProduct': refuse('product_asked') } },
    '/stores/sto_1/products',
  )
  const product = productText('installments')
  await user.click(await screen.findByRole('button', { name: m.stores_request_named({ product }) }))
  expect(await screen.findByText(reasonText('product_asked'))).toBeTruthy()
})

test.each(['en', 'ar'] as const)(
  'the payout schedule says when and for what fee, in %s [STO-17, DEC-STO-7]',
  async (language) => {
    storesAt({ language }, '/stores/sto_1/schedule')
    const day = language === 'ar' ? 'الاثنين' : 'Monday'
    expect(await screen.findByText(m.stores_schedule_weekly({ day }))).toBeTruthy()
    expect(screen.getByText(m.stores_schedule_next())).toBeTruthy()
  },
)

test('the listing tab says how far it is, what was said of it, and leads to the editor [STO-07, DEC-STO-10]', async () => {
  const rejected = aListing({
    status: 'rejected',
    said_en: 'The logo is blurred.',
    said_ar: 'الشعار غير واضح.',
  })
  storesAt({ answers: { 'listings.read': { listing: rejected } } }, '/stores/sto_1/listing')
  expect(await screen.findByText('The logo is blurred.')).toBeTruthy()
  expect(screen.getByText(m.listing_status_rejected())).toBeTruthy()
  const editor = screen.getByRole('link', { name: m.stores_listing_open() })
  expect(editor.getAttribute('href')).toBe('/marketing/store-listing/basic-details?store=sto_1')
})

test('where listings are not switched on, the tab says so and asks for nothing [DEC-STO-10]', async () => {
  const { server } = storesAt({ as: { experiments: ['store_management'] } }, '/stores/sto_1/listing')
  expect(await screen.findByText(m.stores_listing_off())).toBeTruthy()
  expect(server.callsOf('listings.read')).toEqual([])
})

test.each(['en', 'ar'] as const)(
  'what sales cost and how the contract stands is on one tab, in %s [DEC-STO-2, DEC-STO-4]',
  async (language) => {
    const commission: AnswerOf<'contracts.commissions'>['items'][number] = {
      ...{ product_type: 'pay_later', installments_count: null, percent: 5.49, fixed_fee: '1.00' },
      ...{ currency: 'AED', vat_percent: 5, valid_from: '2026-01-05' },
    }
    const contract: AnswerOf<'contracts.read'> = {
      ...{
        status: 'completed',
        document_url: null,
        document_sha256: null,
        sign_url: null,
        signed_at: '2026-01-04T08:00:00.000Z',
      },
      ...{ signatory: { name: 'Mariam Haddad', email: 'owner@noor.example' }, number: 'C-7', sent_at: null },
      ...{ completed_at: null, terms_accepted_at: null, is_signatory: true, again_from: null },
    }
    storesAt(
      { language, answers: { 'contracts.commissions': { items: [commission] }, 'contracts.read': contract } },
      '/stores/sto_1/terms',
    )
    expect((await screen.findAllByText((text) => text.includes('5.49%'))).length).toBeGreaterThan(0)
    expect(await screen.findByText('Mariam Haddad')).toBeTruthy()
    expect(screen.getByText(m.stores_contract_completed())).toBeTruthy()
  },
)
