/**
 * A permission-checked, validated GET by id against a bare Fastify + pg handler of the same query, both over
 * the same database, round by round in one run: once with every connection the same merchant, once with each
 * its own. `npx node bench/api.ts`
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startTestCluster } from '../apps/server/src/testing/database/test-cluster.ts'
import { aMerchant } from '../apps/server/src/testing/app/builders.ts'
import { databaseAt } from '../apps/server/src/platform/database/database.ts'
import { roleNames, urlFor } from '../apps/server/src/platform/database/roles.ts'
import { buildSessions } from '../apps/server/src/modules/people/sessions/index.ts'
import { asStarted, keep, median, surroundings, versionOf } from './lib.ts'

const roundCount = 5
const seconds = 4
const connections = 50
const ports = { ours: 4481, bare: 4482 }

const where = surroundings()
const folder = mkdtempSync(join(tmpdir(), 'daftar-bench-'))
const cluster = await startTestCluster(folder)
const appUrl = urlFor(cluster.adminUrl, roleNames.app, cluster.secretKey, 'daftar_template')
const callers = await prepare(appUrl)
const servers = [start('server.ts', ports.ours), start('bare.ts', ports.bare)]
try {
  await Promise.all([waitFor(ports.ours), waitFor(ports.bare)])
  const oneMerchant = await rounds(callers.slice(0, 1))
  const everyOneAnother = await rounds(callers)
  keep('api', {
    budget: 'at least 0.7 x a bare Fastify + pg handler of the same query',
    where,
    summary: {
      'one merchant': summaryOf(oneMerchant),
      [`${connections} merchants`]: summaryOf(everyOneAnother),
      fastify: versionOf('fastify'),
      pg: versionOf('pg'),
      postgres: versionOf('postgres'),
    },
    raw: { oneMerchant, everyOneAnother },
  })
} finally {
  for (const server of servers) server.kill('SIGKILL')
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface Caller {
  merchantId: string
  personId: string
  storeId: string
  token: string
}

interface Round {
  round: number
  ours: Awaited<ReturnType<typeof load>>
  bare: Awaited<ReturnType<typeof load>>
  ratio: number
}

async function rounds(who: readonly Caller[]): Promise<Round[]> {
  await load(ports.ours, who)
  await load(ports.bare, who)
  const raw: Round[] = []
  for (let round = 1; round <= roundCount; round += 1) {
    const ours = await load(ports.ours, who)
    const bare = await load(ports.bare, who)
    raw.push({ round, ours, bare, ratio: ours.requestsPerSecond / bare.requestsPerSecond })
  }
  return raw
}

function summaryOf(raw: readonly Round[]) {
  return {
    'ours, requests/s': Math.round(median(raw.map((one) => one.ours.requestsPerSecond))),
    'bare, requests/s': Math.round(median(raw.map((one) => one.bare.requestsPerSecond))),
    'ratio, median': Number(median(raw.map((one) => one.ratio)).toFixed(2)),
    'ours p99 ms': median(raw.map((one) => one.ours.p99Ms)),
    'bare p99 ms': median(raw.map((one) => one.bare.p99Ms)),
  }
}

async function prepare(url: string): Promise<Caller[]> {
  const database = databaseAt(url)
  const settings = { absoluteHours: 12, idleMinutes: 30, staffAbsoluteHours: 8, staffIdleMinutes: 15 }
  const sessions = buildSessions({ database, settings, realNow: () => new Date() })
  const signIn = async (): Promise<Caller> => {
    const merchant = await database.system((tx) => aMerchant(tx))
    const owner = {
      audience: 'merchant' as const,
      id: merchant.personId,
      device: 'bench',
      ip: '127.0.0.1',
      replaces: null,
    }
    const { token } = await database.system((tx) => sessions.open(tx, owner))
    return { ...merchant, token }
  }
  const all = await Promise.all(Array.from({ length: connections }, signIn))
  await database.close()
  return all
}

function start(file: string, port: number): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'servers', file)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: appUrl,
      ADMIN_URL: cluster.adminUrl,
      SECRET: cluster.secretKey,
      CALLERS: JSON.stringify(callers),
      ...asStarted,
    },
  })
}

function pathOf(caller: Caller): string {
  return `/merchant/api/v1/stores/${caller.storeId}`
}

async function waitFor(port: number): Promise<void> {
  const [caller] = callers
  if (!caller) throw new Error('nobody to call as')
  const headers = { authorization: `Bearer ${caller.token}` }
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${pathOf(caller)}`, { headers })
      if (answer.ok) return
    } catch {
      // Not listening yet.
    }
    await sleep(100)
  }
  throw new Error(`nothing answers on ${port}`)
}

/** Each connection is one of the callers, in turn. */
async function load(port: number, who: readonly Caller[]) {
  let next = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const caller = who[next++ % who.length]
      if (caller)
        client.setRequests([
          {
            method: 'GET',
            path: pathOf(caller),
            headers: { authorization: `Bearer ${caller.token}` },
          },
        ])
    },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} errors`)
  return { requestsPerSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 }
}
