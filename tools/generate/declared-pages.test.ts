import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { declaredPages } from './declared-pages.ts'

/** What is written for the pages of one feature, by the ends of the files' paths. */
function writtenFor(feature: string, rows: string): (ending: string) => string {
  const root = mkdtempSync(join(tmpdir(), 'declared-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('packages/rules/src/events/catalogue.ts', "export const eventAreas = [\n  'contacts',\n] as const\n")
  write(`apps/merchant/src/features/${feature}/routes.tsx`, rows)
  return (ending) =>
    declaredPages(root, '')
      .find(({ path }) => path.endsWith(ending))!
      .text()
}

const aRow = (key: string, path: string, more = '') =>
  `  {\n    key: '${key}',\n    path: '${path}',\n    opens: 'isWorkspaceAdmin',\n${more}    title: () => '',\n  },\n`

test('path, permission and event of a page follow from its row and its feature', () => {
  const textOf = writtenFor('contacts', aRow('contactsCounts', '/contacts/counts'))
  expect(textOf('guards/declared-pages.ts')).toContain("contactsCounts: '/contacts/counts'")
  expect(textOf('guards/declared-pages.ts')).toContain("contactsCounts: 'isWorkspaceAdmin'")
  const events = textOf('events/declared-pages.ts')
  expect(events).toContain("'Contacts Counts Opened': { area: 'contacts', properties: {} }")
  expect(events).toContain("contactsCounts: 'Contacts Counts Opened'")
  expect(events).toContain('declaredAreas = [] as const')
})

test('an event carries the ids that its path names, and nothing else of it', () => {
  const rows = `  screenRoute('contact', {\n    path: '/contacts/{id}/{shownStoreId}/{tab?}',\n    opens: null,\n    title: () => '',\n  }),\n`
  const events = writtenFor('contacts', rows)('events/declared-pages.ts')
  expect(events).toContain(`properties: { contact_id: 'id', shown_store_id: 'id' }`)
  expect(events).toContain(`'Contact Opened': { id: 'contact_id', shownStoreId: 'shown_store_id' }`)
})

test('a feature without a part of the product of its name is a new part, unless its page says which', () => {
  const row = (more?: string) => aRow('umbrellaStands', '/umbrella-stands', more)
  const own = writtenFor('umbrella-stands', row())
  expect(own('events/declared-pages.ts')).toContain("declaredAreas = ['umbrella_stands']")
  expect(own('features/events/words.ts')).toContain('umbrella_stands: m.desk_events_area_umbrella_stands')
  const said = writtenFor('umbrella-stands', row("    tells: 'contacts',\n"))
  expect(said('events/declared-pages.ts')).toContain("{ area: 'contacts', properties: {} }")
  expect(said('events/declared-pages.ts')).toContain('declaredAreas = [] as const')
})
