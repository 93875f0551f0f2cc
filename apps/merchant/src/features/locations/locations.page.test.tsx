import { locationTemplate } from '@daftar/rules/locations/import'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { m, reasonText } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLocation, anImport, locationsAnswer } from '../../testing/fixtures/locations.ts'
import { looks, phoneWidth, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const as = { hasLocations: true, experiments: ['locations'] }
const branches = [
  aLocation(),
  aLocation({
    ...{ id: 'loc_yas', name: 'Yas Café', name_ar: 'مقهى ياس', store_id: 'sto_2', city: 'Abu Dhabi' },
    ...{ pos_id: '', phone: '', map_link: '', status: 'hidden', version: 4 },
  }),
]

function locationsAt({ answers, ...options }: PageOptions = {}, address = ''): Page {
  return renderAt(`/locations${address}`, {
    as,
    ...options,
    answers: { 'locations.list': locationsAnswer({ locations: branches }), ...answers },
  })
}

async function fill(user: Page['user'], field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
const dialog = async () => within(await screen.findByRole('dialog'))
async function choose({ user }: Page, name: string, act: string) {
  await user.click(await screen.findByRole('button', { name: m.locations_actions_of({ name }) }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}
async function pick({ user }: Page, text: string) {
  await user.click(await screen.findByRole('button', { name: m.locations_import() }))
  const form = await dialog()
  const file = new File([text], 'branches.csv', { type: 'text/csv' })
  await user.upload(form.getByLabelText(m.locations_import_file()), file)
  return form
}

test.each(looks)(
  'the list says where each branch is, when it is open today and how it stands, in %s at %i [LOC-01, APP-57, DEC-LOC-2]',
  async (language, width) => {
    locationsAt({ language, width })
    const isArabic = language === 'ar'
    expect(await screen.findByText(isArabic ? 'دبي مول' : 'Dubai Mall')).toBeTruthy()
    expect(screen.getByText(isArabic ? 'مقهى ياس' : 'Yas Café')).toBeTruthy()
    const open = m.locations_span({ from: isolated('09:00'), to: isolated('01:00') })
    expect(screen.getAllByText(open)).toHaveLength(2)
    expect(screen.getAllByText(m.locations_status_hidden()).length).toBeGreaterThan(0)
    const map = screen.getByRole('link', { name: m.locations_open_map() })
    expect(map.getAttribute('href')).toBe('https://maps.app.goo.gl/x')
  },
)

test('a search finds names in both scripts, a city narrows; both stand in the address [DEC-LOC-2]', async () => {
  const { user, address } = locationsAt()
  await screen.findByText('Dubai Mall')
  const search = screen.getByRole('searchbox')
  await user.type(search, 'مقهي')
  await waitFor(() => expect(screen.queryByText('Dubai Mall')).toBeNull())
  expect(screen.getByText('Yas Café')).toBeTruthy()
  await user.clear(search)
  await user.type(search, 'cafe')
  await waitFor(() => expect(address()).toBe('/locations?search=cafe'))
  await user.clear(search)
  await waitFor(() => expect(address()).toBe('/locations'))
  await user.click(screen.getByRole('button', { name: (name) => name.includes(m.locations_city()) }))
  await user.click(await screen.findByRole('option', { name: 'Dubai' }))
  expect(address()).toBe('/locations?city=Dubai')
  expect(screen.queryByText('Yas Café')).toBeNull()
})

test('a list nothing fits says so and lets the filters go', async () => {
  const { user, address } = locationsAt({}, '?search=nowhere')
  expect(await screen.findByText(m.locations_none_title())).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.locations_clear_filters() }))
  expect(await screen.findByText('Dubai Mall')).toBeTruthy()
  expect(address()).toBe('/locations')
})

test('while it loads, when it fails and when it is empty the page says so', async () => {
  locationsAt({ answers: { 'locations.list': pending } })
  expect(await screen.findByText(m.common_loading())).toBeTruthy()
  const page = locationsAt({ answers: { 'locations.list': refuse('internal') } })
  expect(await screen.findByText(m.locations_failed())).toBeTruthy()
  page.server.answer({ 'locations.list': locationsAnswer({ locations: [] }) })
  await page.user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText(m.locations_empty_title())).toBeTruthy()
})

