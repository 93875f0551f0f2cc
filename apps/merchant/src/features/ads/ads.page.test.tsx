import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { campaignReasonText, campaignStatusText, placementText } from '@daftar/words/ads-words'
import { fieldText, m, reasonText } from '@daftar/words'
import { listText } from '@daftar/words/formats/list'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adDays, adOptions, aCampaign, aCampaignForOps, someTotals } from '../../testing/fixtures/ads.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const list = (...campaigns: ReturnType<typeof aCampaign>[]) => ({
  ...{ campaigns, totals: someTotals(), next_page_token: null },
})
const elsewhere = {
  ...{ 'orders.list': pending, 'orders.counts': pending, 'orders.uncaptured': pending },
  ...{ 'merchants.stores': pending, 'payouts.pockets': pending },
}

function at(path = '/ads', { answers, as, ...options }: PageOptions = {}): Page {
  return renderAt(path, {
    as: { experiments: ['ads'], ...as },
    ...options,
    answers: {
      ...elsewhere,
      'ads.list': list(aCampaign()),
      'ads.read': { campaign: aCampaign(), days: adDays },
      'ads.options': adOptions(),
      'files.facts': pending,
      'files.ticket': pending,
      ...answers,
    },
  })
}

const button = (name: string) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))
const question = async () => within(await screen.findByRole('alertdialog'))
const menu = async () => within(await screen.findByRole('navigation', { name: m.shell_navigation() }))
async function fill({ user }: Pick<Page, 'user'>, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

test.each(looks)(
  'campaigns stand with their figures below the sums of all, and lead to their pages, in %s at %i [ADS-01, DEC-ADS-1]',
  async (language, width) => {
    const { user, address } = at('/ads', { language, width })
    expect((await screen.findAllByText('White Friday')).length).toBeGreaterThan(0)
    const texts = [
      placementText('home_banner'),
      campaignStatusText('active'),
      m.ads_totals(),
      m.ads_orders(),
      '2,450',
    ]
    for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('link', { name: m.ads_open({ name: 'White Friday' }) }))
    await waitFor(() => expect(address()).toBe('/ads/cmp_1'))
    expect((await screen.findAllByText(m.ads_chart())).length).toBeGreaterThan(0)
  },
)

const whoSeesIt = [
  ['the experiment and what the role allows', { experiments: ['ads'] }, true],
  ['the experiment and a role without it', { experiments: ['ads'], role: 'sales_manager' as const }, false],
  ['a role that allows it and no experiment', { experiments: [] }, false],
  ['ads operations alone', { experiments: [], role: 'sales_manager' as const, ads: { adsOps: true } }, true],
  [
    'inviting ads users alone',
    { experiments: [], role: 'settlements' as const, ads: { adsInviter: true } },
    true,
  ],
] as const

test.each(whoSeesIt)(
  'with %s the sidebar has its item or not [ADS-01, ADS-02, ADS-03, NAV-18, PERM-15, PERM-16, PERM-17, PERM-39]',
  async (_, as, isThere) => {
    const { server } = at('/account', { as })
    const item = (await menu()).queryByRole('link', { name: m.shell_item_ads() })
    expect(item !== null).toBe(isThere)
    expect(server.callsOf('ads.list')).toEqual([])
  },
)

test('whoever may not see ads is led away, and nothing of it is asked for [PERM-15, PERM-39]', async () => {
  const { server, address } = at('/ads', { as: { experiments: [] } })
  await menu()
  await waitFor(() => expect(address()).not.toContain('/ads'))
  expect(server.callsOf('ads.list')).toEqual([])
})

test('who is let in for ads alone has ads and the account, and lands there [PERM-15]', async () => {
  const { address } = at('/', {
    as: { role: 'sales_manager', ads: { adsOnly: true } },
    answers: { 'onboarding.read': refuse('not_found') },
  })
  await waitFor(() => expect(address()).toBe('/ads'))
  const items = (await menu()).getAllByRole('link').map(({ textContent }) => textContent)
  expect(items).toContain(m.shell_item_ads())
  for (const other of [m.shell_item_orders(), m.shell_item_disputes(), m.shell_item_support()])
    expect(items).not.toContain(other)
})

test('status and search stand in the address; nothing found leads back to all', async () => {
  const { user, server, address } = at('/ads?status=paused', { answers: { 'ads.list': list() } })
  expect(await screen.findByText(m.ads_none_title())).toBeTruthy()
  expect(server.callsOf('ads.list')[0]?.query).toMatchObject({ status: 'paused' })
  server.answer({ 'ads.list': list(aCampaign()) })
  await user.click(await button(m.ads_clear()))
  expect((await screen.findAllByText('White Friday')).length).toBeGreaterThan(0)
  expect(address()).toBe('/ads')
})

