import { expect, test } from 'vitest'
import {
  locationColumns,
  locationTemplate,
  readLocations,
  type ImportRow,
  type NamedStore,
} from './import.ts'

const stores: NamedStore[] = [
  { id: 'sto_dxb', code: 'dxb', name: 'Dubai Mall', name_ar: 'دبي مول', country: 'ARE' },
  { id: 'sto_auh', code: 'auh', name: 'Yas', name_ar: 'ياس', country: 'ARE' },
]
const heading = 'name,name_ar,store,address,city,phone,pos_id,status,friday'
const rowsOf = (text: string, taken: string[] = []): ImportRow[] => {
  const rows = readLocations(text, stores, new Set(taken))
  return typeof rows === 'string' ? [] : rows
}

test('the template is a file that is taken as it is [DEC-LOC-2]', () => {
  const [row, ...more] = rowsOf(locationTemplate(stores))
  expect(more).toEqual([])
  expect(row).toMatchObject({ line: 2, problems: {}, facts: { storeId: 'sto_dxb', country: 'ARE' } })
  expect(row?.facts.hours[4]).toEqual([{ from: '14:00', to: '01:00' }])
  expect(locationTemplate([]).startsWith(locationColumns.join(','))).toBe(true)
})

test('a row names its store by code or by either name, and is right in what people type', () => {
  const rows = rowsOf(
    `${heading}\nKiosk,كشك,دبي مول,Level 1,Dubai,971501234567,T1,مخفي,14:00-01:00\nDesk,مكتب,auh,Level 2,Abu Dhabi,,,,`,
  )
  expect(rows.map(({ problems }) => problems)).toEqual([{}, {}])
  expect(rows[0]?.facts).toMatchObject({ storeId: 'sto_dxb', phone: '+971501234567', status: 'hidden' })
  expect(rows[1]?.facts).toMatchObject({ storeId: 'sto_auh', country: 'ARE', status: 'active' })
})

test('each row says what is wrong in it; a till stands once [DEC-LOC-2]', () => {
  const rows = rowsOf(
    `${heading}\nKiosk,,nowhere,Level 1,Dubai,12,T1,,9-5\nA,أ,dxb,Level 1,Dubai,,T2,,\nB,ب,dxb,Level 1,Dubai,,T2,,`,
    ['T1'],
  )
  expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
    [
      2,
      {
        ...{ name_ar: 'required', store_id: 'choose_option', country: 'choose_option' },
        ...{ phone: 'phone_invalid', pos_id: 'taken', 'hours.friday': 'invalid' },
      },
    ],
    [3, {}],
    [4, { pos_id: 'taken' }],
  ])
})

test('a file without the columns, without a row, or too long is not read', () => {
  expect(readLocations('', stores, new Set())).toBe('empty')
  expect(readLocations(heading, stores, new Set())).toBe('empty')
  expect(readLocations('a,b\n1,2', stores, new Set())).toBe('no_columns')
  const row = '\nA,أ,dxb,Level 1,Dubai,,,,'
  expect(readLocations(heading + row.repeat(501), stores, new Set())).toBe('too_long')
})
