import type { AnswerOf } from '@daftar/contract/table'
import { offline, refuse } from '@daftar/testkit/page/answers'
import { fieldText, m, reasonText } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const none: AnswerOf<'apiKeys.read'> = {
  ...{ public_key: null, secret_key: null, secret_shown_at: null, previous_until: null },
  ...{ test_public_key: null, test_secret_key: null, test_secret_shown_at: null, test_previous_until: null },
}
const keys: AnswerOf<'apiKeys.read'> = {
  ...none,
  test_public_key: 'pk_test_0f5c',
  test_secret_key: 'sk_test_…9a1b',
}
const begun: AnswerOf<'apiKeys.integration'> = {
  platform: null,
  keys_copied_at: null,
  test_order_at: '2026-11-20T08:00:00.000Z',
  live_order_at: null,
  stores: [{ code: 'online-store', name: 'Online store', name_ar: 'المتجر الإلكتروني' }],
  has_developer_site: true,
}

const marina = { id: 'sto_marina', code: 'marina', name: 'Marina', name_ar: 'المارينا' }
const noneOfStores: AnswerOf<'apiKeys.storeKeys'> = {
  pairs: [],
  stores: [
    { id: 'sto_online', code: 'online-store', name: 'Online store', name_ar: 'المتجر الإلكتروني' },
    marina,
  ],
}
const ofMarina: AnswerOf<'apiKeys.storeKeys'> = {
  ...noneOfStores,
  pairs: [
    {
      ...{ mode: 'test', store_ids: ['sto_marina'], public_key: 'pk_test_marina' },
      ...{ secret_key: 'sk_test_…77aa', secret_shown_at: null, previous_until: null },
      created_at: '2026-11-22T08:00:00.000Z',
    },
  ],
}

function integrationAt({ answers, ...options }: PageOptions = {}): Page {
  return renderAt('/integration', {
    ...options,
    answers: {
      'apiKeys.read': keys,
      'apiKeys.integration': begun,
      'apiKeys.storeKeys': noneOfStores,
      ...answers,
    },
  })
}

const group = async (name: string) => within(await screen.findByRole('region', { name }))

test.each(looks)(
  'both pairs, the steps done and what to do for a platform are shown, in %s at %i [MER-13, DEC-MER-4]',
  async (language, width) => {
    integrationAt({
      language,
      width,
      answers: { 'apiKeys.integration': { ...begun, platform: 'woocommerce' } },
    })
    expect(await screen.findByRole('heading', { level: 1, name: m.integration_title() })).toBeTruthy()
    const own = await group(m.integration_test())
    expect(own.getByText('pk_test_0f5c')).toBeTruthy()
    expect(own.getByText('sk_test_…9a1b')).toBeTruthy()
    const live = await group(m.integration_production())
    expect(live.getByText(m.integration_no_keys())).toBeTruthy()
    expect(live.queryByRole('button')).toBeNull()
    const steps = within(await screen.findByRole('list', { name: m.integration_steps() }))
    expect(steps.getAllByRole('listitem')).toHaveLength(6)
    expect(steps.getByText(m.integration_step_code({ code: 'online-store' }))).toBeTruthy()
    expect(screen.getAllByText(m.integration_check_open())).toHaveLength(2)
  },
)