test('loading, failed and empty are said', async () => {
  at('/ads', { answers: { 'ads.list': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
  const { user, server } = at('/ads', { answers: { 'ads.list': offline } })
  await screen.findByText(m.ads_failed())
  server.answer({ 'ads.list': list() })
  await user.click(await button(m.common_try_again()))
  expect(await screen.findByText(m.ads_empty_title())).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link', { name: m.ads_create() })).toHaveLength(2)
})

test.each(looks)(
  'a draft is written with its preview beside it, once, in %s at %i [DEC-ADS-2]',
  async (language, width) => {
    const page = at('/ads/new', { language, width })
    await page.user.click(await button(m.ads_save_draft()))
    expect((await screen.findAllByText(fieldText('required'))).length).toBeGreaterThan(0)
    await fill(page, screen.getByLabelText(m.ads_name()), 'Eid')
    await page.user.click(screen.getByRole('button', { name: (name) => name.includes(m.ads_placement()) }))
    await page.user.click(await screen.findByRole('option', { name: placementText('search_sponsor') }))
    await fill(page, screen.getByLabelText(m.ads_daily_budget()), '10')
    await fill(page, screen.getByLabelText(m.ads_total_budget()), '5')
    pressTwice(await button(m.ads_save_draft()))
    expect((await screen.findAllByText(fieldText('below_minimum'))).length).toBeGreaterThan(0)
    await fill(page, screen.getByLabelText(m.ads_total_budget()), '50')
    expect(screen.getByText(m.ads_preview_empty())).toBeTruthy()
    page.server.answer({ 'ads.create': { campaign: aCampaign({ status: 'draft' }) } })
    pressTwice(await button(m.ads_save_draft()))
    await waitFor(() => expect(page.address()).toBe('/ads/cmp_1'))
    expect(page.server.callsOf('ads.create').map(({ body }) => body)).toMatchObject([
      {
        name: 'Eid',
        store_id: 'sto_1',
        placement: 'search_sponsor',
        daily_budget: '10',
        total_budget: '50',
        starts_on: null,
      },
    ])
  },
)

test('what was sent back says why, is written on, and is sent again on its version [DEC-ADS-2]', async () => {
  const rejected = aCampaign({
    ...{ status: 'rejected', reason: 'misleading', note: 'No sale there.', version: 5 },
    ...{ starts_on: '2099-01-01', ends_on: '2099-01-10' },
  })
  const { user, server } = at('/ads/cmp_1', { answers: { 'ads.read': { campaign: rejected, days: [] } } })
  const title = m.ads_rejected_title({ reason: campaignReasonText('misleading') })
  expect(await screen.findByText(title)).toBeTruthy()
  await user.click(await button(m.ads_submit()))
  server.answer({ 'ads.submit': refuse('wallet_not_enough') })
  const asked = await question()
  await user.click(asked.getByRole('button', { name: m.ads_submit() }))
  expect(await asked.findByText(reasonText('wallet_not_enough'))).toBeTruthy()
  server.answer({ 'ads.submit': { campaign: aCampaign({ status: 'in_review' }) } })
  pressTwice(asked.getByRole('button', { name: m.ads_submit() }))
  expect(await screen.findByText(m.ads_done_submitted())).toBeTruthy()
  expect(server.callsOf('ads.submit').at(-1)).toMatchObject({ ifMatch: '"5"', params: { id: 'cmp_1' } })
})

test('a draft that lacks something says what, and cannot be sent', async () => {
  const draft = aCampaign({
    status: 'draft',
    picture_ar: '',
    link: '',
    submitted_at: null,
    starts_on: '2099-01-01',
    ends_on: '2099-01-02',
  })
  at('/ads/cmp_1', { answers: { 'ads.read': { campaign: draft, days: [] } } })
  expect(await screen.findByText(listText([m.ads_picture_ar(), m.ads_link()]))).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.ads_submit() })).toBeNull()
})

test.each([
  ['active', m.ads_pause, 'ads.pause', m.ads_done_paused],
  ['paused', m.ads_resume, 'ads.resume', m.ads_done_resumed],
  ['active', m.ads_finish, 'ads.finish', m.ads_done_finished],
  ['in_review', m.ads_withdraw, 'ads.withdraw', m.ads_done_withdrawn],
] as const)('%s: %# is asked about and done once [DEC-ADS-2]', async (status, verb, endpoint, done) => {
  const campaign = aCampaign({ status })
  const { user, server } = at('/ads/cmp_1', {
    answers: { 'ads.read': { campaign, days: adDays }, [endpoint]: { campaign } },
  })
  await user.click(await button(verb()))
  const asked = await question()
  expect(asked.getByRole('heading').textContent).toContain(campaign.name)
  pressTwice(asked.getByRole('button', { name: verb() }))
  expect(await screen.findByText(done())).toBeTruthy()
  expect(server.callsOf(endpoint)).toHaveLength(1)
})

