import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, question, said } from '../../testing/dialogs.ts'
import { aMerchant, noorIn } from '../../testing/fixtures/merchant.ts'
import { aDelivery, anIntegration, aWebhook, aWholeDelivery, testKeys } from '../../testing/fixtures/shops.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const noor = '/desk/integrations/mrc_noor'
const nothingSent = { deliveries: [], next_page_token: null }
const sent = { ...nothingSent, deliveries: [aDelivery()] }
const secret = 'sk_test_00000000-0000-4000-8000-000000009b8c'

function atNoor({ answers, ...options }: PageOptions = {}, filters = ''): Page {
  return renderAt(noor + filters, {
    ...options,
    answers: {
      'apiKeys.integrations': anIntegration(),
      'webhooks.overviewForStaff': { webhooks: [aWebhook()] },
      'webhooks.deliveriesForStaff': nothingSent,
      ...answers,
    },
  })
}

const keys = async (mode = m.webhooks_test()) =>
  within(await screen.findByRole('region', { name: m.desk_integrations_keys({ mode }) }))

test.each(looks)(
  'an administrator hands out keys, whose secret is shown once and never again, in %s at %i [DEC-MER-2]',
  async (language, width) => {
    const { user, server } = atNoor({ language, width })
    expect((await keys()).getByText('…a1b2')).toBeTruthy()
    await user.click((await keys()).getByRole('button', { name: m.desk_integrations_issue_new() }))
    const dialog = await question()
    expect(dialog.getByText(m.desk_integrations_issue_text())).toBeTruthy()
    server.answer({
      'apiKeys.issue': { public_key: 'pk_test_00000000-0000-4000-8000-000000000000', secret_key: secret },
      'apiKeys.integrations': anIntegration({ keys: testKeys('9b8c') }),
    })
    pressTwice(dialog.getByRole('button', { name: m.desk_integrations_issue() }))
    expect(await screen.findByText(secret)).toBeTruthy()
    expect(server.callsOf('apiKeys.issue')).toMatchObject([
      { params: { id: 'mrc_noor' }, body: { mode: 'test' } },
    ])
    const shown = await question(m.desk_integrations_new_keys())
    const copy = m.desk_integrations_copy({ key: m.desk_integrations_secret_key() })
    await user.click(shown.getByRole('button', { name: copy }))
    expect(await navigator.clipboard.readText()).toBe(secret)
    await user.keyboard('{Escape}')
    expect(screen.getByText(secret)).toBeTruthy()
    await user.click(shown.getByRole('button', { name: m.desk_integrations_copied_all() }))
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
    expect(await (await keys()).findByText('…9b8c')).toBeTruthy()
  },
)

test('keys are issued for some stores, and each says which it is for [DEC-MER-2]', async () => {
  const marina = {
    ...{ id: 'sto_marina', code: 'marina', aliases: [] },
    ...{ name: 'Marina', name_ar: 'المارينا' },
  }
  const stores = [...anIntegration().stores, marina]
  const { user, server } = atNoor({ answers: { 'apiKeys.integrations': anIntegration({ stores }) } })
  await user.click((await keys()).getByRole('button', { name: m.desk_integrations_issue_new() }))
  const dialog = await question()
  await user.click(dialog.getByText(m.desk_integrations_for_some()))
  const issue = dialog.getByRole<HTMLButtonElement>('button', { name: m.desk_integrations_issue() })
  expect(issue.disabled).toBe(true)
  await user.click(dialog.getByRole('checkbox', { name: 'Marina' }))
  const limited = testKeys('77aa').map((key) => ({ ...key, store_ids: ['sto_marina'] }))
  server.answer({
    'apiKeys.issue': { public_key: 'pk_test_1', secret_key: secret },
    'apiKeys.integrations': anIntegration({ stores, keys: limited }),
  })
  await user.click(issue)
  expect(await screen.findByText(secret)).toBeTruthy()
  expect(server.callsOf('apiKeys.issue')).toMatchObject([
    { body: { mode: 'test', store_ids: ['sto_marina'] } },
  ])
  await user.click(screen.getByRole('button', { name: m.desk_integrations_copied_all() }))
  const named = m.desk_integrations_key_for({ stores: 'Marina' })
  expect(await (await keys()).findAllByText(named)).toHaveLength(2)
})

test('a key is revoked after a question, and one that somebody revoked meanwhile says so [DEC-MER-2]', async () => {
  const { user, server } = atNoor({ answers: { 'apiKeys.revoke': refuse('wrong_status') } })
  const revoke = m.desk_integrations_revoke_named({ key: '…a1b2' })
  await user.click((await keys()).getByRole('button', { name: revoke }))
  const dialog = await question()
  const confirm = dialog.getByRole('button', { name: m.desk_integrations_revoke() })
  await user.click(confirm)
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('wrong_status'))
  const [open, gone] = testKeys('a1b2')
  const revoked = { ...gone!, revoked_at: '2026-11-21T08:00:00.000Z' }
  server.answer({
    'apiKeys.revoke': undefined,
    'apiKeys.integrations': anIntegration({ keys: [open!, revoked] }),
  })
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.callsOf('apiKeys.revoke').at(-1)?.params).toEqual({ id: 'mrc_noor', keyId: 'key_2' })
})

