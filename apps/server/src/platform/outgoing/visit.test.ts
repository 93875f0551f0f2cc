import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aListener, type Listener } from '../../testing/shop/listener.ts'
import type { OutgoingPolicy } from './post.ts'
import { visitOutside } from './visit.ts'

let listener: Listener
beforeAll(async () => void (listener = await aListener()))
beforeEach(() => void (listener.heard.length = 0))
afterAll(() => listener.close())

const open: OutgoingPolicy = { allowPrivate: true, ports: [], resolve: async () => ['127.0.0.1'] }
const gone = new AbortController().signal
const visit = (url: string, policy = open) => visitOutside({ url, timeoutMs: 240_000, gone }, policy)

test('redirects are followed to the page that answers, and no further than five', async () => {
  listener.answers((response, { path }) =>
    path === '/old' ? response.writeHead(301, { location: '/new' }).end() : response.writeHead(404).end(),
  )
  expect(await visit(listener.url('/old'))).toBe(404)
  expect(listener.heard.map(({ path }) => path)).toEqual(['/old', '/new'])
  listener.heard.length = 0
  listener.answers((response) => response.writeHead(302, { location: '/again' }).end())
  expect(await visit(listener.url('/round'))).toBeNull()
  expect(listener.heard).toHaveLength(6)
})

test('neither a redirect that leads to no website is followed nor an address in our own network', async () => {
  listener.answers((response) => response.writeHead(302, { location: 'ftp://files.example/' }).end())
  expect(await visit(listener.url('/'))).toBeNull()
  expect(await visit('https://10.0.0.1/', { ...open, allowPrivate: false })).toBeNull()
  expect(listener.heard).toHaveLength(1)
})