test('a secret key is shown once after a code, copied, and masked after a minute [DEC-MER-2, DEC-MER-3]', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { user, server } = integrationAt({
    answers: {
      'accounts.phoneProof': { resend_at: '2026-11-22T08:01:00.000Z' },
      'accounts.phoneProve': refuse('invalid_code'),
      'apiKeys.show': { secret_key: 'sk_test_whole' },
      'apiKeys.changeIntegration': { ...begun, keys_copied_at: '2026-11-22T08:00:00.000Z' },
    },
  })
  const own = await group(m.integration_test())
  await user.click(own.getByRole('button', { name: m.integration_show() }))
  const dialog = within(await screen.findByRole('dialog', { name: m.integration_show_title() }))
  await user.click(dialog.getByRole('button', { name: m.account_send_code() }))
  await user.click(await dialog.findByRole('button', { name: m.integration_show() }))
  expect(server.callsOf('accounts.phoneProve')).toEqual([])
  await user.type(dialog.getByLabelText(m.account_code()), '0000')
  expect(await dialog.findByText(reasonText('invalid_code'))).toBeTruthy()
  server.answer({
    'accounts.phoneProve': { proof: 'a.b', expires_at: '2026-11-22T08:15:00.000Z' },
    'apiKeys.read': { ...keys, test_secret_shown_at: '2026-11-22T08:00:00.000Z' },
  })
  await user.type(dialog.getByLabelText(m.account_code()), '1234')
  expect(await own.findByText('sk_test_whole')).toBeTruthy()
  expect(server.callsOf('apiKeys.show')).toMatchObject([{ body: { mode: 'test', proof: 'a.b' } }])
  await user.click(own.getByRole('button', { name: m.integration_copy_secret_test() }))
  await waitFor(() =>
    expect(server.callsOf('apiKeys.changeIntegration')).toMatchObject([{ body: { keys_copied: true } }]),
  )
  // What the page set for a minute from now.
  const [mask] = timers.mock.calls.findLast(([, ms]) => ms === 60_000) ?? []
  act(() => mask?.())
  expect(own.queryByText('sk_test_whole')).toBeNull()
  expect(own.getByText('sk_test_…9a1b')).toBeTruthy()
  expect(
    own.getByText(m.integration_was_shown({ time: instantText('2026-11-22T08:00:00.000Z') })),
  ).toBeTruthy()
  expect(own.queryByRole('button', { name: m.integration_show() })).toBeNull()
  timers.mockRestore()
})

test('whoever has linked no phone is led to linking one', async () => {
  const { user } = integrationAt({ as: { phone: null } })
  await user.click((await group(m.integration_test())).getByRole('button', { name: m.integration_show() }))
  const dialog = within(await screen.findByRole('dialog', { name: m.integration_show_title() }))
  expect(dialog.getByRole('link', { name: m.account_link_phone() }).getAttribute('href')).toBe(
    '/account/phone',
  )
})

test('a new pair is made after a question, and says until when the one before works [DEC-MER-2]', async () => {
  const { user, server } = integrationAt({ answers: { 'apiKeys.regenerate': offline } })
  const own = await group(m.integration_test())
  await user.click(own.getByRole('button', { name: m.integration_regenerate() }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: m.integration_regenerate() }))
  expect(await question.findByRole('alert')).toBeTruthy()
  server.answer({
    'apiKeys.regenerate': {
      ...keys,
      test_public_key: 'pk_test_new',
      test_previous_until: '2026-11-23T08:00:00.000Z',
    },
  })
  await user.click(question.getByRole('button', { name: m.integration_regenerate() }))
  expect(await own.findByText('pk_test_new')).toBeTruthy()
  expect(own.getByText(/23/)).toBeTruthy()
})

test.each(looks)(
  'keys for one store are made, and stopped after a question, in %s at %i [MER-08]',
  async (language, width) => {
    const { user, server } = integrationAt({ language, width })
    const card = await group(m.integration_store_keys())
    expect(await card.findByText(m.integration_store_keys_none())).toBeTruthy()
    await user.click(card.getByRole('button', { name: m.integration_store_keys_issue() }))
    const dialog = within(await screen.findByRole('dialog', { name: m.integration_store_keys_issue() }))
    const make = dialog.getByRole('button', { name: m.integration_store_keys_confirm() })
    await user.click(make)
    expect(await dialog.findByText(fieldText('required'))).toBeTruthy()
    expect(server.callsOf('apiKeys.issueForStores')).toEqual([])
    const name = language === 'ar' ? marina.name_ar : marina.name
    await user.click(dialog.getByRole('checkbox', { name }))
    server.answer({ 'apiKeys.issueForStores': ofMarina, 'apiKeys.endForStores': noneOfStores })
    await user.click(make)
    const pair = within(
      await card.findByRole('region', {
        name: m.integration_pair_of({ mode: m.integration_test(), stores: name }),
      }),
    )
    const body = { mode: 'test', store_ids: ['sto_marina'] }
    expect(server.callsOf('apiKeys.issueForStores')).toMatchObject([{ body }])
    expect(pair.getByText('pk_test_marina')).toBeTruthy()
    await user.click(pair.getByRole('button', { name: m.integration_store_keys_end() }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: m.integration_store_keys_end() }))
    expect(await card.findByText(m.integration_store_keys_none())).toBeTruthy()
    expect(server.callsOf('apiKeys.endForStores')).toMatchObject([{ body }])
  },
)