test.each(looks)(
  'of a campaign whose store is closed, what becomes of it, in %s at %i',
  async (language, width) => {
    const campaign = aCampaign({ is_store_closed: true })
    at('/ads/cmp_1', { ...{ language, width }, answers: { 'ads.read': { campaign, days: adDays } } })
    expect(await screen.findByText(m.ads_store_closed())).toBeTruthy()
    expect(screen.getByText(m.ads_store_closed_running())).toBeTruthy()
  },
)

test('a draft of a closed store says so, and cannot be sent', async () => {
  const campaign = aCampaign({
    is_store_closed: true,
    status: 'draft',
    starts_on: '2099-01-01',
    ends_on: '2099-01-02',
  })
  at('/ads/cmp_1', { answers: { 'ads.read': { campaign, days: [] } } })
  expect(await screen.findByText(m.ads_store_closed_draft())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.ads_submit() })).toBeNull()
})

test('a draft is deleted after a question, and the list stands there without it', async () => {
  const { user, server, address } = at('/ads/cmp_1', {
    answers: {
      'ads.read': { campaign: aCampaign({ status: 'draft', decided_at: null }), days: [] },
      'ads.remove': undefined,
    },
  })
  await user.click(await button(m.ads_remove()))
  pressTwice((await question()).getByRole('button', { name: m.ads_remove() }))
  expect(await screen.findByText(m.ads_done_removed())).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/ads'))
  expect(server.callsOf('ads.remove')).toHaveLength(1)
  expect(server.callsOf('ads.read')).toHaveLength(1)
})

test('ads operations see the campaigns of every merchant, and approve them or send them back [ADS-03, PERM-16]', async () => {
  const theirs = aCampaignForOps()
  const { user, server, address } = at('/ads?of=all', {
    as: { ads: { adsOps: true } },
    answers: {
      'ads.listForOps': { campaigns: [theirs], next_page_token: null },
      'ads.readForOps': { campaign: theirs, days: [] },
      'ads.approveForOps': { campaign: { ...theirs, status: 'active' }, days: [] },
      'ads.rejectForOps': { campaign: { ...theirs, status: 'rejected' }, days: [] },
    },
  })
  expect((await screen.findAllByText('Rawaa Fashion')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('link', { name: m.ads_open({ name: 'White Friday' }) }))
  await waitFor(() => expect(address()).toBe('/ads/cmp_1?of=all'))
  await user.click(await button(m.ads_reject()))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: (name) => name.includes(m.ads_reject_reason()) }))
  await user.click(await screen.findByRole('option', { name: campaignReasonText('link_broken') }))
  await user.click(form.getByRole('button', { name: m.ads_reject() }))
  expect(await screen.findByText(m.ads_done_rejected())).toBeTruthy()
  expect(server.callsOf('ads.rejectForOps')[0]?.body).toEqual({ reason: 'link_broken', note: '' })
  await user.click(await button(m.ads_approve()))
  await user.click((await question()).getByRole('button', { name: m.ads_approve() }))
  expect(await screen.findByText(m.ads_done_approved())).toBeTruthy()
  expect(server.callsOf('ads.approveForOps')[0]?.ifMatch).toBe('"3"')
})

test('whoever may invite lets somebody in for ads; a known contact is said at its field [PERM-17]', async () => {
  const page = at('/ads', {
    as: { role: 'settlements', experiments: [], ads: { adsInviter: true } },
    answers: { 'users.inviteToAds': refuse('email_account_exists', { fields: { email: 'taken' } }) },
  })
  await page.user.click(await button(m.ads_invite()))
  const form = await dialog()
  await fill(page, form.getByLabelText(m.users_first_name()), 'Ada')
  await fill(page, form.getByLabelText(m.users_last_name()), 'Agency')
  await fill(page, form.getByLabelText(m.users_email()), 'ada@agency.example')
  await page.user.click(form.getByRole('button', { name: m.ads_invite_send() }))
  expect(
    (await form.findAllByText((text) => text.includes(m.error_email_account_exists()))).length,
  ).toBeGreaterThan(0)
  page.server.answer({ 'users.inviteToAds': { expires_at: '2026-12-01T08:00:00.000Z' } })
  pressTwice(form.getByRole('button', { name: m.ads_invite_send() }))
  expect(await screen.findByText(m.ads_done_invited())).toBeTruthy()
  expect(screen.queryByRole('link', { name: m.ads_create() })).toBeNull()
})

test('questions lead to a new ticket, whose topic is ads [ADS-04]', async () => {
  const { user, address } = at('/ads', {
    answers: {
      'support.list': { items: [], next_page_token: null },
    },
  })
  await user.click(await screen.findByRole('link', { name: m.ads_help() }))
  await waitFor(() => expect(address()).toBe('/support?new=yes'))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: (name) => name.includes(m.support_col_topic()) }))
  expect(await screen.findByRole('option', { name: m.support_topic_tabby_ads() })).toBeTruthy()
})
