import { expect, test } from 'vitest'
import type { AllHandlers, Handler } from '../http/call.ts'
import { defineJob } from '../jobs/jobs.ts'
import { defineSchedule } from '../schedules/schedules.ts'
import { composeAreas, defineArea, defineModule } from './module.ts'

const live: Handler<'health.live'> = async () => ({ status: 'live', build: 'test', schema: '1' })
const inbox: Handler<'dev.inbox'> = async () => []
const job = (name: string) => defineJob(name, () => Promise.resolve())
const schedule = (name: string) => defineSchedule({ name, dueTimes: () => [], run: () => Promise.resolve() })

const health = defineModule({ name: 'health', handlers: { 'health.live': live }, jobs: [job('health.look')] })
const letters = defineModule({
  name: 'letters',
  handlers: { 'dev.inbox': inbox },
  schedules: [schedule('letters.forget')],
  outside: { jobs: [job('letters.send')] },
  deliverers: { letter: () => Promise.resolve() },
})

test('areas come together with what all their modules answer and do', () => {
  const product = composeAreas([defineArea('console', [health]), defineArea('post', [letters])])
  expect(product.handlers).toEqual({ 'health.live': live, 'dev.inbox': inbox })
  expect(product.schedules.map(({ name }) => name)).toEqual(['letters.forget'])
  expect(product.jobs.map(({ name }) => name)).toEqual(['health.look'])
  expect(product.outside.jobs.map(({ name }) => name)).toEqual(['letters.send'])
  expect(Object.keys(product.deliverers)).toEqual(['letter'])
})

const other = 'other'
const post = () => Promise.resolve()

test.each([
  ['endpoint health.live', defineModule({ name: other, handlers: { 'health.live': live } })],
  [
    'schedule letters.forget',
    defineModule({ name: other, handlers: {}, schedules: [schedule('letters.forget')] }),
  ],
  ['job health.look', defineModule({ name: other, handlers: {}, jobs: [job('health.look')] })],
  ['job letters.send', defineModule({ name: other, handlers: {}, jobs: [job('letters.send')] })],
  ['kind of message letter', defineModule({ name: other, handlers: {}, deliverers: { letter: post } })],
])('the %s is claimed by one module: a second one ends the start, and both are named', (claim, again) => {
  const first = claim.includes('health') ? 'health' : 'letters'
  const areas = [defineArea('console', [health, letters]), defineArea('more', [again])]
  expect(() => composeAreas(areas)).toThrow(`the ${claim} is claimed twice: by ${first} and by other`)
})

test('two modules do not bear one name', () => {
  const again = defineModule({ name: 'health', handlers: {} })
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
  await product.serve({} as never)
  product.outside.stop()
  expect(called).toEqual(['served', 'stopped'])
})

test('an endpoint that no module answers does not compile', () => {
  const { handlers } = composeAreas([defineArea('console', [health, letters])])
  const some: Pick<AllHandlers, 'health.live' | 'dev.inbox'> = handlers
  // @ts-expect-error -- all other endpoints are missing
  const all: AllHandlers = handlers
  expect(all).toBe(some)
})
