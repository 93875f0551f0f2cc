import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { question } from '../../testing/dialogs.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const closed = {
  closed: true,
  wrong_tries: 10,
  wait_until: null,
  last_try_at: '2026-11-22T08:30:00.000Z',
}
const opened = { closed: false, wrong_tries: 0, wait_until: null, last_try_at: null }
const locked = 'locked-out@shop.example'

async function lookingAt(contact: string, options: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/identities', {
    ...options,
    answers: { 'signIn.identity': { identity: closed }, ...options.answers },
  })
  await page.user.type(await screen.findByRole('textbox', { name: m.desk_sign_in_contact() }), contact)
  await page.user.click(screen.getByRole('button', { name: m.desk_identity_look() }))
  return page
}

test.each(looks)(
  'a sign-in that wrong codes have closed is opened again after a question, in %s at %i',
  async (language, width) => {
    const { user, server } = await lookingAt(locked, { language, width })
    expect(await screen.findByText(m.desk_identity_closed_text())).toBeTruthy()
    await user.click(screen.getByRole('button', { name: m.desk_identity_open() }))
    const dialog = await question(m.desk_identity_open_title())
    server.answer({ 'signIn.openIdentity': { identity: opened } })
    pressTwice(dialog.getByRole('button', { name: m.desk_identity_open() }))
    expect(await screen.findByText(m.desk_identity_not_closed_text())).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByRole('button', { name: m.desk_identity_open() })).toBeNull()
    const asked = { audience: 'merchant', email: locked }
    expect(server.callsOf('signIn.identity').map(({ body }) => body)).toEqual([asked])
    expect(server.callsOf('signIn.openIdentity').map(({ body }) => body)).toEqual([asked])
  },
)

test('without a contact nothing is looked up, and the field says so', async () => {
  const { user, server } = renderAt('/desk/identities')
  await user.click(await screen.findByRole('button', { name: m.desk_identity_look() }))
  expect(screen.getByText(fieldText('required'))).toBeTruthy()
  expect(server.callsOf('signIn.identity')).toEqual([])
})

test('staff are looked up by their own side, and a wait that ends by itself needs nobody', async () => {
  const { user, server } = renderAt('/desk/identities', {
    answers: {
      'signIn.identity': {
        identity: { ...closed, closed: false, wait_until: '2026-11-22T08:45:00.000Z', wrong_tries: 5 },
      },
    },
  })
  await user.click(await screen.findByRole('radio', { name: m.desk_identity_side_desk() }))
  await user.type(screen.getByRole('textbox', { name: m.desk_sign_in_contact() }), '+971 50 222 9001{Enter}')
  expect(await screen.findByText(m.desk_identity_waiting_text())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.desk_identity_open() })).toBeNull()
  expect(server.callsOf('signIn.identity').map(({ body }) => body)).toEqual([
    { audience: 'desk', phone: '+971502229001' },
  ])
})

test('somebody else opened it meanwhile: the question says so and stays', async () => {
  const { user } = await lookingAt(locked, { answers: { 'signIn.openIdentity': refuse('wrong_status') } })
  await user.click(await screen.findByRole('button', { name: m.desk_identity_open() }))
  const dialog = await question()
  await user.click(dialog.getByRole('button', { name: m.desk_identity_open() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('wrong_status'))
})

test('while it is looked up nothing is said of the contact; a look that fails can be repeated', async () => {
  const { server } = await lookingAt(locked, { answers: { 'signIn.identity': pending } })
  await waitFor(() => expect(server.callsOf('signIn.identity')).toHaveLength(1))
  expect(screen.queryByText(m.desk_identity_closed_text())).toBeNull()
  const failed = await lookingAt(locked, { answers: { 'signIn.identity': offline } })
  expect((await screen.findByRole('alert')).textContent).toContain(m.desk_no_answer())
  failed.server.answer({ 'signIn.identity': { identity: closed } })
  await failed.user.click(screen.getByRole('button', { name: m.desk_identity_look() }))
  expect(await screen.findByText(m.desk_identity_closed_text())).toBeTruthy()
})

test('an administrator who is blocked meanwhile stands at the door', async () => {
  const { address } = await lookingAt(locked, { answers: { 'signIn.identity': refuse('session_revoked') } })
  await waitFor(() => expect(address()).toBe('/desk/sign-in?back=%2Fdesk%2Fidentities'))
})
