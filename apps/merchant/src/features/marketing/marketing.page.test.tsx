import { pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  aConnection,
  aFeed,
  aPageOfProducts,
  aProduct,
  aProgress,
  aSync,
  thePlatforms,
} from '../../testing/fixtures/marketing.ts'
import { looks, phoneWidth, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const seller = { experiments: ['capital', 'marketing_and_products', 'product_catalog'] }
const plain = { experiments: ['capital', 'marketing_and_products'] }
const catalogue = { visible: 10, hidden: 1, rejected: 1, sources: 2, in_trouble: 1 }
const hidden = aProduct({
  id: 'prd_2',
  status: 'hidden',
  name_en: 'Gift Card',
  name_ar: 'بطاقة هدية',
  stock: null,
})
const said = { said_en: 'Needs a permit.', said_ar: 'يحتاج إلى تصريح.' }
const rejected = aProduct({
  id: 'prd_3',
  status: 'rejected',
  name_en: 'Bakhoor',
  name_ar: 'بخور',
  stock: 0,
  ...said,
})

function at(path: string, { answers, as = seller, ...options }: PageOptions = {}): Page {
  return renderAt(path, {
    ...options,
    as,
    answers: {
      'marketing.overview': { listings: [aProgress()], catalogue },
      'shopPlatforms.list': { platforms: thePlatforms({ shopify: aConnection() }) },
      'feeds.list': { feeds: [aFeed()] },
      'catalogue.list': aPageOfProducts([aProduct(), hidden, rejected]),
      'merchants.stores': { items: [] },
      ...answers,
    },
  })
}

const dialog = async () => within(await screen.findByRole('dialog'))
const question = async () => within(await screen.findByRole('alertdialog'))
/** A text at once: what is typed key by key is tested where it counts. */
async function fill(user: Page['user'], field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

test.each(looks)(
  'the page shows listings, products and platforms, in %s at %i [MKT-01, APP-56, DEC-MKT-1]',
  async (language, width) => {
    at('/marketing', { language, width })
    expect(await screen.findByRole('heading', { name: m.marketing_listings_title() })).toBeTruthy()
    const store = language === 'ar' ? 'دبي مول' : 'Dubai Mall'
    const editor = await screen.findByRole('link', { name: store })
    expect(editor.getAttribute('href')).toBe('/marketing/store-listing/brand-assets?store=sto_1')
    expect(screen.getByText(m.marketing_listing_draft())).toBeTruthy()
    for (const [name, href] of [
      [m.marketing_products_open(), '/marketing/products'],
      [m.marketing_platforms_open(), '/marketing/platforms'],
      [m.marketing_draft_go(), '/marketing/draft'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  },
)

test('the page says when it could not be loaded, and loads again [MKT-01]', async () => {
  const { user, server } = at('/marketing', { answers: { 'marketing.overview': refuse('unavailable') } })
  await screen.findByText(m.marketing_failed())
  server.answer({ 'marketing.overview': { listings: [], catalogue } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText(m.marketing_listings_empty())).toBeTruthy()
})

test('without the product catalogue there are listings alone, and its pages lead back [PERM-18, PERM-44, MKT-09]', async () => {
  const answers = { 'marketing.overview': { listings: [aProgress()], catalogue: null } }
  const { address } = at('/marketing/products', { as: plain, answers })
  await waitFor(() => expect(address()).toBe('/marketing'))
  await screen.findByRole('heading', { name: m.marketing_listings_title() })
  expect(screen.queryByRole('link', { name: m.marketing_products_open() })).toBeNull()
  expect(screen.queryByRole('navigation', { name: m.marketing_tabs() })).toBeNull()
})

test('the sidebar has Marketing for whom it is switched on, and for nobody else [NAV-32, MKT-07, MKT-08, PERM-26, PERM-45]', async () => {
  at('/marketing')
  const items = await screen.findAllByRole('link', { name: m.shell_item_marketing() })
  expect(items[0]!.getAttribute('href')).toBe('/marketing')
  at('/account', { as: { experiments: ['capital'] } })
  await screen.findByRole('navigation', { name: m.shell_navigation() })
  expect(screen.queryByRole('link', { name: m.shell_item_marketing() })).toBeNull()
})

test.each(looks)(
  'an unfinished listing shows its progress by step and goes on, in %s at %i [MKT-02, DEC-MKT-2]',
  async (language, width) => {
    at('/marketing/draft', { language, width })
    const bar = await screen.findByRole('progressbar')
    expect(bar.getAttribute('aria-valuenow')).toBe('75')
    expect(screen.getAllByText(m.marketing_step_done())).toHaveLength(3)
    expect(screen.getByText(m.marketing_step_open())).toBeTruthy()
    const on = screen.getByRole('link', { name: m.marketing_draft_continue() })
    expect(on.getAttribute('href')).toBe('/marketing/store-listing/brand-assets?store=sto_1')
  },
)

test('without an unfinished listing its page leads to marketing [MKT-02, DEC-MKT-2]', async () => {
  const listings = [aProgress({ status: 'published', is_live: true })]
  const { address } = at('/marketing/draft', { answers: { 'marketing.overview': { listings, catalogue } } })
  await waitFor(() => expect(address()).toBe('/marketing'))
})

test.each(looks)(
  'each platform says how it stands, in %s at %i [MKT-04, APP-56, DEC-MKT-3]',
  async (language, width) => {
    const broken = aConnection({
      id: 'shc_2',
      status: 'broken',
      sync: aSync({ status: 'failed', failure: 'grant_ended' }),
    })
    const read = aConnection({ sync: aSync({ added: 12, changed: 0, removed: 0 }) })
    const platforms = thePlatforms({ shopify: read, salla: broken })
    platforms[1]!.is_offered = false
    at('/marketing/platforms', { language, width, answers: { 'shopPlatforms.list': { platforms } } })
    const shopify = within(await screen.findByRole('region', { name: 'Shopify' }))
    expect(shopify.getByText(m.marketing_platform_connected())).toBeTruthy()
    expect(shopify.getByText('noor.myshopify.com')).toBeTruthy()
    expect(shopify.getByText(m.marketing_sync_added({ count: 12 }))).toBeTruthy()
    const salla = within(screen.getByRole('region', { name: m.integration_on_salla() }))
    expect(salla.getByText(m.marketing_platform_broken_text())).toBeTruthy()
    expect(salla.getByText(m.marketing_failure_grant_ended())).toBeTruthy()
    const zid = within(screen.getByRole('region', { name: m.integration_on_zid() }))
    expect(zid.getByText(m.marketing_platform_off())).toBeTruthy()
    expect(zid.queryByRole('button')).toBeNull()
  },
)

test('connecting asks for the address of the shop and goes to the platform, once [MKT-04, DEC-MKT-3]', async () => {
  const { user, server } = at('/marketing/platforms', {
    answers: { 'shopPlatforms.connect': { address: '#consent' } },
  })
  const woo = within(await screen.findByRole('region', { name: 'WooCommerce' }))
  await user.click(
    woo.getByRole('button', { name: m.marketing_platform_connect({ platform: 'WooCommerce' }) }),
  )
  const form = await dialog()
  const go = form.getByRole('button', { name: m.marketing_platform_go({ platform: 'WooCommerce' }) })
  await user.click(go)
  expect(form.getByText(m.field_required())).toBeTruthy()
  await fill(user, form.getByRole('textbox', { name: m.marketing_platform_shop_ask() }), 'shop.noor.example')
  pressTwice(go)
  await waitFor(() => expect(location.hash).toBe('#consent'))
  expect(server.callsOf('shopPlatforms.connect')).toMatchObject([
    { params: { platform: 'woocommerce' }, body: { shop: 'shop.noor.example' } },
  ])
})

test('a shop is read again at once, and disconnected after a question [MKT-04, DEC-MKT-3]', async () => {
  const { user, server } = at('/marketing/platforms', {
    answers: {
      'shopPlatforms.sync': refuse('sync_running'),
      'shopPlatforms.disconnect': { removed: 12 },
    },
  })
  const shopify = within(await screen.findByRole('region', { name: 'Shopify' }))
  await user.click(shopify.getByRole('button', { name: m.marketing_sync_of({ name: 'Shopify' }) }))
  expect(await screen.findByText(reasonText('sync_running'))).toBeTruthy()
  await user.click(shopify.getByRole('button', { name: m.marketing_platform_disconnect() }))
  const asked = await question()
  expect(asked.getByText(m.marketing_platform_disconnect_text())).toBeTruthy()
  await user.click(asked.getByRole('button', { name: m.marketing_platform_disconnect() }))
  expect(await screen.findByText(m.marketing_platform_disconnected_done())).toBeTruthy()
  expect(server.callsOf('shopPlatforms.disconnect')).toHaveLength(1)
})

test('whoever does no marketing looks and changes nothing [DEC-USR-5, MKT-07]', async () => {
  at('/marketing/platforms', { as: { ...seller, role: 'sales_manager' } })
  expect(await screen.findByText(m.marketing_read_only())).toBeTruthy()
  const shopify = within(await screen.findByRole('region', { name: 'Shopify' }))
  expect(shopify.queryByRole('button')).toBeNull()
})

test('what a platform sent back is exchanged once, and the products follow [MKT-06, APP-56, DEC-MKT-5]', async () => {
  const connection = aConnection({ sync: aSync({ status: 'running', ended_at: null }) })
  const { address, server } = at('/marketing/product-catalog-auth?code=abc&state=con_1.secret&shop=noor', {
    answers: { 'shopPlatforms.finish': { platform: 'shopify', connection } },
  })
  await waitFor(() => expect(address()).toBe('/marketing/products'))
  expect(await screen.findByText(m.marketing_auth_done({ platform: 'Shopify' }))).toBeTruthy()
  expect(server.callsOf('shopPlatforms.finish')).toMatchObject([
    { body: { state: 'con_1.secret', returned: { code: 'abc', state: 'con_1.secret', shop: 'noor' } } },
  ])
})

test.each(looks)(
  'a return that brings nothing says so, with another try, in %s at %i [MKT-06, DEC-MKT-5]',
  async (language, width) => {
    const { server } = at('/marketing/product-catalog-auth?success=0&user_id=con_9.x', { language, width })
    expect(await screen.findByText(m.marketing_auth_refused())).toBeTruthy()
    const again = screen.getByRole('link', { name: m.marketing_auth_again() })
    expect(again.getAttribute('href')).toBe('/marketing/platforms')
    expect(server.callsOf('shopPlatforms.finish')).toEqual([])
  },
)

test('a return that is too late says what to do [MKT-06, DEC-MKT-5]', async () => {
  at('/marketing/product-catalog-auth?code=abc&state=con_2.late', {
    answers: { 'shopPlatforms.finish': refuse('consent_invalid') },
  })
  expect(await screen.findByText(reasonText('consent_invalid'))).toBeTruthy()
  expect(screen.getByRole('link', { name: m.marketing_auth_again() })).toBeTruthy()
})

test.each(looks)(
  'products show picture, names, price, stock and status, in %s at %i [MKT-05, APP-56, DEC-MKT-4]',
  async (language, width) => {
    const picture = '/merchant/api/v1/marketing/products/prd_1/picture?v=1'
    const answers = { 'catalogue.list': aPageOfProducts([aProduct({ picture }), hidden, rejected]) }
    at('/marketing/products', { language, width, answers })
    const name = language === 'ar' ? 'ماء ورد طائفي' : 'Taif Rose Water'
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0)
    expect(screen.getAllByText('79.50').length).toBeGreaterThan(0)
    expect(document.querySelector('img')?.getAttribute('src')).toBe(picture)
    for (const text of [
      m.marketing_product_uncounted(),
      m.marketing_product_sold_out(),
      language === 'ar' ? said.said_ar : said.said_en,
    ])
      expect(screen.getAllByText((shown) => shown.includes(text)).length).toBeGreaterThan(0)
    expect(screen.getByText(m.marketing_products_shown({ shown: '3', total: '3' }))).toBeTruthy()
  },
)

test('search and status stand in the address and are asked of the server [MKT-05, DEC-MKT-4]', async () => {
  const { user, server, address } = at('/marketing/products?status=hidden')
  await screen.findAllByText('Gift Card')
  expect(server.callsOf('catalogue.list')[0]).toMatchObject({ query: { status: 'hidden' } })
  server.answer({ 'catalogue.list': aPageOfProducts([]) })
  await user.type(screen.getByRole('searchbox'), 'عود')
  expect(await screen.findByText(m.marketing_products_none())).toBeTruthy()
  expect(decodeURIComponent(address())).toContain('search=عود')
  server.answer({ 'catalogue.list': aPageOfProducts([aProduct()]) })
  await user.click(screen.getByRole('button', { name: m.marketing_products_clear() }))
  expect((await screen.findAllByText('Taif Rose Water')).length).toBeGreaterThan(0)
  expect(address()).toBe('/marketing/products')
})

test('selected products are hidden together; one that staff rejected cannot be selected [MKT-05, DEC-MKT-4]', async () => {
  const { user, server } = at('/marketing/products', {
    answers: { 'catalogue.setShown': { changed: ['prd_1'] } },
  })
  const box = await screen.findByRole('checkbox', {
    name: m.marketing_product_select({ name: 'Taif Rose Water' }),
  })
  expect(screen.queryByRole('checkbox', { name: m.marketing_product_select({ name: 'Bakhoor' }) })).toBeNull()
  await user.click(box)
  const bar = within(screen.getByRole('region', { name: m.marketing_product_selected_bar() }))
  pressTwice(bar.getByRole('button', { name: m.marketing_product_hide() }))
  expect(await screen.findByText(m.marketing_products_now_hidden({ count: 1 }))).toBeTruthy()
  expect(server.callsOf('catalogue.setShown')).toMatchObject([{ body: { ids: ['prd_1'], shown: false } }])
})

test('products that changed meanwhile stay, with the reason [MKT-05]', async () => {
  const { user } = at('/marketing/products', { answers: { 'catalogue.setShown': refuse('wrong_status') } })
  await user.click(
    await screen.findByRole('checkbox', { name: m.marketing_product_select({ name: 'Gift Card' }) }),
  )
  await user.click(screen.getByRole('button', { name: m.marketing_product_show() }))
  expect(await screen.findByText(reasonText('wrong_status'))).toBeTruthy()
})

test('products are on their way, fail, or are none yet, and the shop is read now [MKT-05, DEC-MKT-4]', async () => {
  at('/marketing/products', { answers: { 'catalogue.list': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
  at('/marketing/products', { answers: { 'catalogue.list': refuse('unavailable') } })
  expect(await screen.findByText(m.marketing_products_failed())).toBeTruthy()
  const { user, server } = at('/marketing/products', {
    answers: {
      'catalogue.list': aPageOfProducts([]),
      'shopPlatforms.sync': { sync: aSync({ status: 'running' }) },
    },
  })
  expect(await screen.findByText(m.marketing_products_empty())).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: m.marketing_sync_of({ name: 'Shopify' }) }))
  expect(await screen.findByText(m.marketing_sync_begun())).toBeTruthy()
  expect(server.callsOf('shopPlatforms.sync')).toHaveLength(1)
})

test.each(looks)(
  'feeds show link, format, last fetch and what went wrong, in %s at %i [OTH-04, DEC-OTH-5]',
  async (language, width) => {
    const problems = [{ row: 13, id: '9001', problem: 'no_price' as const }]
    const feeds = [
      aFeed({ sync: aSync({ skipped: 1, problems }) }),
      aFeed({
        id: 'fed_2',
        name: 'Old',
        status: 'paused',
        sync: aSync({ status: 'failed', failure: 'not_found' }),
      }),
    ]
    at('/marketing/feeds', { language, width, answers: { 'feeds.list': { feeds } } })
    expect((await screen.findAllByText('noor.example/gifts.xml')).length).toBeGreaterThan(0)
    for (const text of [
      m.marketing_sync_skipped({ count: 1 }),
      m.marketing_failure_not_found(),
      m.marketing_feed_paused(),
    ])
      expect(screen.getAllByText((shown) => shown.includes(text)).length).toBeGreaterThan(0)
  },
)

test('a feed is added once, with what is wrong at its fields [OTH-04, DEC-OTH-5]', async () => {
  const { user, server } = at('/marketing/feeds', {
    answers: { 'feeds.list': { feeds: [] }, 'feeds.create': { feed: aFeed() } },
  })
  expect(await screen.findByText(m.marketing_feeds_empty())).toBeTruthy()
  const [first] = screen.getAllByRole('button', { name: m.marketing_feed_add() })
  await user.click(first!)
  const form = await dialog()
  const add = form.getByRole('button', { name: m.marketing_feed_add() })
  await user.click(add)
  expect(form.getAllByText(m.field_required()).length).toBeGreaterThan(1)
  await fill(user, form.getByRole('textbox', { name: m.marketing_feed_name() }), 'Gift sets')
  await fill(
    user,
    form.getByRole('textbox', { name: m.marketing_feed_url() }),
    'https://noor.example/gifts.csv',
  )
  await user.click(form.getByRole('radio', { name: 'CSV' }))
  pressTwice(add)
  expect(await screen.findByText(m.marketing_feed_added())).toBeTruthy()
  expect(server.callsOf('feeds.create')).toMatchObject([
    { body: { name: 'Gift sets', url: 'https://noor.example/gifts.csv', format: 'csv', language: 'en' } },
  ])
})

test('a feed is fetched now, paused, and deleted after a question [OTH-04, DEC-OTH-5]', async () => {
  const { user, server } = at('/marketing/feeds', {
    answers: {
      'feeds.fetch': refuse('sync_running'),
      'feeds.pause': { feed: aFeed({ status: 'paused' }) },
      'feeds.remove': { removed: 4 },
    },
  })
  const choose = async (act: string) => {
    await user.click(
      await screen.findByRole('button', { name: m.marketing_feed_actions({ name: 'Gift sets' }) }),
    )
    await user.click(await screen.findByRole('menuitem', { name: act }))
  }
  await choose(m.marketing_feed_fetch())
  expect(await screen.findByText(reasonText('sync_running'))).toBeTruthy()
  await choose(m.marketing_feed_pause())
  expect(await screen.findByText(m.marketing_feed_paused_done())).toBeTruthy()
  await choose(m.marketing_feed_delete())
  const asked = await question()
  await user.click(asked.getByRole('button', { name: m.marketing_feed_delete() }))
  expect(await screen.findByText(m.marketing_feed_deleted())).toBeTruthy()
  expect(server.callsOf('feeds.remove')).toHaveLength(1)
})

test('a feed that somebody changed meanwhile is not overwritten [OTH-04]', async () => {
  const { user } = at('/marketing/feeds', { answers: { 'feeds.change': refuse('stale_version') } })
  await user.click(
    await screen.findByRole('button', { name: m.marketing_feed_actions({ name: 'Gift sets' }) }),
  )
  await user.click(await screen.findByRole('menuitem', { name: m.marketing_feed_change() }))
  const form = await dialog()
  await fill(user, form.getByRole('textbox', { name: m.marketing_feed_name() }), 'New name')
  await user.click(form.getByRole('button', { name: m.marketing_feed_save() }))
  expect(await form.findByText(reasonText('stale_version'))).toBeTruthy()
})

test.each(looks)(
  'the marketplace tells of each system and leads to setting it up, in %s at %i [OTH-05, APP-58, DEC-OTH-6]',
  async (language, width) => {
    at('/marketplace', { language, width })
    const salla = within(await screen.findByRole('region', { name: m.integration_on_salla() }))
    expect(salla.getByText(m.marketing_about_salla())).toBeTruthy()
    expect(salla.getByRole('link').getAttribute('href')).toBe('/integration?platform=salla')
  },
)

test('without marketing the marketplace is shut, and others than admins are told whom to ask [OTH-05, DEC-PERM-14]', async () => {
  at('/marketplace', { as: { ...seller, role: 'supervisor' } })
  expect(await screen.findByText(m.marketing_marketplace_admin())).toBeTruthy()
  at('/marketplace', {
    as: { experiments: ['capital'] },
    answers: { 'orders.list': pending, 'orders.counts': pending, 'orders.uncaptured': pending },
  })
  await screen.findByRole('navigation', { name: m.shell_navigation() })
  await waitFor(() => expect(screen.queryByText(m.marketing_marketplace_intro())).toBeNull())
})

test('the message for a site is chosen, seen and copied; its code follows [MKT-01, DEC-MKT-1]', async () => {
  const { user } = at('/marketing')
  const card = within(await screen.findByRole('region', { name: m.marketing_snippet_title() }))
  const code = () => card.getByLabelText(m.marketing_snippet_code()).textContent
  const frame = () => card.getByTitle<HTMLIFrameElement>(m.marketing_snippet_preview())
  expect(code()).toContain("    price: '400.00',\n    lang: 'en',\n")
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts')
  await user.click(card.getByRole('radio', { name: m.marketing_snippet_cart() }))
  await user.click(card.getByRole('radio', { name: m.marketing_snippet_arabic() }))
  expect(code()).toContain('/card.js')
  expect(frame().getAttribute('src')).toContain('place=cart&price=400.00&currency=AED&lang=ar')
  await fill(user, card.getByRole('textbox', { name: m.marketing_snippet_price() }), 'free')
  expect(card.getByText(m.marketing_snippet_no_price())).toBeTruthy()
  expect(card.queryByTitle(m.marketing_snippet_preview())).toBeNull()
  await fill(user, card.getByRole('textbox', { name: m.marketing_snippet_price() }), '12.5')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(card.getByRole('button', { name: m.marketing_snippet_copy() }))
  expect(write.mock.calls[0]?.[0]).toContain("price: '12.50'")
})

test('pictures of the brand are saved in either language, with nothing in them from elsewhere [MKT-01, DEC-MKT-1]', async () => {
  const { user } = at('/marketing', { width: phoneWidth })
  const card = within(await screen.findByRole('region', { name: m.marketing_assets_title() }))
  const banner = () =>
    card.getByRole('link', { name: m.marketing_asset_download({ name: m.marketing_asset_banner() }) })
  expect(banner().getAttribute('download')).toBe('banner-en.svg')
  await user.click(card.getByRole('radio', { name: m.marketing_snippet_arabic() }))
  await waitFor(() => expect(banner().getAttribute('download')).toBe('banner-ar.svg'))
  const drawn = decodeURIComponent(banner().getAttribute('href') ?? '')
  expect(drawn).toContain('direction="rtl"')
  expect(drawn.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|href/)
})
