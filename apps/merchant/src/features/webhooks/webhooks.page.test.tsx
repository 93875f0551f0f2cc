import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aCheck,
  aDelivery,
  aPausedWebhook,
  aWebhook,
  aWholeDelivery,
} from '../../testing/fixtures/webhooks.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const nothing = { deliveries: [], next_page_token: null }

function webhooksAt({ answers, ...options }: PageOptions = {}, address = ''): Page {
  return renderAt(`/webhooks${address}`, {
    ...options,
    answers: {
      'webhooks.overview': { webhooks: [aWebhook(), aPausedWebhook()] },
      'webhooks.deliveries': { ...nothing, deliveries: [aDelivery()] },
      ...answers,
    },
  })
}

const card = async (url: string) => within(await screen.findByRole('region', { name: url }))
const dialog = async () => within(await screen.findByRole('alertdialog'))

test.each(looks)(
  'each address says how it stands, and a paused one what waits, in %s at %i',
  async (language, width) => {
    webhooksAt({ language, width })
    expect(await screen.findByRole('heading', { level: 1, name: m.webhooks_title() })).toBeTruthy()
    const active = await card('https://shop.example/hook')
    expect(active.getByText(m.webhooks_health_active())).toBeTruthy()
    expect(active.queryByRole('button', { name: m.webhooks_resume() })).toBeNull()
    const paused = await card('https://old.shop.example/hook')
    for (const text of [m.webhooks_health_paused(), m.webhooks_paused_title(), m.webhooks_find_tls(), '14'])
      expect(paused.getByText(text)).toBeTruthy()
  },
)

test('a paused address is resumed after a question, once; one that somebody resumed meanwhile says so', async () => {
  const { user, server } = webhooksAt({ answers: { 'webhooks.resume': refuse('wrong_status') } })
  await user.click(
    (await card('https://old.shop.example/hook')).getByRole('button', { name: m.webhooks_resume() }),
  )
  const question = await dialog()
  const confirm = question.getByRole('button', { name: m.webhooks_resume() })
  await user.click(confirm)
  expect((await question.findByRole('alert')).textContent).toContain(reasonText('wrong_status'))
  server.answer({ 'webhooks.resume': undefined, 'webhooks.overview': { webhooks: [aWebhook()] } })
  pressTwice(confirm)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.callsOf('webhooks.resume')).toHaveLength(2)
  await waitFor(() => expect(screen.queryByText(m.webhooks_health_paused())).toBeNull())
})

test.each(looks)(
  'the check says in plain words what is wrong, names what was never booked and sends it again, in %s at %i',
  async (language, width) => {
    const { user, server } = webhooksAt({ language, width, answers: { 'webhooks.check': aCheck() } })
    await user.click(
      (await card('https://shop.example/hook')).getByRole('button', { name: m.webhooks_check() }),
    )
    const drawer = within(await screen.findByRole('dialog', { name: m.webhooks_check_title() }))
    expect(await drawer.findByText('K7QD-2M9X')).toBeTruthy()
    for (const text of [
      m.webhooks_verdict_missed({ count: 1 }),
      m.webhooks_other_site(),
      m.webhooks_find_tls(),
      m.webhooks_find_tls_help(),
    ])
      expect(drawer.getByText(text)).toBeTruthy()
    await user.click(drawer.getByRole('button', { name: m.webhooks_missed_send() }))
    server.answer({ 'webhooks.sendMissed': { count: 1, is_more: false } })
    await user.click((await dialog()).getByRole('button', { name: m.webhooks_missed_send() }))
    await waitFor(() =>
      expect(server.callsOf('webhooks.sendMissed')).toMatchObject([{ params: { id: 'whk_1' } }]),
    )
  },
)