const withoutRight = [
  ['the experiment', { hasLocations: true, experiments: [] }],
  ['the flag', { hasLocations: false, experiments: ['locations'] }],
  ['the role', { hasLocations: true, experiments: ['locations'], role: 'sales_manager' }],
] as const
test.each(withoutRight)(
  'without %s there is no line in the sidebar and no page [LOC-02, LOC-03, NAV-25, PERM-19, PERM-48]',
  async (_, person) => {
    const { server } = renderAt('/account', { as: { ...person } })
    const menu = within(await screen.findByRole('navigation', { name: m.shell_navigation() }))
    expect(menu.queryByRole('link', { name: m.shell_item_locations() })).toBeNull()
    expect(server.callsOf('locations.list')).toEqual([])
  },
)

test('the sidebar leads to the locations [NAV-25, LOC-01]', async () => {
  const { user, address } = renderAt('/account', {
    as,
    answers: { 'locations.list': locationsAnswer({ locations: branches }) },
  })
  const [item] = await screen.findAllByRole('link', { name: m.shell_item_locations() })
  await user.click(item!)
  await waitFor(() => expect(address()).toBe('/locations'))
  expect(await screen.findByText('Dubai Mall')).toBeTruthy()
})

test.each(looks)(
  'a location is added with its hours; what is wrong stands at its field, in %s at %i [DEC-LOC-1]',
  async (language, width) => {
    const { user, server } = locationsAt({
      ...{ language, width },
      answers: { 'locations.add': { location: aLocation({ id: 'loc_new' }) } },
    })
    await user.click((await screen.findAllByRole('button', { name: m.locations_add() }))[0]!)
    const form = await dialog()
    await user.click(form.getByRole('button', { name: m.locations_add() }))
    expect(form.getAllByText(m.field_required()).length).toBeGreaterThan(2)
    await fill(user, form.getByRole('textbox', { name: m.locations_name() }), 'Kiosk')
    await fill(user, form.getByRole('textbox', { name: m.locations_name_ar() }), 'كشك')
    await fill(user, form.getByRole('textbox', { name: m.locations_address() }), 'Level 1')
    await fill(user, form.getByRole('textbox', { name: m.locations_city() }), 'Dubai')
    await user.click(form.getByRole('button', { name: (name) => name.includes(m.locations_store()) }))
    await user.click(await screen.findByRole('option', { name: language === 'ar' ? 'مارينا' : 'Marina' }))
    const map = form.getByRole('textbox', { name: (name) => name.includes(m.locations_map()) })
    await fill(user, map, 'https://evil.example/maps')
    const day = m.locations_monday()
    await user.click(form.getByRole('button', { name: m.locations_span_add({ day }) }))
    await user.click(form.getByRole('button', { name: m.locations_span_add({ day }) }))
    await user.click(form.getByRole('button', { name: m.locations_add() }))
    expect(form.getAllByText((text) => text.includes(m.locations_map_invalid())).length).toBeGreaterThan(0)
    expect(form.getAllByText((text) => text.includes(m.locations_hours_invalid())).length).toBeGreaterThan(0)
    expect(server.callsOf('locations.add')).toEqual([])
    await fill(user, map, 'maps.app.goo.gl/x')
    await user.click(form.getAllByRole('button', { name: m.locations_span_remove({ day }) })[1]!)
    await user.click(form.getByRole('button', { name: m.locations_hours_copy() }))
    await user.click(form.getByRole('button', { name: m.locations_add() }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.callsOf('locations.add')).toMatchObject([
      {
        body: {
          ...{ name: 'Kiosk', name_ar: 'كشك', store_id: 'sto_1', city: 'Dubai', country: 'ARE', phone: '' },
          hours: Array.from({ length: 7 }, () => [{ from: '09:00', to: '22:00' }]),
        },
      },
    ])
  },
)

test('a till that another branch has is refused at its field, and a change meanwhile is told', async () => {
  const page = locationsAt({
    answers: { 'locations.change': refuse('invalid_input', { fields: { pos_id: 'taken' } }) },
  })
  await choose(page, 'Yas Café', m.locations_change())
  const form = await dialog()
  await fill(
    page.user,
    form.getByRole('textbox', { name: (name) => name.includes(m.locations_till()) }),
    'TILL-1',
  )
  await page.user.click(form.getByRole('button', { name: m.common_save() }))
  expect((await form.findAllByText((text) => text.includes(m.field_taken()))).length).toBeGreaterThan(0)
  page.server.answer({ 'locations.change': refuse('stale_version') })
  await fill(
    page.user,
    form.getByRole('textbox', { name: (name) => name.includes(m.locations_till()) }),
    'TILL-2',
  )
  await page.user.click(form.getByRole('button', { name: m.common_save() }))
  expect(await form.findByText(reasonText('stale_version'))).toBeTruthy()
})

test('a branch is hidden and shown at once, on the version that was read', async () => {
  const page = locationsAt({ answers: { 'locations.change': { location: aLocation() } } })
  await choose(page, 'Yas Café', m.locations_show())
  expect(await screen.findByText(m.locations_done_shown())).toBeTruthy()
  const [call] = page.server.callsOf('locations.change')
  expect(call).toMatchObject({ params: { id: 'loc_yas' }, body: { status: 'active' } })
})

test('a branch that is deleted can be brought back from where it was [DEC-LOC-2]', async () => {
  const page = locationsAt({
    answers: {
      'locations.remove': { location: aLocation() },
      'locations.restore': { location: aLocation({ version: 3 }) },
    },
  })
  await choose(page, 'Dubai Mall', m.locations_remove())
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(m.locations_remove_text({ days: 7 }))).toBeTruthy()
  page.server.answer({ 'locations.list': locationsAnswer({ locations: [branches[1]!] }) })
  await page.user.click(question.getByRole('button', { name: m.locations_remove() }))
  expect(await screen.findByText(m.locations_removed({ name: 'Dubai Mall' }))).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: m.locations_undo() }))
  expect(await screen.findByText(m.locations_done_restored())).toBeTruthy()
  expect(page.server.callsOf('locations.restore')).toMatchObject([{ params: { id: 'loc_mall' } }])
})

