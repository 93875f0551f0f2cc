/** The product over an existing database, without worker and pages: what answers a GET is all there. */
import { flushCompileCache } from 'node:module'
import { buildApp } from '../../apps/server/src/app.ts'
import { loadConfig } from '../../apps/server/src/config/config.ts'
import { openClock } from '../../apps/server/src/platform/clock/clock.ts'
import { createKeys } from '../../apps/server/src/platform/crypto/keys.ts'
import { merchantKeys } from '../../apps/server/src/platform/crypto/merchant-keys.ts'
import { databaseAt } from '../../apps/server/src/platform/database/database.ts'
import { defaultRateLimits } from '../../apps/server/src/platform/http/rate-limits/rate-limit.ts'
import { createLogger } from '../../apps/server/src/platform/logging/logger.ts'
import { openMail } from '../../apps/server/src/platform/mail/mail.ts'
import { openPapers } from '../../apps/server/src/platform/documents/papers.ts'
import { pdfReader } from '../../apps/server/src/platform/pdf/reader.ts'
import { openSms } from '../../apps/server/src/platform/sms/sms.ts'
import { pictureReader } from '../../apps/server/src/platform/pictures/reader.ts'
import { openStorage } from '../../apps/server/src/platform/storage/open-storage.ts'
import { noLimits } from '../../apps/server/src/testing/app/no-limits.ts'

const config = loadConfig({
  MODE: 'development',
  DATA_DIR: '/tmp/daftar-bench',
  SECRET_KEY: process.env['SECRET'],
  ORDERS_EXPORT_ROWS: process.env['EXPORT_ROWS'],
})
const database = databaseAt(process.env['APP_URL'] ?? '')
const clock = await openClock(database)
const keys = createKeys(config.secretKey)
const storage = await openStorage(config, merchantKeys(database, keys))
const opened = { database, clock, storage }
const app = await buildApp({
  config,
  logger: createLogger({ level: 'warn' }),
  ...opened,
  keys,
  reader: pdfReader(),
  pictures: pictureReader(),
  papers: openPapers(),
  mail: openMail(config, opened),
  sms: openSms(config, opened),
  build: 'bench',
  pages: null,
  schedules: [],
  rateLimits: process.env['LIMITS'] === 'default' ? defaultRateLimits : noLimits,
})
await app.http.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
flushCompileCache()

// Told by whoever measures it, over its own channel.
process.on('message', () => {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ usedKiB: (heapUsed + external) / 1024, rssKiB: rss / 1024 })
})