test('a check that finds nothing says so, and one that cannot be made is tried again', async () => {
  const { user, server } = webhooksAt({ answers: { 'webhooks.check': offline } })
  await user.click(
    (await card('https://shop.example/hook')).getByRole('button', { name: m.webhooks_check() }),
  )
  const drawer = within(await screen.findByRole('dialog', { name: m.webhooks_check_title() }))
  expect(await drawer.findByText(m.webhooks_check_failed())).toBeTruthy()
  server.answer({
    'webhooks.check': aCheck({
      verdict: 'fine',
      missed: [],
      missed_count: 0,
      findings: [],
      other_site: null,
    }),
  })
  await user.click(drawer.getByRole('button', { name: m.common_try_again() }))
  expect(await drawer.findByText(m.webhooks_verdict_fine())).toBeTruthy()
  expect(drawer.getByText(m.webhooks_findings_none())).toBeTruthy()
  expect(drawer.queryByRole('button', { name: m.webhooks_missed_send() })).toBeNull()
})

test('a test is sent, and what came of it stands open', async () => {
  const { user, server, address } = webhooksAt()
  await user.click((await card('https://shop.example/hook')).getByRole('button', { name: m.webhooks_try() }))
  const made = aDelivery({ id: 'whd_9', event: 'test', payment_id: null, order_number: null })
  server.answer({ 'webhooks.tryWebhook': { delivery: made }, 'webhooks.delivery': aWholeDelivery(made) })
  pressTwice((await dialog()).getByRole('button', { name: m.webhooks_try() }))
  await waitFor(() => expect(address()).toBe('/webhooks?delivery=whd_9'))
  const drawer = within(await screen.findByRole('dialog', { name: m.webhooks_event_test() }))
  expect(await drawer.findByText(m.webhooks_find_not_found())).toBeTruthy()
  expect(drawer.queryByRole('button', { name: m.webhooks_send_again() })).toBeNull()
  expect(server.callsOf('webhooks.tryWebhook')).toHaveLength(1)
})

test('what failed in a period is sent again, or all of it', async () => {
  const { user, server } = webhooksAt({ answers: { 'webhooks.replay': { count: 3, is_more: false } } })
  await user.click(
    (await card('https://shop.example/hook')).getByRole('button', { name: m.webhooks_replay() }),
  )
  const question = await dialog()
  await user.click(question.getByRole('checkbox', { name: m.webhooks_replay_failed() }))
  await user.click(question.getByRole('button', { name: m.webhooks_replay() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const [asked] = server.callsOf('webhooks.replay')
  expect(asked).toMatchObject({ params: { id: 'whk_1' }, body: { only_failed: false } })
  expect(Date.parse(asked!.body.until) - Date.parse(asked!.body.from)).toBe(86_400_000)
  expect(await screen.findByText(m.webhooks_replayed({ count: 3 }))).toBeTruthy()
})

test('a message shows its attempts, and is sent again as a new one', async () => {
  const { user, server, address } = webhooksAt(
    { answers: { 'webhooks.delivery': aWholeDelivery() } },
    '?delivery=whd_1',
  )
  const drawer = within(await screen.findByRole('dialog', { name: m.webhooks_event_authorize() }))
  for (const text of ['404', 'no such page', m.webhooks_find_not_found()])
    expect(await drawer.findByText(text)).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: m.webhooks_send_again() }))
  server.answer({ 'webhooks.sendDelivery': { delivery: aDelivery({ id: 'whd_2', replay_of: 'whd_1' }) } })
  await user.click((await dialog()).getByRole('button', { name: m.webhooks_send_again() }))
  await waitFor(() => expect(address()).toBe('/webhooks?delivery=whd_2'))
})

test('a shop without a webhook says how one comes to be, and nothing that was sent says so', async () => {
  webhooksAt({ answers: { 'webhooks.overview': { webhooks: [] }, 'webhooks.deliveries': nothing } })
  expect(await screen.findByText(m.webhooks_none_own_text())).toBeTruthy()
  expect(await screen.findByText(m.webhooks_deliveries_empty_text())).toBeTruthy()
})

