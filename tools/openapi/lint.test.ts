import { expect, test } from 'vitest'
import { lintProblems, untold } from './lint.ts'

const operation = {
  operationId: 'one',
  summary: 'One',
  security: [],
  responses: { 200: { description: 'OK' }, 404: { description: 'Nowhere' } },
}
const document = (paths: object) => ({
  openapi: '3.1.0',
  info: { title: 'A', version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
  servers: [{ url: 'https://pay.example.org' }],
  paths,
})
const withBody = (content: object) => ({
  ...operation,
  requestBody: { content: { 'application/json': content } },
})

test('a description that leads nowhere, says two things of one path or has a wrong example is refused', async () => {
  expect(await lintProblems('a', document({ '/a': { get: operation } }))).toEqual([])
  const wrong = document({
    '/a/{id}/b': { get: operation },
    '/a/c/{id}': { get: { ...operation, operationId: 'two' } },
    '/d': { post: { ...withBody({ schema: { $ref: '#/nowhere' } }), operationId: 'three' } },
    '/e': { post: { ...withBody({ schema: { type: 'integer' }, example: 'a' }), operationId: 'four' } },
  })
  const text = (await lintProblems('a', wrong)).join('\n')
  for (const rule of ['no-ambiguous-paths', 'no-unresolved-refs', 'no-invalid-media-type-examples'])
    expect(text).toContain(rule)
})

test('a property without a description and a body without an example are told', () => {
  const schema = { type: 'object', properties: { amount: { type: 'string' }, at: { description: 'When.' } } }
  expect(untold(document({ '/a': { post: withBody({ schema }) } }))).toEqual([
    'post /a request has no example',
    expect.stringContaining('properties/amount is not described'),
  ])
})
