import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fill, question } from '../../testing/dialogs.ts'
import { aMember, aMerchant, aProfile, noorIn, ofDossier } from '../../testing/fixtures/merchant.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const noor = '/desk/merchants/mrc_noor'
const profile = (more: Parameters<typeof aProfile>[0] = {}) => ({ merchant: aProfile(more) })
const members = (...all: ReturnType<typeof aMember>[]) => ({ members: all })

function atNoor({ answers, ...options }: PageOptions = {}): Page {
  return renderAt(noor, {
    ...options,
    answers: {
      ...ofDossier,
      'merchants.profile': profile(),
      'members.list': members(aMember()),
      ...answers,
    },
  })
}

const heading = (language: 'en' | 'ar' = 'en') =>
  screen.findByRole('heading', { level: 1, name: noorIn[language] })
type Dialog = Awaited<ReturnType<typeof question>>
const field = (dialog: Dialog, label: string) => dialog.getByRole('textbox', { name: new RegExp(label) })

async function choose(user: UserEvent, dialog: Dialog, label: string, option: string): Promise<void> {
  await user.click(dialog.getByRole('button', { name: new RegExp(label) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** The button of the page or its menu, on a phone. */
async function pressAct(user: UserEvent, name: string): Promise<void> {
  const more = screen.queryByRole('button', { name: m.desk_merchant_more() })
  if (more) await user.click(more)
  await user.click(screen.queryByRole('menuitem', { name }) ?? screen.getByRole('button', { name }))
}

test.each(looks)(
  'an administrator sees a merchant’s facts, stores, companies and users, in %s at %i',
  async (language, width) => {
    atNoor({ language, width })
    await heading(language)
    const store = language === 'en' ? 'Marina Mall' : 'مارينا مول'
    expect(screen.getByText(store)).toBeTruthy()
    expect(screen.getByText('marina')).toBeTruthy()
    expect(screen.getByText('Noor Perfumes LLC')).toBeTruthy()
    expect(await screen.findByText('Mona Hadid')).toBeTruthy()
    expect(screen.getByText(m.account_role_workspace_admin())).toBeTruthy()
  },
)

test('the list leads to the merchant’s page, and a new one opens its own', async () => {
  const { user, server, address } = renderAt('/desk/merchants', {
    answers: {
      ...ofDossier,
      'merchants.list': { merchants: [aMerchant()], next_page_token: null },
      'merchants.create': profile(),
      'merchants.profile': profile(),
      'members.list': members(),
    },
  })
  await user.click(await screen.findByRole('button', { name: m.desk_merchant_new() }))
  const dialog = await question(m.desk_merchant_new())
  const confirm = dialog.getByRole('button', { name: m.desk_merchant_create() })
  await user.click(confirm)
  expect(dialog.getAllByText(fieldText('required'))).toHaveLength(4)
  expect(dialog.getByText(fieldText('choose_option'))).toBeTruthy()
  await fill(user, field(dialog, m.desk_merchant_name_en()), 'Noor Perfumes')
  await fill(user, field(dialog, m.desk_merchant_name_ar()), 'عطور نور')
  await choose(user, dialog, m.desk_country(), 'United Arab Emirates')
  await fill(user, field(dialog, m.desk_merchant_commission()), '٥٫٥')
  await fill(user, field(dialog, m.desk_merchant_vat()), '5')
  pressTwice(confirm)
  await heading()
  expect(address()).toBe(noor)
  expect(server.callsOf('merchants.create')).toMatchObject([
    {
      body: {
        name: 'Noor Perfumes',
        name_ar: 'عطور نور',
        country: 'ARE',
        currency: 'AED',
        commission_percent: 5.5,
        commission_fixed: '0',
        vat_percent: 5,
      },
    },
  ])
})

test('what is wrong in a dialog stands in a list whose lines lead to the fields, the server’s refusal too', async () => {
  const taken = refuse('store_code_taken', { fields: { code: 'taken' } })
  const { user } = atNoor({ answers: { 'merchants.addStore': taken } })
  await user.click(await screen.findByRole('button', { name: m.desk_merchant_store_add() }))
  const dialog = await question()
  const [code, name] = [m.desk_merchant_store_code(), m.desk_merchant_name_en()]
  const line = (label: string, text: string) => dialog.queryByRole('link', { name: `${label}: ${text}` })
  const confirm = dialog.getByRole('button', { name: m.desk_merchant_store_add() })
  await user.click(confirm)
  expect(line(code, fieldText('required'))).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field(dialog, code)))
  await user.click(dialog.getByRole('link', { name: `${name}: ${fieldText('required')}` }))
  expect(document.activeElement).toBe(field(dialog, name))
  await fill(user, field(dialog, name), 'Creek')
  expect(line(name, fieldText('required'))).toBeNull()
  await fill(user, field(dialog, code), 'marina')
  await fill(user, field(dialog, m.desk_merchant_name_ar()), 'الخور')
  await user.click(confirm)
  await waitFor(() => expect(line(code, fieldText('taken'))).toBeTruthy())
  expect(document.activeElement).toBe(field(dialog, code))
  await fill(user, field(dialog, code), 'creek')
  expect(line(code, fieldText('taken'))).toBeNull()
})

test('a store whose code is taken says so at the code, and is added under another', async () => {
  const taken = refuse('store_code_taken', { fields: { code: 'taken' } })
  const { user, server } = atNoor({ answers: { 'merchants.addStore': taken } })
  await user.click(await screen.findByRole('button', { name: m.desk_merchant_store_add() }))
  const dialog = await question()
  await fill(user, field(dialog, m.desk_merchant_store_code()), 'marina')
  await fill(user, field(dialog, m.desk_merchant_name_en()), 'Creek')
  await fill(user, field(dialog, m.desk_merchant_name_ar()), 'الخور')
  const confirm = dialog.getByRole('button', { name: m.desk_merchant_store_add() })
  await user.click(confirm)
  expect(await dialog.findByText(fieldText('taken'))).toBeTruthy()
  const creek = {
    ...{ id: 'sto_2', code: 'creek', aliases: [], products: ['pay_later'] },
    ...{ name: 'Creek', name_ar: 'الخور' },
  }
  server.answer({ 'merchants.addStore': profile({ stores: [creek] }) })
  await fill(user, field(dialog, m.desk_merchant_store_code()), 'creek')
  pressTwice(confirm)
  expect(await screen.findByText('creek')).toBeTruthy()
  expect(server.callsOf('merchants.addStore')).toHaveLength(2)
})

test('a store is given the codes that plugins send for it; one that another store has is told there', async () => {
  const { user, server } = atNoor({
    answers: { 'merchants.setStoreCodes': refuse('store_code_taken', { fields: { aliases: 'taken' } }) },
  })
  const name = m.desk_merchant_store_codes_named({ store: 'Marina Mall' })
  await user.click(await screen.findByRole('button', { name }))
  const dialog = await question()
  const aliases = field(dialog, m.desk_merchant_store_aliases())
  const confirm = dialog.getByRole('button', { name: m.desk_merchant_store_codes() })
  await fill(user, aliases, 'AE, my shop!')
  await user.click(confirm)
  expect(dialog.getByText(fieldText('invalid'))).toBeTruthy()
  await fill(user, aliases, 'AE، default_AED,')
  await user.click(confirm)
  expect(await dialog.findByText(fieldText('taken'))).toBeTruthy()
  const stores = [{ ...aProfile().stores[0]!, aliases: ['SA', 'default_AED'] }]
  server.answer({ 'merchants.setStoreCodes': profile({ stores }) })
  await fill(user, aliases, 'SA default_AED')
  pressTwice(confirm)
  expect(await screen.findByText('marina, SA, default_AED')).toBeTruthy()
  const params = { id: 'mrc_noor', storeId: 'sto_1' }
  expect(server.callsOf('merchants.setStoreCodes')).toMatchObject([
    { params, body: { code: 'marina', aliases: ['AE', 'default_AED'] } },
    { params, body: { code: 'marina', aliases: ['SA', 'default_AED'] } },
  ])
})

test('a legal entity is checked before it is sent', async () => {
  const { user, server } = atNoor({ answers: { 'merchants.addLegalEntity': profile() } })
  await user.click(await screen.findByRole('button', { name: m.desk_merchant_entity_add() }))
  const dialog = await question()
  const confirm = dialog.getByRole('button', { name: m.desk_merchant_entity_add() })
  await user.click(confirm)
  expect(dialog.getAllByText(fieldText('required'))).toHaveLength(5)
  await fill(user, field(dialog, m.desk_merchant_entity_name()), 'Noor LLC')
  await fill(user, field(dialog, m.desk_merchant_entity_address()), '1 Creek Road')
  await fill(user, field(dialog, m.desk_merchant_entity_registration()), 'CN-1')
  await fill(user, field(dialog, m.desk_iban()), 'AE070331234567890123456')
  await fill(user, field(dialog, m.desk_merchant_entity_bank()), 'Gulf Bank')
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.callsOf('merchants.addLegalEntity')).toMatchObject([{ body: { tax_number: '' } }])
})

test.each(looks)(
  'a user is invited to one of the stores; one who works there already is refused, in %s at %i',
  async (language, width) => {
    const { user, server } = atNoor({
      language,
      width,
      answers: { 'members.invite': refuse('member_exists') },
    })
    await heading(language)
    await user.click(screen.getByRole('button', { name: m.desk_merchant_member_invite() }))
    const dialog = await question()
    await fill(user, field(dialog, m.desk_merchant_email()), 'sara@noor.example')
    await choose(user, dialog, m.desk_merchant_role(), m.account_role_supervisor())
    await user.click(dialog.getByRole('radio', { name: m.desk_merchant_member_stores_some() }))
    const confirm = dialog.getByRole('button', { name: m.desk_merchant_member_invite() })
    await user.click(confirm)
    expect(dialog.getByText(fieldText('choose_option'))).toBeTruthy()
    await user.click(dialog.getByRole('checkbox'))
    await user.click(confirm)
    expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('member_exists'))
    const sara = aMember({ person_id: 'per_sara', first_name: 'Sara', last_name: '', role: 'supervisor' })
    server.answer({ 'members.invite': members(aMember(), sara) })
    pressTwice(confirm)
    expect(await screen.findByText('Sara')).toBeTruthy()
    expect(server.callsOf('members.invite').at(-1)?.body).toMatchObject({
      email: 'sara@noor.example',
      role: 'supervisor',
      store_ids: ['sto_1'],
    })
  },
)

