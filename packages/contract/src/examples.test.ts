import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { audienceOf } from './audience.ts'
import { webhookPayment } from './endpoints/selling/public-api-shapes.ts'
import { webhookEvents } from './endpoints/selling/webhook-events.ts'
import { endpoints } from './table.ts'

const rows: [id: string, row: Endpoint][] = Object.entries(endpoints)

const faultsOf = (schema: z.ZodType | undefined, value: unknown) =>
  schema?.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test.each(rows)('the example of %s is a call that its schemas take', (_, row) => {
  const { params = {}, query = {}, body } = row.example ?? {}
  const names = [...row.route.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
  expect(Object.keys(params).toSorted()).toEqual(names.toSorted())
  expect(faultsOf(row.params, params)).toEqual([])
  expect(faultsOf(row.query, query)).toEqual([])
  expect(faultsOf(row.body, body)).toEqual([])
})

const ofShops = rows.filter(([, { access }]) => audienceOf(access) === 'shop')

test.each(ofShops)('%s tells shops more than its name, with an answer that its schema has', (_, row) => {
  expect(row.description ?? '').toMatch(/\.$/)
  const { response } = row
  if (response === null || response === 'stream') return
  expect(response.parse(row.example?.answer)).toEqual(row.example?.answer)
})

test.each(Object.entries(webhookEvents))(
  'the example of what %s tells is what its schema says',
  (_, event) => {
    expect(webhookPayment.parse(event.example)).toEqual(event.example)
  },
)
