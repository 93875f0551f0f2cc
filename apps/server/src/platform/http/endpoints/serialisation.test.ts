import { endpoints, errorBody, type Endpoint, type EndpointId } from '@daftar/contract'
import { expect, test } from 'vitest'
import { serialiserOf } from './serialisation.ts'

test('an error is written with what its schema names, and with nothing that slipped into it', () => {
  const body = { status: 'error', errorType: 'internal', error: 'internal', details: { reason: 'internal' } }
  const written = serialiserOf(errorBody)({ ...body, query: 'select * from person' })
  expect(JSON.parse(written)).toMatchObject(body)
  expect(written).not.toContain('person')
})

test('every answer of the table can be written by its serialiser', () => {
  const answers = (Object.entries(endpoints) as [EndpointId, Endpoint][]).flatMap(([id, { response }]) =>
    response === null || response === 'stream' ? [] : [{ id, response }],
  )
  for (const { id, response } of answers) expect(serialiserOf(response), id).toBeTypeOf('function')
})
