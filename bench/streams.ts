/**
 * What open chats cost one process: 500, 1,000 and 2,000 streams of server-sent events over HTTP, its memory
 * at each step after a collection, and how long an event takes to reach all of them. Many merchants, one
 * process of the product, one database. `npx node bench/streams.ts` (STREAMS=2000)
 */
import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../apps/server/src/platform/database/connect.ts'
import { databaseAt } from '../apps/server/src/platform/database/database.ts'
import { asStarted, keep, median, surroundings } from './lib.ts'
import { ordersDatabase, signIn, startCluster, type OrdersDatabase } from './orders-data.ts'

const port = 4494
const most = Number(process.env['STREAMS'] ?? 2000)
const steps = [most / 4, most / 2, most]
/** What another stream may cost at the end of the way, against what one costs in the middle of it. */
const budget = 1.25
const events = 5

interface Memory {
  usedKiB: number
  rssKiB: number
}

/** One stream: how many messages it was told of. */
interface Listener {
  heard: number
  end(): void
}

const cluster = await startCluster()
let server: ChildProcess | undefined
try {
  const database = await ordersDatabase(cluster, 'bench_streams', 1_000)
  const tokens = await sessions(database)
  server = start(database)
  await untilAnswered(tokens[0]!)
  const where = surroundings()
  // Connections that come and go first: what is made once is not counted as a stream's.
  const warm = await openAll(tokens, 200)
  await closeAll(warm)
  const raw: ({ streams: number; eventMs: number | null } & Memory)[] = [
    { streams: 0, eventMs: null, ...(await memoryOf(server)) },
  ]
  const listeners: Listener[] = []
  for (const streams of steps) {
    listeners.push(...(await openAll(tokens, streams - listeners.length)))
    const eventMs = median(await told(tokens, listeners))
    raw.push({ streams, eventMs, ...(await memoryOf(server)) })
    console.log(JSON.stringify(raw.at(-1)))
  }
  const each = raw
    .slice(1)
    .map((row, at) => (row.usedKiB - raw[at]!.usedKiB) / (row.streams - raw[at]!.streams))
  const growth = each[2]! / each[1]!
  await closeAll(listeners)
  const after = await memoryOf(server)
  keep('streams', {
    budget: `another stream at ${most} costs at most ${budget} x what one costs at ${most / 2}`,
    where,
    summary: {
      'KiB a stream, to the first step': rounded(each[0]!),
      'KiB a stream, to the half': rounded(each[1]!),
      'KiB a stream, to the whole': rounded(each[2]!),
      'ratio whole to half': rounded(growth),
      'resident KiB a stream': rounded((raw.at(-1)!.rssKiB - raw[0]!.rssKiB) / most),
      [`ms until ${most} streams have heard of a message`]: rounded(raw.at(-1)!.eventMs ?? Number.NaN),
      'KiB kept when all are closed': rounded(after.usedKiB - raw[0]!.usedKiB),
    },
    raw,
  })
  assert.ok(growth <= budget, `${rounded(growth)} is above ${budget}`)
} finally {
  server?.kill('SIGKILL')
  await cluster.stop()
  if (cluster.folder) rmSync(cluster.folder, { recursive: true, force: true })
}

/** The owners of ten merchants. */
async function sessions({ appUrl, adminUrl }: OrdersDatabase): Promise<string[]> {
  const admin = connect(adminUrl, { max: 1 })
  const database = databaseAt(appUrl)
  try {
    const opened = []
    for (let index = 0; index < 10; index += 1)
      opened.push(await signIn(database, admin, `Merchant ${index}`))
    return opened.map(({ token }) => token)
  } finally {
    await admin.end()
    await database.close()
  }
}

/** Opens so many more streams, each over a connection of its own, shared out among the merchants. */
async function openAll(tokens: readonly string[], count: number): Promise<Listener[]> {
  const opened: Listener[] = []
  for (let at = 0; at < count; at += 50) {
    const some = Array.from(
      { length: Math.min(50, count - at) },
      (_, one) => tokens[(at + one) % tokens.length]!,
    )
    opened.push(...(await Promise.all(some.map(open))))
  }
  return opened
}

async function open(session: string): Promise<Listener> {
  const { token } = await asked<{ token: string }>(session, '/merchant/api/v1/support/chat-token')
  const request = get({
    ...{ host: '127.0.0.1', port, agent: new Agent({ keepAlive: false }) },
    path: `/merchant/api/v1/support/stream?${new URLSearchParams({ token })}`,
    headers: bearer(session),
  })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  assert.equal(answer.statusCode, 200)
  const listener: Listener = { heard: 0, end: () => request.destroy() }
  request.on('error', () => undefined)
  answer.on('error', () => undefined)
  answer.setEncoding('utf8').on('data', (text: string) => {
    listener.heard += text.split('event: message').length - 1
  })
  return listener
}

async function closeAll(listeners: readonly Listener[]): Promise<void> {
  for (const listener of listeners) listener.end()
  await sleep(1000)
}

/**
 * Writes in a ticket of each merchant, again and again; how long it took until every stream had heard of it.
 */
async function told(tokens: readonly string[], listeners: readonly Listener[]): Promise<number[]> {
  const tickets = await Promise.all(tokens.map(aTicket))
  const times: number[] = []
  for (let round = 0; round < events; round += 1) {
    const before = listeners.map(({ heard }) => heard)
    const begun = performance.now()
    await Promise.all(
      tokens.map((session, at) =>
        asked(session, `/merchant/api/v1/support/tickets/${tickets[at]}/messages`, {
          ...{ id: randomUUID(), body: 'Is there any news?', attachments: [] },
        }),
      ),
    )
    while (listeners.some(({ heard }, at) => heard === before[at])) await sleep(2)
    times.push(performance.now() - begun)
  }
  return times
}

async function aTicket(session: string): Promise<string> {
  const { ticket } = await asked<{ ticket: { id: string } }>(session, '/merchant/api/v1/support/tickets', {
    ...{ topic: 'other', subject: 'A question', description: 'What does a stream cost?' },
    ...{ store_id: null, order_id: null, attachments: [] },
  })
  return ticket.id
}

async function asked<Answer>(session: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...bearer(session), ...(body && { 'content-type': 'application/json' }) },
  })
  assert.equal(answer.status, 200, path)
  return (await answer.json()) as Answer
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}

/** Memory of the product after a collection; what streams hold outside of the heap is counted too. */
async function memoryOf(product: ChildProcess): Promise<Memory> {
  await sleep(500)
  const answer = once(product, 'message') as Promise<[Memory]>
  product.send('memory')
  const [memory] = await answer
  return memory
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100
}

function start(database: OrdersDatabase): ChildProcess {
  return spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, 'servers/server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{ PORT: String(port), APP_URL: database.appUrl, SECRET: cluster.secretKey, LIMITS: 'off' },
      ...asStarted,
    },
  })
}

async function untilAnswered(session: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      await asked(session, '/merchant/api/v1/support/unread')
      return
    } catch {
      // Not listening yet.
    }
    await sleep(100)
  }
  throw new Error(`nothing answers on ${port}`)
}
