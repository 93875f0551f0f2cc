/**
 * A permission-checked, validated GET by id against a bare Fastify + pg handler of the same query, both over the same
 * database, round by round in one run. `npx node bench/api.ts`
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startTestCluster } from '../apps/server/src/testing/test-cluster.ts'
import { aMerchant } from '../apps/server/src/testing/builders.ts'
import { databaseAt } from '../apps/server/src/platform/database/database.ts'
import { roleNames, urlFor } from '../apps/server/src/platform/database/roles.ts'
import { buildSessions } from '../apps/server/src/modules/sessions/index.ts'
import { keep, median, surroundings, versionOf } from './lib.ts'

const rounds = 5
const seconds = 4
const connections = 50
const ports = { ours: 4481, bare: 4482 }

const where = surroundings()
const folder = mkdtempSync(join(tmpdir(), 'daftar-bench-'))
const cluster = await startTestCluster(folder)
const appUrl = urlFor(cluster.adminUrl, roleNames.app, cluster.secretKey, 'daftar_template')
const { merchant, token } = await prepare(appUrl)
const path = `/merchant/api/v1/stores/${merchant.storeId}/available-products`
const servers = [start('server.ts', ports.ours), start('bare.ts', ports.bare)]
try {
  await Promise.all([waitFor(ports.ours, path, token), waitFor(ports.bare, path, token)])
  await load(ports.ours)
  await load(ports.bare)
  const raw = []
  for (let round = 1; round <= rounds; round += 1) {
    const ours = await load(ports.ours)
    const bare = await load(ports.bare)
    raw.push({ round, ours, bare, ratio: ours.requestsPerSecond / bare.requestsPerSecond })
  }
  const ratio = median(raw.map((one) => one.ratio))
  keep('api', {
    budget: 'at least 0.7 x a bare Fastify + pg handler of the same query',
    where,
    summary: {
      'ours, requests/s': Math.round(median(raw.map((one) => one.ours.requestsPerSecond))),
      'bare, requests/s': Math.round(median(raw.map((one) => one.bare.requestsPerSecond))),
      'ratio, median': Number(ratio.toFixed(2)),
      'ours p99 ms': median(raw.map((one) => one.ours.p99Ms)),
      'bare p99 ms': median(raw.map((one) => one.bare.p99Ms)),
      fastify: versionOf('fastify'),
      pg: versionOf('pg'),
      postgres: versionOf('postgres'),
    },
    raw,
  })
} finally {
  for (const server of servers) server.kill('SIGKILL')
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function prepare(url: string) {
  const database = databaseAt(url)
  const merchant = await database.system((tx) => aMerchant(tx))
  const settings = { absoluteHours: 12, idleMinutes: 30, staffAbsoluteHours: 8, staffIdleMinutes: 15 }
  const sessions = buildSessions({ database, settings, realNow: () => new Date() })
  const owner = {
    audience: 'merchant' as const,
    id: merchant.personId,
    device: 'bench',
    ip: '127.0.0.1',
    replaces: null,
  }
  const opened = await database.system((tx) => sessions.open(tx, owner))
  await database.close()
  return { merchant, token: opened.token }
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
      MERCHANT: merchant.merchantId,
      PERSON: merchant.personId,
      NODE_ENV: 'production',
    },
  })
}

async function waitFor(port: number, url: string, bearer: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
        headers: { authorization: `Bearer ${bearer}` },
      })
      if (answer.ok) return
    } catch {
      // Not listening yet.
    }
    await sleep(100)
  }
  throw new Error(`nothing answers on ${port}`)
}

async function load(port: number) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} errors`)
  return { requestsPerSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 }
}