test('another role is sent with the one that was seen; the last admin stays [DEC-USR-3]', async () => {
  const { user, server } = atNoor({
    answers: { 'members.change': refuse('last_admin'), 'members.remove': refuse('last_admin') },
  })
  const name = { name: 'Mona Hadid' }
  await user.click(await screen.findByRole('button', { name: m.desk_merchant_member_change_named(name) }))
  const dialog = await question(asRead(m.desk_merchant_member_change_title(name)))
  await choose(user, dialog, m.desk_merchant_role(), m.account_role_settlements())
  await user.click(dialog.getByRole('button', { name: m.desk_merchant_member_save() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('last_admin'))
  expect(server.callsOf('members.change')).toMatchObject([
    { params: { personId: 'per_mona' }, body: { from_role: 'workspace_admin', role: 'settlements' } },
  ])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: m.desk_merchant_member_remove_named(name) }))
  const removal = await question()
  server.answer({ 'members.remove': members() })
  pressTwice(removal.getByRole('button', { name: m.desk_merchant_member_remove() }))
  expect(await screen.findByText(m.desk_merchant_members_empty())).toBeTruthy()
  expect(server.callsOf('members.remove')).toHaveLength(1)
})

test.each(looks)(
  'a merchant is suspended with a reason and resumed, in %s at %i',
  async (language, width) => {
    const { user, server } = atNoor({ language, width })
    await heading(language)
    await pressAct(user, m.desk_merchant_suspend())
    const dialog = await question()
    const confirm = dialog.getByRole('button', { name: m.desk_merchant_suspend() })
    await user.click(confirm)
    expect(dialog.getByText(fieldText('required'))).toBeTruthy()
    await fill(user, field(dialog, m.desk_merchant_standing_note()), 'Licence expired')
    server.answer({ 'merchants.suspend': profile({ suspended_at: '2026-11-22T08:00:00.000Z' }) })
    pressTwice(confirm)
    expect(await screen.findByText(m.desk_merchant_suspended())).toBeTruthy()
    expect(server.callsOf('merchants.suspend')).toMatchObject([{ body: { note: 'Licence expired' } }])
    await pressAct(user, m.desk_merchant_resume())
    expect((await question()).getByText(m.desk_merchant_resume_text())).toBeTruthy()
  },
)

