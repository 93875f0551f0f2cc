import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { testApp, type TestApp } from '../../testing/app/test-app.ts'
import { createLogger } from '../logging/logger.ts'
import { databaseAt } from '../database/database.ts'
import { asksForPage } from '../http/pages/page-request.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

let app: TestApp
let metrics: Metrics
beforeAll(async () => {
  metrics = createMetrics({ version: '0.1.0', schema: '0034' })
  app = await testApp({ metrics })
})
afterAll(() => app.close())

const sources = () => ({
  database: app.db.database,
  clock: app.clock,
  realNow: () => new Date(),
  readings: app.app.readings,
  dataDir: app.config.dataDir,
})

/** The value of a line of what Prometheus reads: `name{labels}`. */
async function figure(line: string): Promise<number | undefined> {
  const text = await metrics.scrape(sources())
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

describe('what Prometheus reads', () => {
  test('requests are counted and timed by endpoint and status', async () => {
    await app.call('health.live')
    await app.call('orders.list')
    expect(await figure('daftar_http_requests_total{endpoint="health.live",status="200"}')).toBe(1)
    expect(await figure('daftar_http_requests_total{endpoint="orders.list",status="401"}')).toBe(1)
    expect(await figure('daftar_http_request_seconds_count{endpoint="health.live"}')).toBe(1)
  })

  test('what waits in the outbox and in the queue is told with its age, until it left', async () => {
    await app.db.database.system((tx) => app.app.outbox.sms(tx, { to: '+971501234567', text: 'planted' }))
    expect(await figure('daftar_outbox_waiting{kind="sms"}')).toBe(1)
    expect(await figure('daftar_jobs_due')).toBe(1)
    app.clock.advance(120_000)
    expect(await figure('daftar_outbox_oldest_seconds{kind="sms"}')).toBe(120)
    await app.settle()
    expect(await figure('daftar_outbox_waiting{kind="sms"}')).toBeUndefined()
    expect(await figure('daftar_jobs_due')).toBe(0)
    expect(await figure('daftar_job_seconds_count{job="outbox.deliver",outcome="done"}')).toBe(1)
  })

  test('a weekly run that stopped is told until the next one', async () => {
    await app.db.database.system(
      (tx) => tx`
        insert into settlement_run (id, currency, week_start, run_date, cut_off_at, state)
        values ('AED-2026-11-16', 'AED', '2026-11-09', '2026-11-16', '2026-11-15T20:00:00Z', 'stopped')`,
    )
    expect(await figure('daftar_settlement_run_state{currency="AED",state="stopped"}')).toBe(1)
  })

  test('with the database away the rest is still told, and no figure of it is called zero', async () => {
    const away = { ...sources(), database: databaseAt('postgres://nobody@127.0.0.1:1/none') }
    const text = await metrics.scrape(away)
    expect(text).toContain('daftar_database_up 0')
    expect(text).toContain('daftar_http_requests_total{')
    expect(text).not.toContain('daftar_jobs_due')
    await away.database.close()
  })
})

test('the port of the metrics answers them and nothing else, the product’s own port none', async () => {
  const logger = createLogger({ level: 'silent' })
  const { contentType } = metrics
  const at = { port: 0, host: '127.0.0.1', contentType, logger }
  const served = await serveMetrics(() => metrics.scrape(sources()), at)
  const ask = (path: string) => fetch(`http://127.0.0.1:${served.port}${path}`)
  const answer = await ask('/metrics')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, contentType])
  expect(await answer.text()).toContain('daftar_build_info{version="0.1.0",schema="0034"} 1')
  expect((await ask('/')).status).toBe(404)
  await served.close()
  expect(asksForPage({ method: 'GET', url: '/metrics', headers: { accept: '*/*' } })).toBe(false)
})

describe('the alerts and the dashboard of the guide', () => {
  const monitoring = join(import.meta.dirname, '../../../../../docs/operations/monitoring')
  const { groups } = parse(readFileSync(join(monitoring, 'alerts.yaml'), 'utf8')) as {
    groups: { rules: Record<'alert' | 'expr' | 'for', string>[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  const dashboard = JSON.parse(readFileSync(join(monitoring, 'dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[]
    annotations: { list: { expr: string }[] }
  }
  const drawn = [...dashboard.panels.flatMap(({ targets }) => targets), ...dashboard.annotations.list]

  test('they name only what the product tells', async () => {
    const told = await metrics.scrape(sources())
    const known = new Set([...told.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const exprs = [...rules, ...drawn].map(({ expr }) => expr)
    const named = exprs.flatMap((expr) => expr.match(/\b(?:daftar|nodejs|process)_\w+/g) ?? [])
    expect(named.length).toBeGreaterThan(30)
    const unknown = named.filter(
      (name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|sum|count)$/, '')),
    )
    expect(unknown).toEqual([])
  })

  test('every alert says how bad it is, what it is and what to do, and its brackets close', () => {
    expect(rules.length).toBeGreaterThanOrEqual(10)
    for (const rule of rules) {
      expect(rule).toMatchObject({
        alert: expect.stringMatching(/^Daftar\w+$/),
        for: expect.stringMatching(/^\d+m$/),
        labels: { severity: expect.stringMatching(/^(?:page|warn)$/) },
        annotations: { summary: expect.any(String), action: expect.any(String) },
      })
      for (const [open, close] of ['()', '[]', '{}'])
        expect(rule.expr.split(open!).length, rule.alert).toBe(rule.expr.split(close!).length)
    }
  })
})
