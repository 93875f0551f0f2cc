import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import type { AllHandlers, Handlers } from '../http/call.ts'
import { defineJob } from '../jobs/jobs.ts'
import { defineMessageKind } from '../outbox/outbox.ts'
import { defineSchedule } from '../schedules/schedules.ts'
import { composeAreas, defineArea, defineModule } from './module.ts'

const probes: Handlers<'health'> = {
  'health.live': async () => ({ status: 'live', build: 'test', schema: '1' }),
  'health.ready': async () => ({
    status: 'ready',
    build: 'test',
    schema: '1',
    database: true,
    migrations: true,
    worker: true,
    disk: true,
  }),
  'health.parts': () => Promise.reject(new Error('not asked')),
  'health.try': () => Promise.reject(new Error('not asked')),
}
const messages: Handlers<'inbox'> = { 'inbox.list': async () => [] }
const job = (name: string) => defineJob(name, () => Promise.resolve())
const schedule = (name: string) => defineSchedule({ name, dueTimes: () => [], run: () => Promise.resolve() })

const health = defineModule({ name: 'health', handlers: probes, jobs: [job('health.look')] })
const pdfs = { licence: { types: ['pdf'], maximumBytes: 1, permission: 'canViewCapital' } } as const
const letter = defineMessageKind<string>('letter').deliveredBy(() => Promise.resolve())
const inbox = defineModule({
  name: 'inbox',
  handlers: messages,
  schedules: [schedule('inbox.forget')],
  outside: { jobs: [job('inbox.send')] },
  deliverers: [letter],
  uploads: pdfs,
})

test('areas come together with what all their modules answer and do', () => {
  const product = composeAreas([defineArea('console', [health]), defineArea('post', [inbox])])
  expect(product.handlers).toEqual({ ...probes, ...messages })
  expect(product.schedules.map(({ name }) => name)).toEqual(['inbox.forget'])
  expect(product.jobs.map(({ name }) => name)).toEqual(['health.look'])
  expect(product.outside.jobs.map(({ name }) => name)).toEqual(['inbox.send'])
  expect(product.deliverers).toEqual([letter])
  expect(product.uploads).toEqual(pdfs)
})

const other = 'other'

test.each([
  ['endpoint health.live', defineModule({ name: other, handlers: { ...probes } })],
  [
    'schedule inbox.forget',
    defineModule({ name: other, handlers: {}, schedules: [schedule('inbox.forget')] }),
  ],
  ['job health.look', defineModule({ name: other, handlers: {}, jobs: [job('health.look')] })],
  ['job inbox.send', defineModule({ name: other, handlers: {}, jobs: [job('inbox.send')] })],
  ['kind of message letter', defineModule({ name: other, handlers: {}, deliverers: [letter] })],
  ['purpose of uploads licence', defineModule({ name: other, handlers: {}, uploads: pdfs })],
])('the %s is claimed by one module: a second one ends the start, and both are named', (claim, again) => {
  const first = claim.includes('health') ? 'health' : 'inbox'
  const areas = [defineArea('console', [health, inbox]), defineArea('more', [again])]
  expect(() => composeAreas(areas)).toThrow(`the ${claim} is claimed twice: by ${first} and by other`)
})

test('two modules do not bear one name', () => {
  const again = defineModule({ name: 'health', handlers: probes })
  expect(() => composeAreas([defineArea('console', [health, again])])).toThrow(
    'the module health is claimed twice',
  )
})

test('calls to servers of others stop together, and addresses beside the table are served', async () => {
  const called: string[] = []
  const hooks = defineModule({
    name: 'hooks',
    handlers: {},
    outside: { jobs: [], stop: () => called.push('stopped') },
    serve: async () => void called.push('served'),
  })
  const product = composeAreas([defineArea('console', [health, hooks])])
  await product.serve({} as FastifyInstance)
  product.outside.stop()
  expect(called).toEqual(['served', 'stopped'])
})

test('an endpoint that no module answers does not compile', () => {
  const { handlers } = composeAreas([defineArea('console', [health, inbox])])
  const some: Handlers<'health'> & Handlers<'inbox'> = handlers
  // @ts-expect-error -- all other endpoints are missing
  const all: AllHandlers = handlers
  expect(all).toBe(some)
})
