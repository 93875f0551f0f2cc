import { rmSync } from 'node:fs'
import { routes, type EndpointId } from '@daftar/contract/routes'
import type { StaffRole } from '@daftar/rules/access/roles'
import type { InjectOptions } from 'fastify'
import { buildApp, type App } from '../../app.ts'
import { loadConfig } from '../../config/config.ts'
import { settableClock } from './settable-clock.ts'
import type { Patience } from '../../platform/database/database.ts'
import { values } from '../../platform/database/rows.ts'
import { createKeys } from '../../platform/crypto/keys.ts'
import { merchantKeys } from '../../platform/crypto/merchant-keys.ts'
import { newId } from '../../platform/ids.ts'
import type { RateLimits } from '../../platform/http/rate-limits/rate-limit.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { letterBrandOf } from '../../platform/mail/letter-brand.ts'
import { inboxMail, openMail } from '../../platform/mail/mail.ts'
import { listInbox } from '../../platform/outbox/inbox.ts'
import { openPapers, type PaperSetter } from '../../platform/documents/papers.ts'
import { pdfReader } from '../../platform/pdf/reader.ts'
import { pictureReader } from '../../platform/pictures/reader.ts'
import { inboxSms, openSms } from '../../platform/sms/sms.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { noLimits } from './no-limits.ts'
import { setHere } from './set-here.ts'
import { temporaryFolder } from '../database/temporary-folder.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'

export type TestApp = Awaited<ReturnType<typeof testApp>>

/** The answer to one call of a test. */
export interface TestAnswer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what came over the wire
  body: any
  headers: Record<string, string | string[] | number | undefined>
}

export interface TestCall {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Token of a session. */
  as?: string
  ifMatch?: number
  key?: string
  headers?: Record<string, string>
}

/**
 * The whole product over a database of its own, its clock in the test's hand; no port, no worker, no browser.
 */
