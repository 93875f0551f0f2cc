import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { calendarOfCurrency, type CalendarOf } from '@daftar/rules/calendar/working-days'
import { statementBytesMax } from '@daftar/rules/capital/statement-rules'
import type { FastifyInstance } from 'fastify'
import type { Currency } from '@daftar/rules/money/currency'
import { defaultFlexibleFeeMinor } from '@daftar/rules/settlement/settlement-fee'
import type { Config } from './config/config.ts'
import { seedDemo } from './demo/seed.ts'
import { issuerOf } from './issuer.ts'
import { buildAccounts } from './modules/people/accounts/index.ts'
import { buildAdvances } from './modules/capital/advances/index.ts'
import { buildApiKeys } from './modules/selling/api-keys/index.ts'
import { buildApplications, hasLoanOrApplication } from './modules/capital/applications/index.ts'
import { buildBooks } from './modules/money/books/index.ts'
import { buildCheckout, limitsPolicy } from './modules/selling/checkout/index.ts'
import { buildDebits } from './modules/capital/debits/index.ts'
import { buildDecisions } from './modules/capital/decisions/index.ts'
import { buildDesk } from './modules/console/desk/index.ts'
import { buildDrafts } from './modules/capital/drafts/index.ts'
import { buildEvents } from './modules/console/events/index.ts'
import { buildFeeInvoices } from './modules/capital/fee-invoices/index.ts'
import { buildFiles } from './modules/casework/files/index.ts'
import { buildHealth } from './modules/console/health/index.ts'
import { buildInbox } from './modules/console/inbox/index.ts'
import { buildMandates, debitBankDeliverers, debitOrders } from './modules/capital/mandates/index.ts'
import { buildMerchants } from './modules/merchants/merchants/index.ts'
import { buildOffers } from './modules/capital/offers/index.ts'
import { buildOrders } from './modules/selling/orders/index.ts'
import { buildPaymentLinks, linkOpened } from './modules/selling/payment-links/index.ts'
import { buildPlatforms } from './modules/capital/platforms/index.ts'
import { buildReconciliation } from './modules/money/reconciliation/index.ts'
import { buildPublicApi } from './modules/selling/public-api/index.ts'
import { buildPayouts } from './modules/money/payouts/index.ts'
import { buildRelief } from './modules/capital/relief/index.ts'
import { buildSessions } from './modules/people/sessions/index.ts'
import { buildSettings } from './modules/people/settings/index.ts'
import { buildSettlement, payoutOutcome } from './modules/money/settlement/index.ts'
import { buildSignIn, signInDeliverers } from './modules/people/sign-in/index.ts'
import { buildSinglePage } from './modules/capital/single-page/index.ts'
import { buildSimulator } from './modules/capital/simulator/index.ts'
import { buildSigning } from './modules/capital/signing/index.ts'
import {
  bankDeliverers,
  bankKind,
  confirmOpenTransfers,
  orderManyTransfers,
  orderTransfers,
  transferHandlers,
  type InstructBank,
} from './modules/money/transfers/index.ts'
import { buildWaitlist } from './modules/capital/waitlist/index.ts'
import { buildWebhooks } from './modules/selling/webhooks/index.ts'
import type { ProductClock } from './platform/clock/clock.ts'
import type { Keys } from './platform/crypto/keys.ts'
import type { Database } from './platform/database/database.ts'
import { schemaVersion } from './platform/database/migrate.ts'
import { checkReady } from './platform/health/ready.ts'
import type { AllHandlers } from './platform/http/call.ts'
import { productCookies } from './platform/http/cookies.ts'
import { serveApiDocs } from './platform/http/api-docs.ts'
import { servePages, type PagesOptions } from './platform/http/pages.ts'
import { defaultRateLimits, RateLimiter, type RateLimits } from './platform/http/rate-limit.ts'
import { buildServer } from './platform/http/server.ts'
import { WrongKeys } from './platform/http/wrong-keys.ts'
import type { Job } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/logging/logger.ts'
import { bilingualMail } from './platform/mail/bilingual-mail.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { PdfReader } from './platform/pdf/reader.ts'
import { createOutbox } from './platform/outbox/outbox.ts'
import { systemResolve } from './platform/outgoing/post.ts'
import { housekeeping } from './platform/schedules/housekeeping.ts'
import { createSchedules, type Schedule } from './platform/schedules/schedules.ts'
import type { Sms } from './platform/sms/sms.ts'
import type { Storage } from './platform/storage/storage.ts'
import { publicConfigOf, toolOrigins } from './public-config.ts'
import { signingServiceOf } from './signing-service.ts'
import { salesConnectorOf } from './sales-connector.ts'