const heading = 'name,name_ar,store,address,city,phone,friday'
test.each(looks)(
  'a file shows what is wrong in each row, and brings the right ones, in %s at %i [DEC-LOC-2]',
  async (language, width) => {
    const page = locationsAt({
      ...{ language, width },
      answers: { 'locations.import': { import_id: 'lim_2', added: 1 } },
    })
    if (width === phoneWidth) {
      await screen.findByText(language === 'ar' ? 'دبي مول' : 'Dubai Mall')
      await page.user.click(screen.getByRole('button', { name: m.locations_more() }))
      await page.user.click(await screen.findByRole('menuitem', { name: m.locations_import() }))
    } else await page.user.click(await screen.findByRole('button', { name: m.locations_import() }))
    const form = await dialog()
    const text = `${heading}\nKiosk,كشك,marina,Level 1,Dubai,,\nDesk,,marina,Level 2,Dubai,12,9-5`
    const file = new File([text], 'branches.csv', { type: 'text/csv' })
    await page.user.upload(form.getByLabelText(m.locations_import_file()), file)
    expect(await form.findByText('branches.csv')).toBeTruthy()
    const said = (field: string, problem: string) => m.locations_problem({ field, problem })
    expect(form.getByText(said(m.locations_name_ar(), m.field_required()))).toBeTruthy()
    expect(form.getByText(said(m.locations_phone(), m.field_phone_invalid()))).toBeTruthy()
    expect(form.getByText(said(m.locations_friday(), m.locations_hours_invalid()))).toBeTruthy()
    await page.user.click(form.getByRole('button', { name: m.locations_import_add({ count: 1 }) }))
    expect(await screen.findByText(m.locations_done_imported({ count: 1 }))).toBeTruthy()
    expect(page.server.callsOf('locations.import')).toMatchObject([{ body: { text, lines: [2] } }])
  },
)

test('a file without the columns is not read, and a right one is sent whole', async () => {
  const page = locationsAt({ answers: { 'locations.import': refuse('too_many_locations') } })
  const form = await pick(page, 'a,b\n1,2')
  expect(await form.findByText(m.locations_file_columns())).toBeTruthy()
  const { stores } = locationsAnswer()
  const text = locationTemplate(stores).replace('TILL-01', 'TILL-9')
  await page.user.upload(form.getByLabelText(m.locations_import_file()), new File([text], 'b.csv'))
  await page.user.click(await form.findByRole('button', { name: m.locations_import_add({ count: 1 }) }))
  expect(await form.findByText(reasonText('too_many_locations'))).toBeTruthy()
  expect(page.server.callsOf('locations.import')).toMatchObject([{ body: { lines: null } }])
})

test('an import can be undone; the page says how many branches go', async () => {
  const page = locationsAt({
    answers: {
      'locations.list': locationsAnswer({ locations: branches, imports: [anImport()] }),
      'locations.undoImport': { removed: 2, kept: 1 },
    },
  })
  await page.user.click(await screen.findByRole('button', { name: m.locations_import_undo({ count: 2 }) }))
  expect(await screen.findByText(m.locations_done_undone({ count: 2 }))).toBeTruthy()
  expect(page.server.callsOf('locations.undoImport')).toMatchObject([{ params: { id: 'lim_1' } }])
})