test.each(looks)(
  'a merchant is said to have locations after a question, in %s at %i [LOC-03]',
  async (language, width) => {
    const { user, server } = atNoor({ language, width })
    await heading(language)
    expect(screen.getByText(m.desk_merchant_locations_no())).toBeTruthy()
    await user.click(screen.getByRole('button', { name: m.desk_merchant_locations_on() }))
    const dialog = await question()
    expect(dialog.getByText(m.desk_merchant_locations_on_text())).toBeTruthy()
    server.answer({ 'merchants.switchLocations': profile({ has_locations: true }) })
    pressTwice(dialog.getByRole('button', { name: m.desk_merchant_locations_on() }))
    expect(await screen.findByText(m.desk_merchant_locations_yes())).toBeTruthy()
    expect(server.callsOf('merchants.switchLocations')).toMatchObject([
      { params: { id: 'mrc_noor' }, body: { has_locations: true, from: false } },
    ])
  },
)

test('support sees the merchant and changes nothing', async () => {
  atNoor({ as: ['support_agent'] })
  await heading()
  expect(await screen.findByText('Mona Hadid')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  await screen.findByRole('region', { name: m.desk_dossier_happened() })
  const names = main.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual([m.desk_dossier_note_write(), m.desk_dossier_group_all()])
})

test('a merchant without anything says what is missing', async () => {
  atNoor({
    answers: {
      'merchants.profile': profile({ stores: [], legal_entities: [] }),
      'members.list': members(),
    },
  })
  expect(await screen.findByText(m.desk_merchant_stores_empty())).toBeTruthy()
  expect(screen.getByText(m.desk_merchant_entities_empty())).toBeTruthy()
  expect(await screen.findByText(m.desk_merchant_members_empty())).toBeTruthy()
})

test('what does not load is tried again: the merchant, and its users alone', async () => {
  atNoor({ answers: { 'merchants.profile': pending } })
  expect(screen.queryByText('Marina Mall')).toBeNull()
  const { user, server } = atNoor({
    answers: { 'merchants.profile': offline, 'members.list': refuse('internal') },
  })
  const again = () => screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'merchants.profile': profile() })
  await user.click(await again())
  expect(await screen.findByText('Marina Mall')).toBeTruthy()
  expect(await screen.findByText(m.desk_merchant_members_failed())).toBeTruthy()
  server.answer({ 'members.list': members(aMember()) })
  await user.click(await again())
  expect(await screen.findByText('Mona Hadid')).toBeTruthy()
})

test('an administrator says why before they see what somebody sees', async () => {
  const { user, server, address } = atNoor({
    answers: { 'sessions.viewAs': { until: '2026-11-22T08:30:00.000Z' } },
  })
  await heading()
  const name = 'Mona Hadid'
  await user.click(await screen.findByRole('button', { name: m.desk_merchant_view_as_named({ name }) }))
  const dialog = await question(m.desk_merchant_view_as_title({ name }))
  const confirm = dialog.getByRole('button', { name: m.desk_merchant_view_as_go() })
  await user.click(confirm)
  expect(dialog.getByText(fieldText('required'))).toBeTruthy()
  await fill(user, field(dialog, m.desk_merchant_view_as_reason()), 'cannot find the invoice')
  pressTwice(confirm)
  await waitFor(() => expect(address()).toBe('/'))
  expect(server.callsOf('sessions.viewAs')).toMatchObject([{ body: { reason: 'cannot find the invoice' } }])
})

test('who may not see as others do is not offered it', async () => {
  atNoor({ as: ['underwriter'] })
  await heading()
  await screen.findByText('Mona Hadid')
  expect(
    screen.queryByRole('button', { name: m.desk_merchant_view_as_named({ name: 'Mona Hadid' }) }),
  ).toBeNull()
})