export interface AppParts {
  config: Config
  logger: Logger
  database: Database
  clock: ProductClock
  keys: Keys
  storage: Storage
  mail: Mail
  sms: Sms
  /** Reads PDFs in limited processes of their own. */
  reader: PdfReader
  /** Version of the build. */
  build: string
  /** Built web applications; null serves the API alone. */
  pages: Pick<PagesOptions, 'merchantRoot' | 'deskRoot' | 'deskBuilt'> | null
  /** Schedules besides the product's own: the demo's shops. */
  schedules: readonly Schedule[]
  /** Of people at their screens and of servers of others; the machine's own unless told. */
  realNow?: () => Date
  /** How long whoever moves the demo's clock waits for what it sets off; ten seconds unless told. */
  patience?: () => Promise<unknown>
  rateLimits?: RateLimits
  checkAnswers?: boolean
}

export type App = Awaited<ReturnType<typeof buildApp>>

/** The whole product out of its parts: every module with its named dependencies, every endpoint with its handler. */
export async function buildApp(parts: AppParts) {
  const modules = buildModules(parts)
  const http = await serve(parts, modules)
  const listening = await modules.sessions.listen()
  return {
    ...modules,
    http,
    seedDemo: () => modules.seedDemo(modules.handlers),
    close: () => listening.stop(),
  }
}

