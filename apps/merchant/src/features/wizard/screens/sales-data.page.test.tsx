import type { PlatformConnection } from '@daftar/contract/endpoints/capital/platforms'
import { fakeToken } from '@daftar/rules/capital/applications/sales-platforms'
import { offline, refuse, type Answers } from '@daftar/testkit/page/answers'
import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { catchScripts } from '@daftar/testkit/page/scripts'
import { expect, onTestFinished, test } from 'vitest'
import { looks, type Page, type PageOptions } from '../../../testing/render-at.tsx'
import { aDraft, openStep } from '../../../testing/wizard-page.ts'

const withForm = { hasIntegrationForm: true }
const draft = aDraft({}, withForm)
const done = aDraft({ version: 2 }, { ...withForm, done: ['bank_statements', 'sales_data'] })
const unconnected: PlatformConnection[] = (['amazon', 'shopify', 'woo_commerce'] as const).map(
  (platform) => ({ platform, connected: false, connected_at: null }),
)
const shopify: PlatformConnection = {
  platform: 'shopify',
  connected: true,
  connected_at: '2026-11-22T08:00:00.000Z',
}

function open({ answers, ...options }: PageOptions = {}, application = draft): Promise<Page> {
  return openStep('sales_data', application, {
    config: { salesConnect: { kind: 'stand_in' } },
    ...options,
    answers: { 'platforms.connections': { connections: unconnected }, ...answers },
  })
}

const main = () => within(screen.getByRole('main'))
const rows = async () => {
  const list = within(await main().findByRole('list', { name: m.wizard_sales_platforms() }))
  return list.getAllByRole('listitem')
}
const connect = async (user: Page['user']) => {
  const name = m.wizard_sales_connect_platform({ platform: 'Shopify' })
  await user.click(await main().findByRole('button', { name }))
}
const widget = async () => within(await screen.findByRole('dialog'))
const social = () => screen.findByRole('heading', { level: 1, name: m.wizard_social_title() })

test.each(looks)(
  'a merchant connects an online shop, and goes on without the others, in %s at %i [WIZ-22, WIZ-65, WIZ-66, WIZ-67, CAPI-22, CAPI-23, CAPI-33]',
  async (language, width) => {
    const connects: Answers['platforms.connect'] = { connection: shopify }
    const { user, server } = await open({
      language,
      width,
      answers: { 'platforms.connect': connects, 'applications.update': { application: done } },
    })
    expect((await rows()).map((row) => row.textContent)).toEqual(
      ['Amazon', 'Shopify', 'WooCommerce'].map((name) => expect.stringContaining(name)),
    )
    expect(server.callsOf('platforms.connections')[0]?.query).toEqual({ merchant_id: 'mer_1' })
    await connect(user)
    const dialog = await widget()
    await user.click(dialog.getByRole('button', { name: m.wizard_sales_widget_allow() }))
    expect(dialog.getByText(fieldText('required'))).toBeTruthy()
    await user.type(dialog.getByLabelText(m.wizard_sales_widget_shop()), 'noor.myshopify.com{Enter}')
    expect(await screen.findByText(m.wizard_sales_connected({ platform: 'Shopify' }))).toBeTruthy()
    const [amazon, second] = (await rows()).map((row) => within(row))
    expect(second?.getByText(m.wizard_sales_is_connected())).toBeTruthy()
    expect(amazon?.getByText(m.wizard_sales_not_connected())).toBeTruthy()
    expect(server.callsOf('platforms.connect')).toMatchObject([
      {
        body: {
          platform: 'shopify',
          merchant_id: 'mer_1',
          public_token: fakeToken('shopify', 'noor.myshopify.com'),
        },
      },
    ])
    await user.click(main().getByRole('button', { name: m.common_continue() }))
    expect(await social()).toBeTruthy()
    expect(server.callsOf('applications.update').map(({ body }) => body)).toEqual([{ id: 'app_1' }])
  },
)

