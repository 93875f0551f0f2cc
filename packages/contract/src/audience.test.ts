import { expect, test } from 'vitest'
import { audienceOf } from './audience.ts'
import type { Endpoint } from './endpoint.ts'
import { frontRoutes } from './routes/front.ts'
import { machineRoutes } from './routes/machines.ts'
import { merchantRoutes } from './routes/merchant.ts'
import { staffRoutes } from './routes/staff.ts'
import { routes } from './routes.ts'
import { endpoints } from './table.ts'

const rows: [id: string, row: Endpoint][] = Object.entries(endpoints)
const idsFor = (...audiences: string[]) =>
  rows.filter(([, { access }]) => audiences.includes(audienceOf(access))).map(([id]) => id)

test('every row has its path in the table of routes, and no path is without a row', () => {
  expect(Object.fromEntries(rows.map(([id, { route }]) => [id, route]))).toEqual(routes)
})

test('every endpoint for staff, and no other, is among the paths that the console loads', () => {
  expect(Object.keys(staffRoutes).toSorted()).toEqual(idsFor('staff').toSorted())
})

test('the pages of merchants, shoppers and signatories load no path of anybody else', () => {
  const theirs = new Set(idsFor('merchant', 'shopper', 'signatory', 'anybody'))
  const loaded = Object.keys({ ...frontRoutes, ...merchantRoutes })
  expect(loaded.filter((id) => !theirs.has(id))).toEqual([])
  expect(idsFor('merchant', 'signatory').filter((id) => !loaded.includes(id))).toEqual([])
  expect(idsFor('shop').filter((id) => !(id in machineRoutes))).toEqual([])
})
