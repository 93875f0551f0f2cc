import { refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, renderAt } from '../../testing/render-at.tsx'

const invitation = {
  id: 'inv_1',
  merchant_id: 'mrc_layal',
  name: 'Layal Gifts',
  name_ar: 'هدايا ليال',
  role: 'supervisor',
  expires_at: '2026-12-01T08:00:00.000Z',
} as const

test.each(looks)(
  'an invitation of another business is taken up from the account, in %s at %i [DEC-USR-2]',
  async (language, width) => {
    const { user, server, address } = renderAt('/account', {
      language,
      width,
      answers: {
        'users.invitations': { invitations: [invitation] },
        'users.join': { merchant_id: 'mrc_layal' },
        'sessions.work': { auth_token: 'another', merchant_id: 'mrc_layal' },
      },
    })
    const name = language === 'ar' ? 'هدايا ليال' : 'Layal Gifts'
    await user.click(await screen.findByRole('button', { name: m.account_join_named({ name }) }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(server.callsOf('users.join')).toMatchObject([{ params: { id: 'inv_1' } }])
    expect(server.callsOf('sessions.work')).toMatchObject([{ body: { merchant_id: 'mrc_layal' } }])
  },
)

test('what tells of the use of one business is sent before another is worked in', async () => {
  const { user, server, address } = renderAt('/account', {
    answers: {
      'users.invitations': { invitations: [invitation] },
      'users.join': { merchant_id: 'mrc_layal' },
      'sessions.work': () => {
        expect(server.callsOf('events.collect')).toHaveLength(1)
        return { auth_token: 'another', merchant_id: 'mrc_layal' }
      },
    },
  })
  const name = { name: 'Layal Gifts' }
  await user.click(await screen.findByRole('button', { name: m.account_join_named(name) }))
  await waitFor(() => expect(address()).toBe('/'))
  const [told] = server.callsOf('events.collect')
  expect(told?.body.events.map(({ payload }) => payload.merchant_id)).toContain('mrc_noor')
})

test('an invitation is declined once, and goes', async () => {
  const { user, server } = renderAt('/account', {
    answers: { 'users.invitations': { invitations: [invitation] }, 'users.decline': undefined },
  })
  const decline = await screen.findByRole('button', {
    name: m.account_decline_named({ name: 'Layal Gifts' }),
  })
  server.answer({ 'users.invitations': { invitations: [] } })
  pressTwice(decline)
  await waitFor(() => expect(screen.queryByText('Layal Gifts')).toBeNull())
  expect(server.callsOf('users.decline')).toMatchObject([{ params: { id: 'inv_1' } }])
  await user.click(document.body)
})

test('a business is left after a question; its last admin stays and reads why [DEC-USR-3]', async () => {
  const { user, server, address } = renderAt('/account', { answers: { 'users.leave': refuse('last_admin') } })
  await user.click(
    await screen.findByRole('button', { name: m.account_leave_named({ name: 'Noor Perfumes' }) }),
  )
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: m.account_leave() }))
  expect((await question.findByRole('alert')).textContent).toContain(reasonText('last_admin'))
  server.answer({ 'users.leave': undefined })
  await user.click(question.getByRole('button', { name: m.account_leave() }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(server.callsOf('users.leave').at(-1)).toMatchObject({ params: { id: 'mrc_noor' } })
})