test.each(looks)(
  'support sends the very same message once more, and issues no key, in %s at %i [DEC-MER-2]',
  async (language, width) => {
    const { user, server, address } = atNoor(
      {
        as: ['support_agent'],
        language,
        width,
        answers: {
          'webhooks.deliveriesForStaff': sent,
          'webhooks.deliveryForStaff': ({ params }) =>
            aWholeDelivery(aDelivery(params.deliveryId === 'whd_2' ? repeated : {})),
        },
      },
      '?mode=test&event=authorize',
    )
    expect((await keys()).queryByRole('button')).toBeNull()
    const main = within(screen.getByRole('main'))
    const row = new RegExp(`${m.webhooks_event_authorize()}|22/11/26`)
    await user.click((await main.findAllByRole('button', { name: row })).at(-1)!)
    await waitFor(() => expect(address()).toBe(`${noor}?mode=test&event=authorize&delivery=whd_1`))
    expect(await (await drawer()).findByText('200')).toBeTruthy()
    const verb = m.webhooks_send_duplicate()
    await user.click((await drawer()).getByRole('button', { name: verb }))
    const dialog = await question()
    server.answer({ 'webhooks.sendDeliveryForStaff': { delivery: aDelivery(repeated) } })
    pressTwice(dialog.getByRole('button', { name: verb }))
    expect(await screen.findByText(m.webhooks_repeats())).toBeTruthy()
    expect(address()).toBe(`${noor}?mode=test&event=authorize&delivery=whd_2`)
    expect(server.callsOf('webhooks.sendDeliveryForStaff')).toMatchObject([
      { params: { id: 'mrc_noor', deliveryId: 'whd_1' }, body: { as: 'duplicate' } },
    ])
  },
)

const repeated = { id: 'whd_2', replay_of: 'whd_1', is_duplicate: true }

test('a message opened by its address stands open; one that is sent again while the shop is gone says so', async () => {
  const { user } = atNoor(
    {
      as: ['support_agent'],
      answers: {
        'webhooks.deliveriesForStaff': sent,
        'webhooks.deliveryForStaff': aWholeDelivery(),
        'webhooks.sendDeliveryForStaff': refuse('wrong_status'),
      },
    },
    '?delivery=whd_1',
  )
  await user.click(await (await drawer()).findByRole('button', { name: m.webhooks_send_again() }))
  const dialog = await question()
  await user.click(dialog.getByRole('button', { name: m.webhooks_send_again() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('wrong_status'))
})

test('to a webhook that its shop removed nothing is sent any more', async () => {
  const removed = aDelivery({ is_webhook_removed: true })
  atNoor(
    {
      answers: { 'webhooks.deliveriesForStaff': sent, 'webhooks.deliveryForStaff': aWholeDelivery(removed) },
    },
    '?delivery=whd_1',
  )
  expect(await (await drawer()).findByText(m.webhooks_removed())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.webhooks_send_again() })).toBeNull()
})

test.each(looks)(
  'the filters of the address stand above the messages, and nothing that matches says so, in %s at %i',
  async (language, width) => {
    const { server } = atNoor(
      { as: ['support_agent'], language, width },
      '?mode=test&status=failed&event=refund&search=WEB',
    )
    expect(await screen.findByText(m.webhooks_deliveries_empty_filter())).toBeTruthy()
    for (const chosen of [m.webhooks_delivery_failed(), m.webhooks_event_refund()])
      expect(screen.getByRole('button', { name: new RegExp(chosen) })).toBeTruthy()
    expect((await keys()).getByText(new RegExp(m.desk_integrations_secret_key()))).toBeTruthy()
    expect(server.callsOf('webhooks.deliveriesForStaff').at(-1)?.query).toMatchObject({
      mode: 'test',
      status: 'failed',
      event: 'refund',
      search: 'WEB',
    })
  },
)

test.each(looks)('support chooses whose shops to look at, in %s at %i', async (language, width) => {
  renderAt('/desk/integrations', {
    as: ['support_agent'],
    language,
    width,
    answers: { 'merchants.list': { merchants: [aMerchant()], next_page_token: null } },
  })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_integrations() })).toBeTruthy()
  expect(await said(noorIn[language])).toBe(true)
  const hrefs = [...screen.getByRole('main').querySelectorAll('a')].map((one) => one.getAttribute('href'))
  expect(hrefs).toContain(noor)
})

test('a merchant without keys, stores’ messages or webhooks says so of each', async () => {
  atNoor({
    answers: {
      'apiKeys.integrations': anIntegration({ keys: [] }),
      'webhooks.overviewForStaff': { webhooks: [] },
    },
  })
  expect(await (await keys()).findByText(m.desk_integrations_no_keys())).toBeTruthy()
  expect(screen.getByText(m.webhooks_none())).toBeTruthy()
  expect(await screen.findByText(m.webhooks_deliveries_empty_text())).toBeTruthy()
})

test('while a merchant loads nothing of its keys stands there; when it fails trying again brings them', async () => {
  atNoor({ answers: { 'apiKeys.integrations': pending } })
  await screen.findByRole('main')
  expect(screen.queryByText('…a1b2')).toBeNull()
  const { user, server } = atNoor({ answers: { 'apiKeys.integrations': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'apiKeys.integrations': anIntegration() })
  await user.click(again)
  expect(await (await keys()).findByText('…a1b2')).toBeTruthy()
})