export async function testApp(
  options: {
    now?: string
    env?: Record<string, string>
    log?: { write(line: string): void }
    rateLimits?: Partial<RateLimits>
    /** Where calls are counted by the minute, however long a test takes for them. */
    realNow?: () => Date
    /** Letters and messages land in the development inbox in production mode too, where a test reads them. */
    keepsLetters?: boolean
    /** Where papers are set, if not in the test's own process. */
    papers?: PaperSetter
    /** Where the product's patience with its database is what the test is about. */
    patience?: Partial<Patience>
    /** What counts what it does. */
    metrics?: Metrics
  } = {},
) {
  const db: TestDatabase = await createTestDatabase(options.patience && { patience: options.patience })
  const dataDir = temporaryFolder()
  const config = loadConfig({
    DATA_DIR: dataDir,
    MODE: 'demo',
    SECRET_KEY: db.secretKey,
    LOG_LEVEL: 'silent',
    ...options.env,
  })
  const settable = settableClock(options.now ?? '2026-11-22T08:00:00Z')
  const clock = {
    ...settable,
    onMove: () => undefined,
    refresh: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const keys = createKeys(config.secretKey)
  const storage = await openStorage(config, merchantKeys(db.database, keys))
  const reader = pdfReader({ wallSeconds: 600 })
  const pictures = pictureReader({ wallSeconds: 600 })
  const papers = openPapers(options.papers ?? setHere)
  const opened = { database: db.database, clock, storage }
  const built: App = await buildApp({
    config,
    logger: createLogger({ level: options.log ? 'info' : 'silent' }, options.log),
    ...opened,
    keys,
    reader,
    pictures,
    papers,
    mail: options.keepsLetters ? inboxMail(opened, letterBrandOf(config)) : openMail(config, opened),
    sms: options.keepsLetters ? inboxSms(opened) : openSms(config, opened),
    build: 'test',
    pages: null,
    schedules: [],
    rateLimits: { ...noLimits, ...options.rateLimits },
    patience: () => new Promise(() => undefined),
    ...(options.realNow && { realNow: options.realNow }),
    ...(options.metrics && { metrics: options.metrics }),
    checkAnswers: true,
  })

  const { capital, money } = built.areas
  const app = {
    ...built,
    createAdvance: capital.mandates.open,
    presentDebits: capital.debits.present,
    runWeek: money.settlement.runWeek,
  }

  return {
    app,
    db,
    clock,
    storage,
    config,
    call: (id: EndpointId, call: TestCall = {}) => inject(app, id, call),
    /** A session of a person, opened behind the codes' back; `call(..., {as})` uses it. */
    signIn: (personId: string) => openSession(app, db, 'merchant', personId),
    signInStaff: (staffId: string) => openSession(app, db, 'desk', staffId),
    aStaff: (...roles: StaffRole[]) => insertStaff(db, roles),
    /**
     * Does what waits in the outbox and in the queue of jobs, as the worker would; of one kind, where that is
     * all a test is about.
     */
    settle: (only?: string) => settle(app, db, only),
    /** Sends what waits in the outbox; longer jobs, such as writing a contract, wait on. */
    deliver: () => settle(app, db, app.outbox.job.name),
    /** Every message, the newest first, or those to one recipient. */
    inbox: (to?: string) => listInbox(db.database, { limit: 10_000, ...(to !== undefined && { to }) }),
    close: async () => {
      await app.http.close()
      await app.close()
      await reader.stop()
      await pictures.stop()
      await papers.stop()
      await db.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function inject(app: App, id: EndpointId, call: TestCall): Promise<TestAnswer> {
  const [method = 'GET', template = ''] = routes[id].split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? ''),
  )
  const request: InjectOptions = {
    method: method as 'GET',
    url: call.query ? `${path}?${new URLSearchParams(call.query)}` : path,
    headers: {
      ...(call.as && { authorization: `Bearer ${call.as}` }),
      ...(call.ifMatch !== undefined && { 'if-match': `"${call.ifMatch}"` }),
      ...(call.key && { 'idempotency-key': call.key }),
      ...call.headers,
    },
    ...(call.body !== undefined && { payload: call.body as object }),
  }
  const answer = await app.http.inject(request)
  const isJson = String(answer.headers['content-type'] ?? '').includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
}

async function openSession(
  app: App,
  db: TestDatabase,
  audience: 'merchant' | 'desk',
  ownerId: string,
): Promise<string> {
  const opened = await db.database.system((tx) =>
    app.sessions.open(tx, { audience, id: ownerId, device: 'test', ip: '127.0.0.1', replaces: null }),
  )
  return opened.token
}

/** Behind numbers that tests name themselves. */
let staffPhones = 8_000_000

async function insertStaff(db: TestDatabase, roles: StaffRole[]): Promise<string> {
  const id = newId('stf')
  staffPhones += 1
  const phone = `+97150${staffPhones}`
  await db.database.system(
    (tx) =>
      tx`insert into staff ${values(tx, 'staff', { id, name: `Staff ${roles.join(' ')}`, email: `${id}@desk.example`, phone, roles, created_at: new Date() })}`,
  )
  return id
}

/** Jobs may queue others, so this goes on until nothing waits, or nothing of one name. */
async function settle(app: App, db: TestDatabase, only: string | null = null): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const waiting = await db.owner<{ id: string; name: string; payload: unknown }[]>`
      select j.id, t.identifier as name, j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
       where ${only}::text is null or t.identifier = ${only} order by j.id`
    if (waiting.length === 0) return
    for (const { id, name, payload } of waiting) {
      const job = [...app.jobs, ...app.outside.jobs].find((one) => one.name === name)
      await job?.handler(payload, { jobId: id, attempt: 1 })
      await db.owner`delete from graphile_worker._private_jobs where id = ${id}`
    }
  }
  throw new Error('jobs keep queueing jobs')
}
