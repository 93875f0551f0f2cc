import type { AskedContact, Contact } from '@daftar/contract/endpoints/people/contacts'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const aContact = (more: Partial<Contact> = {}): Contact => ({
  ...{ id: 'con_1', version: 1, purpose: 'finance', name: 'Huda Nasser', email: 'huda@noor.example' },
  ...{ phone: '+971501234567', language: 'ar', status: 'confirmed', ask_again_at: null },
  ...more,
})
const waiting = aContact({
  ...{ id: 'con_2', purpose: 'technical', name: 'Rami Saleh', email: 'rami@noor.example', phone: '' },
  ...{ status: 'waiting', ask_again_at: '2026-01-01T00:00:00.000Z', version: 3 },
})
const contacts = [aContact(), waiting]

function contactsAt({ answers, ...options }: PageOptions = {}): Page {
  return renderAt('/contacts', { ...options, answers: { 'contacts.list': { contacts }, ...answers } })
}
const dialog = async () => within(await screen.findByRole('dialog'))
async function fill(user: Page['user'], field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
async function choose({ user }: Page, name: string, act: string) {
  await user.click(await screen.findByRole('button', { name: m.contacts_actions_of({ name }) }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}

test.each(looks)(
  'contacts stand by purpose, with what they are written of and whether they said yes, in %s at %i [OTH-03, DEC-OTH-4]',
  async (language, width) => {
    contactsAt({ language, width })
    expect(await screen.findByText('Huda Nasser')).toBeTruthy()
    for (const text of [m.contacts_finance_hint(), m.contacts_confirmed(), m.contacts_waiting()])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getAllByText(m.contacts_none())).toHaveLength(2)
  },
)

test('the page waits, fails and tries again', async () => {
  contactsAt({ answers: { 'contacts.list': pending } })
  expect(await screen.findByText(m.common_loading())).toBeTruthy()
  const page = contactsAt({ answers: { 'contacts.list': refuse('internal') } })
  expect(await screen.findByText(m.contacts_failed())).toBeTruthy()
  page.server.answer({ 'contacts.list': { contacts: [] } })
  await page.user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findAllByText(m.contacts_none())).toHaveLength(4)
})

test('the sidebar leads admins there, and nobody else', async () => {
  const { user, address } = renderAt('/account', { answers: { 'contacts.list': { contacts } } })
  const [item] = await screen.findAllByRole('link', { name: m.contacts_title() })
  await user.click(item!)
  await waitFor(() => expect(address()).toBe('/contacts'))
  renderAt('/account', { as: { role: 'settlements' } })
  await screen.findByRole('navigation', { name: m.shell_navigation() })
  expect(screen.queryByRole('link', { name: m.contacts_title() })).toBeNull()
})

test.each(looks)(
  'somebody is added for a purpose, and asked by a letter first, in %s at %i [DEC-OTH-4]',
  async (language, width) => {
    const { user, server } = contactsAt({ language, width, answers: { 'contacts.add': { contacts } } })
    const purpose = m.contacts_operations()
    await user.click(await screen.findByRole('button', { name: m.contacts_add_for({ purpose }) }))
    const form = await dialog()
    expect(form.getByText(m.contacts_asks())).toBeTruthy()
    await user.click(form.getByRole('button', { name: m.contacts_add() }))
    expect(form.getAllByText(m.field_required()).length).toBeGreaterThan(1)
    await fill(user, form.getByRole('textbox', { name: m.contacts_name() }), 'Sara Aziz')
    await fill(user, form.getByRole('textbox', { name: m.contacts_email() }), 'sara@noor.example')
    await user.click(form.getByRole('button', { name: m.contacts_add() }))
    expect(await screen.findByText(m.contacts_done_added())).toBeTruthy()
    expect(server.callsOf('contacts.add')).toMatchObject([
      {
        body: {
          purpose: 'operations',
          name: 'Sara Aziz',
          email: 'sara@noor.example',
          phone: '',
          language: 'en',
        },
      },
    ])
  },
)

const languages = [
  ['SAU', true],
  ['EGY', true],
  ['QAT', true],
  ['ARE', false],
  ['KWT', false],
] as const
test.each(languages)(
  'letters to a contact in %s begin in the language of the country [FMT-06, FMT-07]',
  async (country, isArabic) => {
    const { user } = contactsAt({ as: { country } })
    const purpose = m.contacts_finance()
    await user.click(await screen.findByRole('button', { name: m.contacts_add_for({ purpose }) }))
    const name = isArabic ? m.contacts_arabic() : m.contacts_english()
    expect((await dialog()).getByRole('radio', { name }).matches(':checked, [aria-checked=true]')).toBe(true)
  },
)

test('an address that is there for the same is refused at its field', async () => {
  const page = contactsAt({ answers: { 'contacts.change': refuse('stale_version') } })
  await choose(page, 'Rami Saleh', m.common_edit())
  const form = await dialog()
  await fill(page.user, form.getByRole('textbox', { name: m.contacts_name() }), 'Rami S.')
  await page.user.click(form.getByRole('button', { name: m.common_save() }))
  expect(await form.findByText(reasonText('stale_version'))).toBeTruthy()
  expect(page.server.callsOf('contacts.change')).toMatchObject([{ params: { id: 'con_2' } }])
})

test('whoever was asked is asked again, and whoever is there is deleted, after a question', async () => {
  const page = contactsAt({
    answers: { 'contacts.ask': { contacts }, 'contacts.remove': { contacts: [waiting] } },
  })
  await choose(page, 'Rami Saleh', m.contacts_ask())
  await page.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: m.contacts_ask() }),
  )
  expect(await screen.findByText(m.contacts_done_asked())).toBeTruthy()
  await choose(page, 'Huda Nasser', m.contacts_remove())
  await page.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: m.contacts_remove() }),
  )
  expect(await screen.findByText(m.contacts_done_removed())).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Huda Nasser')).toBeNull())
})

const token = 'a-token-of-a-contact-24'
const asked = (more: Partial<AskedContact> = {}): { contact: AskedContact } => ({
  contact: {
    ...{ purpose: 'finance', name: 'Huda Nasser', business: 'Noor Perfumes', business_ar: 'عطور نور' },
    status: 'waiting',
    ...more,
  },
})

test.each(looks)(
  'whoever is named says yes behind the address of the letter, and can end it there, in %s at %i [DEC-OTH-4]',
  async (language, width) => {
    const { user, server } = renderAt(`/contact/${token}`, {
      ...{ language, width },
      answers: { 'contacts.opened': asked() },
    })
    const business = language === 'ar' ? 'عطور نور' : 'Noor Perfumes'
    expect(await screen.findByRole('heading', { name: m.contacts_asked_title({ business }) })).toBeTruthy()
    expect(server.callsOf('contacts.confirm')).toEqual([])
    server.answer({
      'contacts.confirm': asked({ status: 'confirmed' }),
      'contacts.leave': asked({ status: 'left' }),
    })
    await user.click(screen.getByRole('button', { name: m.contacts_say_yes() }))
    await user.click(await screen.findByRole('button', { name: m.contacts_end() }))
    expect(await screen.findByRole('button', { name: m.contacts_say_yes() })).toBeTruthy()
    expect(screen.queryByRole('button', { name: m.contacts_end() })).toBeNull()
  },
)

test('an address of nobody says so', async () => {
  renderAt(`/contact/${token}`, { answers: { 'contacts.opened': refuse('not_found') } })
  expect(await screen.findByText(m.contacts_unknown())).toBeTruthy()
})
