import type { SavedList } from '@daftar/rules/work/work-kinds'
import { pending } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question } from '../../testing/dialogs.ts'
import { noorIn } from '../../testing/fixtures/merchant.ts'
import { aRelief } from '../../testing/fixtures/relief.ts'
import { looks, renderAt } from '../../testing/render-at.tsx'

const waiting = { reliefs: [aRelief()], next_page_token: null }
const huda = { id: 'stf_1', name: 'Huda Saleh' }

test.each(looks)(
  'a list’s filters are saved under a name, opened again and removed, in %s at %i',
  async (language, width) => {
    const mine = { id: 'vie_1', list: 'relief', name: 'Declined', search: '?state=declined' } as const
    const { user, server, address } = renderAt('/desk/relief?state=declined', {
      language,
      width,
      answers: {
        'relief.listForStaff': waiting,
        'work.saveView': { views: [mine] },
        'work.removeView': { views: [] },
      },
    })
    await user.click(await screen.findByRole('button', { name: m.desk_views() }))
    await user.click(await screen.findByRole('menuitem', { name: m.desk_views_save() }))
    const dialog = await question(m.desk_views_save())
    await fill(user, dialog.getByRole('textbox'), mine.name)
    await user.click(dialog.getByRole('button', { name: m.desk_views_keep() }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.callsOf('work.saveView')).toMatchObject([
      { body: { list: 'relief', name: mine.name, search: '?state=declined' } },
    ])
    await user.click(await screen.findByRole('button', { name: mine.name }))
    expect((await screen.findByRole('menuitem', { name: mine.name })).getAttribute('href')).toBe(address())
    await user.click(screen.getByRole('menuitem', { name: m.desk_views_remove({ name: mine.name }) }))
    expect(await screen.findByRole('button', { name: m.desk_views() })).toBeTruthy()
    expect(server.callsOf('work.removeView')).toMatchObject([{ params: { id: 'vie_1' } }])
  },
)

test('relief that waits says who has taken it, and is taken by whoever selects it', async () => {
  const { user, server } = renderAt('/desk/relief', {
    as: ['underwriter'],
    answers: {
      'relief.listForStaff': waiting,
      'work.assign': { assignee: huda, count: 1 },
      'work.people': { people: [huda] },
    },
  })
  expect(await screen.findByText(m.desk_assign_nobody())).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: m.desk_assign_select({ name: noorIn.en }) }))
  server.answer({ 'work.assignees': { assignees: [{ id: aRelief().id, assignee: huda }] } })
  await user.click(await screen.findByRole('button', { name: m.desk_assign_take() }))
  expect(await screen.findByText(m.desk_assign_you())).toBeTruthy()
  expect(server.callsOf('work.assign')).toMatchObject([
    { body: { subject: 'relief', pieces: [{ id: aRelief().id, held_by: null }], to: 'stf_1' } },
  ])
})

test('who only looks at transfers takes none', async () => {
  renderAt('/desk/transfers', {
    as: ['underwriter'],
    answers: { 'transfers.list': { transfers: [], next_page_token: null } },
  })
  await screen.findByText(m.desk_transfers_empty_title())
  expect(screen.queryByRole('columnheader', { name: m.desk_assignee() })).toBeNull()
})

const lists: readonly (readonly [
  list: SavedList,
  address: string,
  role: 'reviewer' | 'support_agent' | 'finance' | 'underwriter',
  asks: string,
])[] = [
  ['onboarding', '/desk/onboarding?status=declined', 'reviewer', 'onboarding.queue'],
  ['legal_entities', '/desk/legal-entities?status=rejected', 'reviewer', 'legalEntities.queue'],
  ['bank_accounts', '/desk/bank-accounts?status=declined', 'reviewer', 'bankAccounts.queue'],
  ['store_requests', '/desk/store-requests?status=declined', 'reviewer', 'stores.queue'],
  ['listings', '/desk/listings?status=rejected', 'reviewer', 'listings.queue'],
  ['disputes', '/desk/disputes?state=done', 'support_agent', 'disputes.queue'],
  ['tickets', '/desk/support?status=closed', 'support_agent', 'support.queue'],
  ['call_backs', '/desk/call-backs?kind=feedback', 'support_agent', 'events.callBacks'],
  ['mandates', '/desk/mandates?status=active', 'finance', 'mandates.list'],
  ['holds', '/desk/holds?state=released', 'finance', 'settlement.holds'],
  ['offers', '/desk/offers?status=active', 'underwriter', 'offers.listForStaff'],
  ['products', '/desk/products?status=rejected', 'reviewer', 'catalogue.listForStaff'],
  ['screening', '/desk/screening?decision=confirmed', 'reviewer', 'screening.hits'],
  ['journal', '/desk/ledger?kind=capture', 'finance', 'books.journal'],
  ['accounts', '/desk/ledger/accounts?kind=asset', 'finance', 'books.accounts'],
]
test.each(lists)('the filters of %s are kept under a name, too', async (list, address, role, asks) => {
  const { user, server } = renderAt(address, {
    as: [role],
    answers: { [asks]: pending, 'work.saveView': { views: [] } },
  })
  await user.click(await screen.findByRole('button', { name: m.desk_views() }))
  await user.click(await screen.findByRole('menuitem', { name: m.desk_views_save() }))
  const dialog = await question(m.desk_views_save())
  await fill(user, dialog.getByRole('textbox'), 'Mine')
  await user.click(dialog.getByRole('button', { name: m.desk_views_keep() }))
  await waitFor(() =>
    expect(server.callsOf('work.saveView')).toMatchObject([
      { body: { list, search: address.slice(address.indexOf('?')) } },
    ]),
  )
})