function buildModules(parts: AppParts) {
  const { config, database, clock, keys, storage, logger } = parts
  const { realNow = machineTime, patience = tenSeconds } = parts
  const outbox = createOutbox({
    database,
    keys,
    clock,
    mail: parts.mail,
    sms: parts.sms,
    deliverers: {
      ...signInDeliverers,
      ...bankDeliverers(database, clock),
      ...debitBankDeliverers(database, clock),
    },
  })
  const queueMail = bilingualMail(outbox)
  const calendarOf: CalendarOf = (currency) => calendarOfCurrency(currency, config.capital.holidays[currency])
  const fourEyesAboveMinor: FourEyesAbove = (currency) =>
    config.capital.fourEyesAboveMinor[currency as Currency] ?? null
  const sessions = buildSessions({ database, settings: config.session, realNow })
  const signIn = buildSignIn({
    database,
    keys,
    clock,
    outbox,
    sessions,
    settings: {
      otp: config.otp,
      brand: config.brand,
      publicOrigin: config.publicOrigin,
      requireSecondFactor: true,
    },
    botCheck: config.botCheck,
    fetch: globalThis.fetch,
  })
  const settings = buildSettings({ database, sessions, hidesFakeDoor: hasLoanOrApplication })
  const accounts = buildAccounts({ accountPhone: signIn.accountPhone, experiments: settings.experiments })
  const files = buildFiles({
    database,
    storage,
    keys,
    reader: parts.reader,
    quarantineFolder: join(config.dataDir, 'quarantine'),
  })
  const applications = buildApplications({ keys, files: files.statements })
  const drafts = buildDrafts(database)
  const platforms = buildPlatforms({
    database,
    clock,
    keys,
    connector: salesConnectorOf(config, globalThis.fetch),
  })
  const offers = buildOffers({
    database,
    countries: config.capital.countries,
    queueMail,
    publicOrigin: config.publicOrigin,
  })
  const instructBank: InstructBank = async (tx, instruction) => {
    await outbox.send(tx, bankKind, instruction)
  }
  const orderTransfer = orderTransfers(instructBank)
  const supportEmailOf = (country: string) => config.brand.supportEmails[country] ?? config.brand.supportEmail
  const advances = buildAdvances({
    database,
    orderTransfer,
    queueMail,
    supportEmailOf,
    calendarOf,
  })
  const outcomes = { advance: advances.outcome, payout: payoutOutcome }
  const flexibleFeeMinor = { ...defaultFlexibleFeeMinor, ...config.payouts.flexibleFeeMinor }
  const settlement = buildSettlement({
    database,
    clock,
    capital: advances.capital,
    flexibleFeeMinor,
    orderTransfers: orderManyTransfers(instructBank),
    calendarOf,
    outcomes,
    fourEyesAboveMinor,
  })
  const transfers = transferHandlers({
    outcomes,
    fourEyesAboveMinor,
    reorder: (tx, order) => advances.reorder(tx, order),
  })
  const orderDebit = debitOrders(outbox)
  const mandates = buildMandates({
    database,
    clock,
    keys,
    outbox,
    queueMail,
    publicOrigin: config.publicOrigin,
    brand: config.brand,
    orderDebit,
    openAdvance: advances.open,
    fund: advances.fund,
    presentLoan: advances.present,
  })
  const debits = buildDebits({
    database,
    clock,
    calendarOf,
    orderDebit,
    messages: advances.messages,
    answerMandate: mandates.answer,
    standInAnswers: config.capital.directDebitBank === 'answers',
  })
  const signing = buildSigning({
    database,
    clock,
    keys,
    storage,
    outbox,
    codes: signIn.codes,
    publicOrigin: config.publicOrigin,
    brand: config.brand,
    supportEmailOf,
    service: signingServiceOf(config, globalThis.fetch),
    realNow,
    openAdvance: mandates.open,
  })
  const singlePage = buildSinglePage({
    files: files.statements,
    keys,
    outbox,
    codes: signIn.codes,
    brand: config.brand,
    publicOrigin: config.publicOrigin,
  })
  const decisions = buildDecisions({
    database,
    fourEyesAboveMinor,
    calendarOf,
    queueMail,
    publicOrigin: config.publicOrigin,
    supportEmailOf,
    sendContract: signing.sendContract,
  })
  const webhooks = buildWebhooks({
    database,
    clock,
    keys,
    reach: { allowPrivate: config.mode !== 'production', resolve: systemResolve },
    realNow,
    logDays: config.webhooks.logDays,
  })
  const apiKeys = buildApiKeys({ database, keys, webhooksOf: webhooks.webhooksOf })
  const payouts = buildPayouts({
    database,
    clock,
    storage,
    outbox,
    calendarOf,
    capital: advances.capital,
    openAdvances: advances.repaidBySales,
    flexibleFeeMinor,
    requestPayout: settlement.requestPayout,
    publicOrigin: config.publicOrigin,
    issuer: issuerOf(config),
    mailExportAboveRows: config.payouts.mailExportAboveRows,
  })
  const orders = buildOrders({
    database,
    ageing: config.orders,
    exportRowsMax: config.orders.exportRows,
    provider: { en: config.brand.name, ar: config.brand.nameAr },
    publicOrigin: config.publicOrigin,
    queueMail,
    payoutsOf: payouts.ofOrder,
    tell: webhooks.tell,
  })
  const checkout = buildCheckout({
    database,
    keys,
    outbox,
    codes: signIn.codes,
    orders: orders.actions,
    policy: limitsPolicy(database, config.checkout),
    linkOpened,
    publicOrigin: config.publicOrigin,
    brand: config.brand,
    sendsPerAddress: signIn.sendsPerAddress,
  })
  const paymentLinks = buildPaymentLinks({
    outbox,
    orders: orders.actions,
    checkout,
    experiments: (tx, merchantId) => settings.experiments(tx, merchantId),
  })
  const publicApi = buildPublicApi({
    orders: orders.actions,
    checkout,
    publicOrigin: config.publicOrigin,
  })
  const inbox = buildInbox({ database, storage })
  const health = buildHealth({
    build: parts.build,
    schema: schemaVersion(),
    ready: () => checkReady(database),
  })
  const schedules = createSchedules({
    database,
    clock,
    logger,
    schedules: [
      ...settlement.schedules,
      ...advances.schedules,
      ...payouts.schedules,
      ...signing.schedules,
      ...mandates.schedules,
      ...debits.schedules,
      ...orders.schedules,
      ...checkout.schedules,
      ...webhooks.schedules,
      ...files.schedules,
      ...decisions.schedules,
      ...offers.schedules,
      ...platforms.schedules,
      ...drafts.schedules,
      signIn.schedule,
      housekeeping(database),
      ...parts.schedules,
    ],
  })
  const desk = buildDesk({
    database,
    clock,
    isClockMovable: config.mode === 'demo',
    runDue: schedules.runDue,
    scheduleNames: schedules.names,
    patience,
    fourEyesAbove: config.capital.fourEyesAboveMinor,
    onExperimentsChanged: sessions.distrust,
    files: files.staff,
  })

  return {
    gatekeeper: { ...signIn.gatekeeper, key: apiKeys.resolve },
    sessions,
    serveSigningEvents: signing.serveEvents,
    openAdvance: mandates.open,
    presentDebits: debits.present,
    runWeek: settlement.runWeek,
    checkout,
    handlers: {
      ...signIn.handlers,
      ...signIn.deskHandlers,
      ...sessions.handlers,
      ...sessions.deskHandlers,
      ...settings.handlers,
      ...accounts.handlers,
      ...buildMerchants().handlers,
      ...files.handlers,
      ...applications.handlers,
      ...platforms.handlers,
      ...drafts.handlers,
      ...offers.handlers,
      ...advances.handlers,
      ...buildFeeInvoices({ database, issuer: issuerOf(config) }).handlers,
      ...buildSimulator().handlers,
      ...buildRelief({ queueMail }).handlers,
      ...transfers,
      ...settlement.handlers,
      ...payouts.handlers,
      ...singlePage.handlers,
      ...signing.handlers,
      ...mandates.handlers,
      ...debits.handlers,
      ...buildEvents({ calendarOf }).handlers,
      ...checkout.handlers,
      ...paymentLinks.handlers,
      ...publicApi.handlers,
      ...apiKeys.handlers,
      ...webhooks.handlers,
      ...webhooks.deskHandlers,
      ...decisions.handlers,
      ...desk.handlers,
      ...orders.handlers,
      ...buildBooks().handlers,
      ...buildWaitlist({ database }).handlers,
      ...buildReconciliation({ database, outcomes, fourEyesAboveMinor }).handlers,
      ...inbox.handlers,
      ...health.handlers,
    } satisfies AllHandlers as AllHandlers,
    jobs: [
      outbox.job,
      schedules.job,
      ...signing.jobs,
      ...mandates.jobs,
      ...settlement.jobs,
      ...payouts.jobs,
    ] as Job<never>[],
    /** Jobs that wait for servers of others, and what makes them stop waiting. */
    outside: { jobs: [...webhooks.jobs, ...platforms.jobs], stop: webhooks.stop },
    everyMinute: [schedules.job.name],
    schedules,
    outbox,
    inbox,
    seedDemo: (handlers: AllHandlers) =>
      seedDemo(
        {
          database,
          keys,
          storage,
          handlers,
          publicOrigin: config.publicOrigin,
          calendarOf,
          openAdvance: mandates.open,
          sendMandateSms: mandates.sendFirstSms,
          presentDebits: debits.present,
          sizeOffers: offers.makePage,
          confirmOpenTransfers: (tx, merchantIds, at) => confirmOpenTransfers(tx, outcomes, merchantIds, at),
          runWeek: settlement.runWeek,
        },
        clock.now(),
      ),
  }
}

