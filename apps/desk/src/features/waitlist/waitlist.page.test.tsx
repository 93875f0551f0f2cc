import type { WaitlistEntry } from '@daftar/contract/endpoints/capital/waitlist'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { phoneWidth, renderAt } from '../../testing/render-at.tsx'
import { purposeText } from './words.ts'

function anEntry(more: Partial<WaitlistEntry> = {}): WaitlistEntry {
  return {
    merchant_id: 'mrc_waha',
    merchant_name: 'Waha Books',
    merchant_name_ar: 'كتب الواحة',
    stores: [{ id: 'sto_waha1', name: 'Waha Mall', name_ar: 'واحة مول' }],
    capital_use: 'buy_more_inventory',
    other_use: null,
    joined_by: 'owner@waha.example',
    joined_at: '2026-11-01T08:00:00.000Z',
    ...more,
  }
}

const list = {
  entries: [
    anEntry(),
    anEntry({
      merchant_id: 'mrc_mawj',
      merchant_name: 'Mawj Swimwear',
      merchant_name_ar: 'موج',
      capital_use: null,
    }),
  ],
  counts: [
    { capital_use: 'buy_more_inventory' as const, merchants: 1 },
    { capital_use: null, merchants: 1 },
  ],
  next_page_token: null,
}

test('who waits is a row, and its facts open beside the list until they are closed', async () => {
  const other = anEntry({ capital_use: 'other', other_use: 'A second oven' })
  const { user } = renderAt('/desk/waitlist', {
    answers: { 'waitlist.list': { ...list, entries: [other] } },
  })
  await user.click(await screen.findByRole('button', { name: 'Waha Books' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Waha Books' }))
  for (const fact of ['owner@waha.example', 'A second oven', 'Waha Mall', purposeText('other')])
    expect(drawer.getByText(fact)).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('above the list stands how many merchants want what, those that did not say as well', async () => {
  renderAt('/desk/waitlist', { answers: { 'waitlist.list': list } })
  const counts = within(await screen.findByRole('region', { name: m.waitlist_desk_counts() }))
  const terms = counts.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual([purposeText('buy_more_inventory'), purposeText(null)])
  expect(counts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '1'])
})

test('the list is saved as a file of what it is narrowed to; while nobody waits there is nothing to save', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.getAttribute('href') ?? '')
  })
  onTestFinished(() => saved.mockRestore())
  const files: string[] = []
  const { user } = renderAt('/desk/waitlist?use=buy_more_inventory', {
    answers: { 'waitlist.list': list },
  })
  await user.click(await screen.findByRole('button', { name: m.waitlist_desk_save_file() }))
  expect(files).toEqual([expect.stringMatching(/\/waitlist\S*\?capital_use=buy_more_inventory$/)])
  renderAt('/desk/waitlist', {
    answers: { 'waitlist.list': { entries: [], counts: [], next_page_token: null } },
  })
  expect(await screen.findByText(m.waitlist_desk_empty_text())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.waitlist_desk_save_file() })).toBeNull()
})

test('a use narrows the list by its address, and an empty answer says so', async () => {
  const { user, server, address } = renderAt('/desk/waitlist', {
    answers: {
      'waitlist.list': ({ query }) =>
        query.capital_use ? { ...list, entries: [], next_page_token: null } : list,
    },
  })
  await screen.findByText('Waha Books')
  await user.click(screen.getByRole('button', { name: /Use$/ }))
  await user.click(await screen.findByRole('option', { name: purposeText('manage_cash_flows') }))
  expect(await screen.findByText(m.waitlist_desk_empty_filter())).toBeTruthy()
  expect(address()).toBe('/desk/waitlist?use=manage_cash_flows')
  expect(server.callsOf('waitlist.list').at(-1)?.query.capital_use).toBe('manage_cash_flows')
})

test('more rows are asked for by the token of the page before', async () => {
  const { user } = renderAt('/desk/waitlist', {
    answers: {
      'waitlist.list': ({ query }) =>
        query.page_token === 'two'
          ? { ...list, entries: [anEntry({ merchant_id: 'mrc_3', merchant_name: 'Ghaf Nursery' })] }
          : { ...list, next_page_token: 'two' },
    },
  })
  await user.click(await screen.findByRole('button', { name: m.common_more() }))
  expect(await screen.findByText('Ghaf Nursery')).toBeTruthy()
  expect(screen.getByText('Waha Books')).toBeTruthy()
})

test('while the list is on its way its skeleton stands, busy', async () => {
  renderAt('/desk/waitlist', { answers: { 'waitlist.list': pending } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText('Waha Books')).toBeNull()
})

test.each([
  ['the server breaks', refuse('internal')],
  ['the network is gone', offline],
])('when %s the list says so, and trying again brings it', async (_, failure) => {
  const { user, server } = renderAt('/desk/waitlist', { answers: { 'waitlist.list': failure } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'waitlist.list': list })
  await user.click(again)
  expect(await screen.findByText('Waha Books')).toBeTruthy()
})

test('who may not see the waitlist is told so, and nothing is asked', async () => {
  const { server } = renderAt('/desk/waitlist', { as: ['finance'] })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(server.callsOf('waitlist.list')).toEqual([])
})

test('on a phone in Arabic each merchant is a card, named as it is in Arabic', async () => {
  const { user } = renderAt('/desk/waitlist', {
    answers: { 'waitlist.list': list },
    language: 'ar',
    width: phoneWidth,
  })
  await user.click(await screen.findByRole('button', { name: 'كتب الواحة' }))
  expect(await screen.findByRole('dialog', { name: 'كتب الواحة' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
