import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aDispute, aListedDispute } from '../../testing/fixtures/disputes.ts'
import { leavePage, toldOf, wholeToldOf } from '../../testing/offer-page.ts'
import { renderAt, type PageOptions } from '../../testing/render-at.tsx'

afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'))

const disputes = { disputes: [aListedDispute()], next_page_token: null, total: 1 }
const at = (address: string, { answers, ...options }: PageOptions = {}) =>
  renderAt(address, {
    now: () => Date.parse('2026-11-22T12:00:00Z'),
    ...options,
    answers: { 'disputes.list': disputes, 'disputes.read': { dispute: aDispute() }, ...answers },
  })

test('a page that opens is told with its route, and what its path names [EVT-01, DEC-EVT-1]', async () => {
  const { server } = at('/disputes/dsp_1')
  await waitFor(() => expect(wholeToldOf(server, 'Dispute Opened')).toHaveLength(1))
  expect(wholeToldOf(server, 'Dispute Opened')[0]).toEqual({
    ...{ merchant_id: 'mrc_noor', language: 'en', route: 'dispute', platform: 'web' },
    ...{ timestamp: '2026-11-22T12:00:00.000Z', dispute_id: 'dsp_1' },
  })
})

test('filters that change are told once, and not those an address brings [EVT-01]', async () => {
  const { server, user } = at('/disputes?statuses=pending')
  await screen.findByText('D-1042')
  await waitFor(() => expect(toldOf(server, 'Disputes Opened')).toHaveLength(1))
  expect(toldOf(server, 'Disputes Filter Applied')).toEqual([])
  const clear = m.common_filter_clear({ name: m.disputes_col_status() })
  await user.click(screen.getByRole('button', { name: clear }))
  await waitFor(() => expect(toldOf(server, 'Disputes Filter Applied')).toHaveLength(1), {
    timeout: 5000,
  })
})

test('a change that was made is told [EVT-01]', async () => {
  const { server, user } = at('/disputes/dsp_1', {
    answers: { 'disputes.approve': { dispute: aDispute({ status: 'approved' }) } },
  })
  const approve = async () => {
    await user.click(
      await screen.findByRole('button', { name: m.disputes_refund({ amount: moneyText('1240.00', 'AED') }) }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: m.disputes_confirm() }))
  }
  await approve()
  await waitFor(() =>
    expect(toldOf(server, 'Dispute Approved')).toEqual([expect.objectContaining({ dispute_id: 'dsp_1' })]),
  )
})

test('a page that begins sends nothing of its use before it is left or ten seconds are over', async () => {
  const { server } = at('/disputes')
  await screen.findByText('D-1042')
  // What tells it is there, and would have sent it by now.
  await new Promise((done) => setTimeout(done, 900))
  expect(server.callsOf('events.collect')).toEqual([])
  expect(await allTold(server)).toContain('Disputes Opened')
})

/** What was told of the use of the pages, once everything that waits was sent. */
async function allTold(server: ReturnType<typeof at>['server']): Promise<string[]> {
  await new Promise((done) => setTimeout(done, 200))
  leavePage()
  await new Promise((done) => setTimeout(done, 50))
  return server.callsOf('events.collect').flatMap(({ body }) => body.events.map(({ name }) => name))
}

test('who chose so in the account tells nothing of the use of the pages', async () => {
  const { server, user } = at('/account')
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(m.account_usage()) }))
  await allTold(server)
  const before = (await allTold(server)).length
  await user.click(screen.getAllByRole('link', { name: new RegExp(`^${m.shell_item_disputes()}`) })[0]!)
  await screen.findByText('D-1042')
  expect(await allTold(server)).toHaveLength(before)
})

test('a browser that asks every site for it tells nothing of the use of the pages', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  const { server } = at('/disputes')
  await screen.findByText('D-1042')
  expect(await allTold(server)).toEqual([])
})