test('keys of a store are renewed for the same store; before the merchant has keys none are made', async () => {
  const renewed = { ...ofMarina.pairs[0]!, public_key: 'pk_test_renewed' }
  const { user, server } = integrationAt({ answers: { 'apiKeys.storeKeys': ofMarina } })
  const name = m.integration_pair_of({ mode: m.integration_test(), stores: marina.name })
  const pair = await group(name)
  await user.click(pair.getByRole('button', { name: m.integration_regenerate() }))
  server.answer({ 'apiKeys.regenerate': keys, 'apiKeys.storeKeys': { ...ofMarina, pairs: [renewed] } })
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: m.integration_regenerate() }))
  expect(await screen.findByText('pk_test_renewed')).toBeTruthy()
  expect(server.callsOf('apiKeys.regenerate')).toMatchObject([
    { body: { mode: 'test', store_ids: ['sto_marina'] } },
  ])
  integrationAt({ answers: { 'apiKeys.read': none } })
  const card = within((await screen.findAllByRole('region', { name: m.integration_store_keys() })).at(-1)!)
  expect(await card.findByText(m.integration_no_keys())).toBeTruthy()
  expect(card.queryByRole('button', { name: m.integration_store_keys_issue() })).toBeNull()
})

test('a platform is chosen and kept, and a page that fails is tried again', async () => {
  const { user, server } = integrationAt({
    answers: { 'apiKeys.integration': offline, 'apiKeys.changeIntegration': { ...begun, platform: 'salla' } },
  })
  expect(await screen.findByText(m.integration_failed())).toBeTruthy()
  server.answer({ 'apiKeys.integration': begun })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  await user.click(await screen.findByRole('button', { name: new RegExp(m.integration_platform_label()) }))
  await user.click(await screen.findByRole('option', { name: m.integration_on_salla() }))
  expect(await screen.findByText(m.integration_step_else_links())).toBeTruthy()
  expect(server.callsOf('apiKeys.changeIntegration')).toMatchObject([{ body: { platform: 'salla' } }])
})

test('with the integration form sales platforms are connected here too, and without it they are not shown [MER-14, PERM-47]', async () => {
  const connections = [{ platform: 'shopify', connected: false, connected_at: null }] as const
  const as = { experiments: ['capital', 'integration_form'] }
  const { user, server } = integrationAt({
    as,
    config: { salesConnect: { kind: 'stand_in' } },
    answers: { 'platforms.connections': { connections: [...connections] } },
  })
  const platforms = await group(m.integration_platforms())
  await user.click(
    await platforms.findByRole('button', { name: m.wizard_sales_connect_platform({ platform: 'Shopify' }) }),
  )
  await user.type(await screen.findByLabelText(m.wizard_sales_widget_shop()), 'noor.myshopify.com')
  const connection = {
    platform: 'shopify',
    connected: true,
    connected_at: '2026-11-22T08:00:00.000Z',
  } as const
  server.answer({ 'platforms.connect': { connection } })
  await user.click(screen.getByRole('button', { name: m.wizard_sales_widget_allow() }))
  expect(await platforms.findByText(m.wizard_sales_is_connected())).toBeTruthy()
  integrationAt()
  expect(await screen.findByText(m.integration_webhooks_text())).toBeTruthy()
  expect(screen.queryByText(m.integration_platforms())).toBeNull()
})