const machineTime = () => new Date()
const tenSeconds = () => sleep(10_000, undefined, { ref: false })

async function serve(parts: AppParts, modules: ReturnType<typeof buildModules>): Promise<FastifyInstance> {
  const { config, database, clock, logger } = parts
  const secure = config.publicOrigin.startsWith('https:')
  const rates = new RateLimiter(parts.rateLimits ?? defaultRateLimits)
  const http = await buildServer({
    logger,
    secure,
    toolOrigins: toolOrigins(config),
    proxies: config.proxies,
    uploadLimitBytes: statementBytesMax,
    context: {
      database,
      clock,
      realNow: parts.realNow ?? machineTime,
      gatekeeper: modules.gatekeeper,
      handlers: modules.handlers,
      cookies: productCookies(secure),
      keys: parts.keys,
      rates,
      wrongKeys: new WrongKeys(rates),
      origins: [config.publicOrigin],
      development: config.mode !== 'production',
      checkAnswers: parts.checkAnswers ?? false,
    },
  })
  await modules.serveSigningEvents(http)
  serveApiDocs(http, config.brand.name, parts.build)
  if (config.mode !== 'production') modules.inbox.servePage(http)
  if (parts.pages)
    await servePages(http, {
      ...parts.pages,
      publicConfig: publicConfigOf(config),
      names: { en: config.brand.name, ar: config.brand.nameAr },
    })
  return http
}
