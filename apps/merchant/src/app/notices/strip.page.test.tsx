import { pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/fixtures/stores.ts'
import { phoneWidth, renderAt } from '../../testing/render-at.tsx'

const store = (id: string, name: string, name_ar: string) => aStore({ id, name, name_ar })
const answers = {
  'merchants.stores': { items: [store('sto_dxb', 'Dubai Mall', 'دبي مول'), store('sto_auh', 'Yas', 'ياس')] },
  'orders.list': pending,
  'orders.counts': pending,
  'orders.uncaptured': pending,
}
const strip = async () => within((await screen.findAllByRole('banner'))[0]!)

test.each([
  ['en', 'Noor Perfumes'],
  ['ar', 'عطور نور'],
] as const)('the shell names the merchant and how many stores there are, in %s', async (language, name) => {
  renderAt('/account', { language })
  const { textContent } = await (await strip()).findByRole('button', { name: (said) => said.includes(name) })
  expect(textContent).toContain(m.shell_all_stores({ count: 4 }))
})

test('a store is chosen from any page and names itself; all of them are one step back', async () => {
  const { user, address } = renderAt('/account', { answers })
  const open = async () => user.click((await strip()).getAllByRole('button')[0]!)
  await open()
  await user.click(await screen.findByRole('link', { name: 'Yas' }))
  await waitFor(() => expect(address()).toBe('/payments?stores=sto_auh'))
  await waitFor(async () => expect((await strip()).getByText('Yas')).toBeTruthy())
  await open()
  const chosen = await screen.findByRole('link', { name: 'Yas' })
  expect(chosen.getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByRole('link', { name: m.shell_all_stores({ count: 4 }) }))
  await waitFor(() => expect(address()).toBe('/payments'))
})

test('stores that cannot be loaded say so, and are asked again', async () => {
  const { user, server } = renderAt('/account', { answers: { 'merchants.stores': refuse('not_found') } })
  await user.click((await strip()).getAllByRole('button')[0]!)
  expect(await screen.findByText(m.shell_stores_failed())).toBeTruthy()
  server.answer(answers)
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByRole('link', { name: 'Yas' })).toBeTruthy()
})

test('who works for no merchant yet is named none', async () => {
  const application = { 'onboarding.read': refuse('not_found') }
  renderAt('/account', { as: { role: null }, answers: application })
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  expect((await strip()).queryByText('Noor Perfumes')).toBeNull()
})

test('one store of one merchant leaves nothing to change beside search and bell', async () => {
  const workspaces = [{ merchant_id: 'mrc_noor', name: 'Noor Perfumes', name_ar: 'عطور نور', stores: 1 }]
  renderAt('/account', { as: { workspaces } })
  expect(await (await strip()).findByText(m.shell_all_stores({ count: 1 }))).toBeTruthy()
  const names = (await strip()).getAllByRole('button').map((one) => one.textContent || one.title)
  expect(names).toEqual([expect.stringContaining(m.shell_search()), m.bell_title()])
})

test.each([1280, phoneWidth])('the search of the strip opens the palette, at %i pixels', async (width) => {
  const { user } = renderAt('/account', { width })
  await user.click((await strip()).getByRole('button', { name: (said) => said.startsWith(m.shell_search()) }))
  expect(await screen.findByRole('dialog', { name: m.shell_palette_title() })).toBeTruthy()
})

const both = [
  { merchant_id: 'mrc_noor', name: 'Noor Perfumes', name_ar: 'عطور نور', stores: 4 },
  { merchant_id: 'mrc_layal', name: 'Layal Gifts', name_ar: 'هدايا ليال', stores: 1 },
]
const work = { 'sessions.work': { auth_token: 'another', merchant_id: 'mrc_layal' } }

test.each([
  ['en', 1280, 'Layal Gifts'],
  ['ar', phoneWidth, 'هدايا ليال'],
] as const)(
  'who works for several changes from one to another and starts over there, in %s at %i',
  async (language, width, name) => {
    const { user, server, address } = renderAt('/account', {
      language,
      width,
      as: { workspaces: both },
      answers: { ...answers, ...work },
    })
    await user.click(
      (await strip()).getByRole('button', {
        name: (said) => said.includes(language === 'en' ? 'Noor Perfumes' : 'عطور نور'),
      }),
    )
    const list = within(await screen.findByRole('list', { name: m.shell_merchants() }))
    expect(list.getAllByRole('button').map((each) => each.getAttribute('aria-current'))).toEqual([
      'true',
      null,
    ])
    await user.click(list.getByRole('button', { name }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(server.callsOf('sessions.work')).toMatchObject([{ body: { merchant_id: 'mrc_layal' } }])
    expect(localStorage.getItem('merchant.workspace')).toBe('mrc_layal')
  },
)

test('who works for one merchant is offered no other', async () => {
  const { user } = renderAt('/account', { answers })
  await user.click((await strip()).getAllByRole('button')[0]!)
  expect(await screen.findByRole('link', { name: 'Yas' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: m.shell_merchants() })).toBeNull()
})

test('a page whose session works elsewhere by now says so when a call is refused, and leads on', async () => {
  const { user, address } = renderAt('/account', {
    as: { workspaces: both },
    answers: { 'merchants.stores': refuse('workspace_changed') },
  })
  await user.click((await strip()).getAllByRole('button')[0]!)
  const notice = within(await screen.findByRole('alertdialog', { name: m.shell_moved_title() }))
  expect(notice.getByText(m.shell_moved_text({ name: 'Noor Perfumes' }))).toBeTruthy()
  await user.click(notice.getByRole('button', { name: m.shell_moved_on() }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('it hears of the change from the other tab, and goes back without losing the page', async () => {
  const { user, server, address } = renderAt('/account', { as: { workspaces: both }, answers: work })
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  expect(localStorage.getItem('merchant.workspace')).toBe('mrc_noor')
  window.dispatchEvent(new StorageEvent('storage', { key: 'merchant.workspace', newValue: 'mrc_layal' }))
  const notice = within(await screen.findByRole('alertdialog', { name: m.shell_moved_title() }))
  await user.click(notice.getByRole('button', { name: m.shell_moved_back({ name: 'Noor Perfumes' }) }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.callsOf('sessions.work')).toMatchObject([{ body: { merchant_id: 'mrc_noor' } }])
  expect(address()).toBe('/account')
})