test('a shop that cannot be connected says so, and all of them stand unconnected [CAPI-39]', async () => {
  const { user } = await open({ answers: { 'platforms.connect': refuse('connection_failed') } })
  await connect(user)
  const dialog = await widget()
  await user.type(dialog.getByLabelText(m.wizard_sales_widget_shop()), 'refused.example{Enter}')
  expect(await screen.findByText(m.error_generic())).toBeTruthy()
  await waitFor(() => expect(main().getAllByText(m.wizard_sales_not_connected())).toHaveLength(3))
})

test('a merchant who thinks better of it connects nothing', async () => {
  const { user, server } = await open()
  await connect(user)
  await user.click((await widget()).getByRole('button', { name: m.common_cancel() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.callsOf('platforms.connect')).toEqual([])
})

test('a step that is done shows what is connected, and going on saves nothing more [WIZ-67, CAPI-33]', async () => {
  const connections = unconnected.map((one) => (one.platform === 'shopify' ? shopify : one))
  const { user, server } = await open({ answers: { 'platforms.connections': { connections } } }, done)
  expect(await main().findAllByText(m.wizard_sales_is_connected())).toHaveLength(1)
  const name = m.wizard_sales_reconnect_platform({ platform: 'Shopify' })
  expect(main().getByRole('button', { name })).toBeTruthy()
  await user.click(main().getByRole('button', { name: m.common_continue() }))
  expect(await social()).toBeTruthy()
  expect(server.callsOf('applications.update')).toEqual([])
})

test('platforms that cannot be loaded are asked for again [CAPI-22]', async () => {
  const { user, server } = await open({ answers: { 'platforms.connections': offline } })
  expect(await main().findByText(m.wizard_sales_failed())).toBeTruthy()
  server.answer({ 'platforms.connections': { connections: unconnected } })
  await user.click(main().getByRole('button', { name: m.common_try_again() }))
  expect(await rows()).toHaveLength(3)
})

test('where no widget is configured the step says that shops cannot be connected, and can be gone on from', async () => {
  await open({ config: { salesConnect: null } })
  expect(await main().findByText(m.wizard_sales_unavailable())).toBeTruthy()
  expect(main().getByRole('button', { name: m.common_continue() })).toBeTruthy()
})

const rutter = { kind: 'rutter', publicKey: 'pk_1', scriptUrl: 'https://rutter.example/link.js' }

test('the service’s own widget gives the token, and is asked for again where it does not load [WIZ-66]', async () => {
  const scripts = catchScripts()
  onTestFinished(() => {
    scripts.stop()
    Reflect.deleteProperty(globalThis, 'Rutter')
  })
  const { user, server } = await open({
    config: { salesConnect: rutter },
    answers: { 'platforms.connect': { connection: shopify } },
  })
  await connect(user)
  await waitFor(() => expect(scripts.asked).toContain(rutter.scriptUrl))
  scripts.fail(rutter.scriptUrl)
  expect(await screen.findByText(m.error_generic())).toBeTruthy()
  expect(server.callsOf('platforms.connect')).toEqual([])
  await connect(user)
  await waitFor(() => expect(scripts.asked.filter((one) => one === rutter.scriptUrl)).toHaveLength(2))
  scripts.load(rutter.scriptUrl, () => Object.assign(globalThis, { Rutter: answering('token-of-shopify') }))
  expect(await screen.findByText(m.wizard_sales_connected({ platform: 'Shopify' }))).toBeTruthy()
  expect(server.callsOf('platforms.connect')).toMatchObject([{ body: { public_token: 'token-of-shopify' } }])
})

/** The service's widget, in which the merchant agrees at once. */
function answering(token: string) {
  return {
    create: ({ onSuccess }: { onSuccess: (publicToken: string) => void }) => ({
      open: () => onSuccess(token),
    }),
  }
}
