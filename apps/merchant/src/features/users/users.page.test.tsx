import { pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { capabilities, mayDo } from '@daftar/rules/access/capabilities'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/fixtures/stores.ts'
import { aColleague, anInvited, aUser } from '../../testing/fixtures/users.ts'
import { looks, phoneWidth, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const stores = [
  aStore({ id: 'sto_dxb', name: 'Dubai Mall', name_ar: 'دبي مول' }),
  aStore({ id: 'sto_auh', name: 'Yas', name_ar: 'ياس' }),
]
const ordersPending = { 'orders.list': pending, 'orders.counts': pending, 'orders.uncaptured': pending }
const everybody = [aUser(), aColleague(), anInvited()]

function usersAt({ answers, ...options }: PageOptions = {}, address = ''): Page {
  return renderAt(`/users${address}`, {
    ...options,
    answers: { 'users.list': { users: everybody }, 'merchants.stores': { items: stores }, ...answers },
  })
}

/** A text at once: what is typed key by key is tested where it counts. */
async function fill(user: Page['user'], field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
const dialog = async () => within(await screen.findByRole('dialog'))
const question = async () => within(await screen.findByRole('alertdialog'))
async function choose({ user }: Page, name: string, act: string) {
  await user.click(await screen.findByRole('button', { name: m.users_actions_of({ name }) }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}

test.each(looks)(
  'the list says who works here, as what, where and how they stand, in %s at %i [USR-01, USR-06, DEC-USR-1]',
  async (language, width) => {
    usersAt({ language, width })
    expect(await screen.findByText('Rami Saleh')).toBeTruthy()
    const texts = ['rami@noor.example', m.users_you(), m.users_status_invited(), '+971507654321']
    for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    const store = language === 'ar' ? 'دبي مول' : 'Dubai Mall'
    expect((await screen.findAllByText((text) => text.includes(store))).length).toBeGreaterThan(0)
    const acts = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    expect(acts).not.toContain(m.users_actions_of({ name: 'Mariam Haddad' }))
  },
)

test('search, role and status stand in the address, and leave whom they fit [DEC-USR-1]', async () => {
  const { user, address } = usersAt({}, '?role=supervisor')
  expect(await screen.findByText('Rami Saleh')).toBeTruthy()
  expect(screen.queryByText('Sara Aziz')).toBeNull()
  await user.type(screen.getByRole('searchbox'), 'sara')
  expect(await screen.findByText(m.users_nobody_title())).toBeTruthy()
  expect(address()).toBe('/users?search=sara&role=supervisor')
  await user.click(screen.getByRole('button', { name: m.users_clear_filters() }))
  expect(await screen.findByText('Sara Aziz')).toBeTruthy()
  expect(address()).toBe('/users')
})

test('whoever is no workspace admin is led away and sees no line of it in the sidebar [USR-02, NAV-35, PERM-33]', async () => {
  const { server } = usersAt({ as: { role: 'supervisor' }, answers: ordersPending })
  await screen.findByRole('navigation', { name: m.shell_navigation() })
  expect(screen.queryByRole('link', { name: m.shell_item_users() })).toBeNull()
  expect(server.callsOf('users.list')).toEqual([])
})

test('the sidebar leads workspace admins to the users [NAV-33, NAV-35]', async () => {
  const { user, address } = renderAt('/account', {
    answers: { 'users.list': { users: everybody }, 'merchants.stores': { items: stores } },
  })
  const [item] = await screen.findAllByRole('link', { name: m.shell_item_users() })
  await user.click(item!)
  await waitFor(() => expect(address()).toBe('/users'))
})

test.each(looks)(
  'somebody is invited with a role that says what it may do, once, in %s at %i [USR-04, DEC-USR-2, DEC-USR-5]',
  async (language, width) => {
    const { user, server } = usersAt({ language, width })
    await user.click(await screen.findByRole('button', { name: m.users_invite() }))
    const form = await dialog()
    await user.click(form.getByRole('button', { name: m.users_send() }))
    expect(form.getAllByText(m.field_required()).length).toBeGreaterThan(2)
    await fill(user, form.getByLabelText(m.users_first_name()), 'Huda')
    await fill(user, form.getByLabelText(m.users_last_name()), 'Nasser')
    await fill(user, form.getByRole('textbox', { name: m.users_email() }), 'huda@noor.example')
    await user.click(form.getByRole('button', { name: (name) => name.includes(m.users_role()) }))
    await user.click(await screen.findByRole('option', { name: m.account_role_sales_manager() }))
    const rights = within(form.getByRole('list', { name: m.users_matrix_of() }))
    const allowed = capabilities.filter((capability) => mayDo('sales_manager', capability))
    expect(rights.getAllByText(m.users_yes())).toHaveLength(allowed.length)
    server.answer({
      'users.invite': { users: [...everybody, anInvited({ id: 'inv_2', first_name: 'Huda' })] },
    })
    pressTwice(form.getByRole('button', { name: m.users_send() }))
    expect(await screen.findByText(m.users_done_invited())).toBeTruthy()
    expect(server.callsOf('users.invite').map(({ body }) => body)).toEqual([
      {
        ...{ first_name: 'Huda', last_name: 'Nasser', email: 'huda@noor.example', phone: '' },
        ...{ role: 'sales_manager', store_ids: null },
      },
    ])
  },
)

test.each([
  ['email', 'invites_oneself', 'oneself', m.error_invites_oneself],
  ['email', 'email_account_exists', 'taken', m.error_email_account_exists],
  ['phone', 'phone_account_exists', 'taken', m.error_phone_account_exists],
] as const)(
  'an invitation by %s that is refused as %s says so at its field [USR-07, USR-08, DEC-USR-4]',
  async (by, reason, code, text) => {
    const { user, server } = usersAt({
      answers: { 'users.invite': refuse(reason, { fields: { [by]: code } }) },
    })
    await user.click(await screen.findByRole('button', { name: m.users_invite() }))
    const form = await dialog()
    await fill(user, form.getByLabelText(m.users_first_name()), 'Huda')
    await fill(user, form.getByLabelText(m.users_last_name()), 'Nasser')
    if (by === 'phone') await user.click(form.getByRole('radio', { name: m.users_phone() }))
    const field = form.getByRole('textbox', { name: by === 'email' ? m.users_email() : m.users_phone() })
    await fill(user, field, by === 'email' ? 'huda@noor.example' : '501112233')
    await user.click(form.getByRole('button', { name: (name) => name.includes(m.users_role()) }))
    await user.click(await screen.findByRole('option', { name: m.account_role_settlements() }))
    await user.click(form.getByRole('button', { name: m.users_send() }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(form.getAllByText((said) => said.includes(text())).length).toBeGreaterThan(0)
    const [{ body } = { body: null }] = server.callsOf('users.invite')
    expect(body).toMatchObject(by === 'email' ? { phone: '' } : { email: '', phone: '+971501112233' })
  },
)

test('role and stores are changed as they were seen; a refusal stays in the dialog [USR-05, DEC-USR-3]', async () => {
  const page = usersAt({ answers: { 'users.change': refuse('last_admin') } })
  await choose(page, 'Rami Saleh', m.users_change())
  const form = await dialog()
  await page.user.click(form.getByRole('radio', { name: m.users_stores_all() }))
  await page.user.click(form.getByRole('button', { name: m.users_save() }))
  expect((await form.findByRole('alert')).textContent).toContain(reasonText('last_admin'))
  page.server.answer({ 'users.change': { users: [aUser(), aColleague({ store_ids: null })] } })
  await page.user.click(form.getByRole('button', { name: m.users_save() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.server.callsOf('users.change').at(-1)).toMatchObject({
    params: { id: 'per_rami' },
    body: { from_role: 'supervisor', role: 'supervisor', store_ids: null },
  })
})

test.each([
  [m.users_disable, m.users_done_disabled, 'users.change', 'per_rami', 'Rami Saleh'],
  [m.users_remove, m.users_done_removed, 'users.remove', 'per_rami', 'Rami Saleh'],
  [m.users_revoke, m.users_done_revoked, 'users.revoke', 'inv_1', 'Sara Aziz'],
] as const)('%# is asked about and done once [USR-05, DEC-USR-3]', async (act, done, endpoint, id, name) => {
  const page = usersAt({ answers: { [endpoint]: { users: [aUser()] } } })
  await choose(page, name, act())
  pressTwice((await question()).getByRole('button', { name: act() }))
  expect(await screen.findByText(done())).toBeTruthy()
  expect(page.server.callsOf(endpoint)).toMatchObject([{ params: { id } }])
  await waitFor(() => expect(screen.queryByText(name)).toBeNull())
})

test('an invitation is sent again from its line, not within two minutes [DEC-USR-2]', async () => {
  const fresh = anInvited({
    id: 'inv_2',
    first_name: 'Huda',
    resend_at: new Date(Date.now() + 60_000).toISOString(),
  })
  const page = usersAt({ answers: { 'users.list': { users: [...everybody, fresh] } } })
  await page.user.click(
    await screen.findByRole('button', { name: m.users_actions_of({ name: 'Huda Aziz' }) }),
  )
  const waiting = await screen.findByRole('menuitem', { name: m.users_resend() })
  expect(waiting.getAttribute('aria-disabled')).toBe('true')
  await page.user.keyboard('{Escape}')
  page.server.answer({ 'users.resend': { users: everybody } })
  await choose(page, 'Sara Aziz', m.users_resend())
  expect(await screen.findByText(m.users_done_resent())).toBeTruthy()
  expect(page.server.callsOf('users.resend')).toMatchObject([{ params: { id: 'inv_1' } }])
})

test('the table of the page is the one of the rules; on a phone it shows one role [USR-06, DEC-USR-5]', async () => {
  usersAt()
  const table = within(await screen.findByRole('table', { name: m.users_matrix_title() }))
  const [row] = table
    .getAllByRole('row')
    .filter((each) => within(each).queryByText(m.users_may_refund_orders()))
  const said = within(row!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(said).toEqual([m.users_yes(), m.users_yes(), m.users_no(), m.users_no()])
  expect(table.getAllByRole('row')).toHaveLength(capabilities.length + 1)
  usersAt({ width: phoneWidth })
  expect(await screen.findByRole('list', { name: m.users_matrix_of() })).toBeTruthy()
})

test('while the users load a skeleton stands; when they fail trying again brings them', async () => {
  usersAt({ answers: { 'users.list': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
  const { user, server } = usersAt({ answers: { 'users.list': refuse('internal') } })
  expect(await screen.findByText(m.users_failed())).toBeTruthy()
  server.answer({ 'users.list': { users: everybody } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect((await screen.findAllByText('Rami Saleh')).length).toBeGreaterThan(0)
})