test('while the webhooks load a skeleton stands; when they fail trying again brings them', async () => {
  webhooksAt({ answers: { 'webhooks.overview': pending } })
  await screen.findByRole('heading', { level: 1, name: m.webhooks_title() })
  expect(screen.getAllByText(m.common_loading()).length).toBeGreaterThan(0)
  const { user, server } = webhooksAt({ answers: { 'webhooks.overview': refuse('internal') } })
  expect(await screen.findByText(m.webhooks_failed_load())).toBeTruthy()
  server.answer({ 'webhooks.overview': { webhooks: [aWebhook()] } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await card('https://shop.example/hook')).toBeTruthy()
})

const stores = [{ code: 'online-store', name: 'Online store', name_ar: 'المتجر الإلكتروني' }]
const integration = {
  ...{ platform: null, keys_copied_at: null, test_order_at: null, live_order_at: null, stores },
  has_developer_site: true,
}

test.each(looks)(
  'an address is added for a store, and its secret is shown once, in %s at %i [DEC-MER-4]',
  async (language, width) => {
    const { user, server } = webhooksAt({
      ...{ language, width },
      answers: {
        'webhooks.overview': { webhooks: [] },
        'webhooks.register': refuse('webhooks_full'),
        'apiKeys.integration': integration,
      },
    })
    expect(await screen.findByText(m.webhooks_none_own())).toBeTruthy()
    await user.click(screen.getByRole('button', { name: m.webhooks_add() }))
    const asked = await dialog()
    const add = asked.getByRole('button', { name: m.webhooks_add() })
    await user.click(add)
    expect(server.callsOf('webhooks.register')).toEqual([])
    await user.click(asked.getByLabelText(m.webhooks_store(), { selector: 'button' }))
    await user.click(await screen.findByRole('option'))
    await user.type(asked.getByLabelText(m.webhooks_address()), 'https://shop.example/hook')
    await user.click(add)
    expect((await asked.findByRole('alert')).textContent).toContain(reasonText('webhooks_full'))
    server.answer({ 'webhooks.register': { signing_secret: 'whsec_once' } })
    pressTwice(add)
    expect(await screen.findByText('whsec_once')).toBeTruthy()
    expect(server.callsOf('webhooks.register').at(-1)).toMatchObject({
      body: { mode: 'test', store: 'online-store', url: 'https://shop.example/hook' },
    })
    await user.click(screen.getByRole('button', { name: m.webhooks_secret_kept() }))
    await waitFor(() => expect(screen.queryByText('whsec_once')).toBeNull())
  },
)

test('an address is moved, given a new secret, and removed after a question', async () => {
  const { user, server } = webhooksAt({
    answers: {
      'webhooks.readdress': undefined,
      'webhooks.renewSecret': { signing_secret: 'whsec_new' },
      'webhooks.discard': undefined,
    },
  })
  const press = async (name: string) =>
    user.click((await card('https://shop.example/hook')).getByRole('button', { name }))
  await press(m.webhooks_move())
  const moving = await dialog()
  const field = moving.getByLabelText(m.webhooks_address())
  await user.clear(field)
  await user.type(field, 'https://new.example/hook')
  await user.click(moving.getByRole('button', { name: m.webhooks_move() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.callsOf('webhooks.readdress')).toMatchObject([
    { params: { id: 'whk_1' }, body: { url: 'https://new.example/hook' } },
  ])
  await press(m.webhooks_renew())
  await user.click((await dialog()).getByRole('button', { name: m.webhooks_renew() }))
  expect(await screen.findByText('whsec_new')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.webhooks_secret_kept() }))
  await press(m.webhooks_remove())
  await user.click((await dialog()).getByRole('button', { name: m.webhooks_remove() }))
  await waitFor(() => expect(server.callsOf('webhooks.discard')).toHaveLength(1))
})
