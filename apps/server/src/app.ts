import { setTimeout as sleep } from 'node:timers/promises'
import { statementBytesMax } from '@daftar/rules/capital/applications/statement-rules'
import type { FastifyInstance } from 'fastify'
import { areaDependencies, type AreaDependencies } from './area-dependencies.ts'
import { buildCapital, standing } from './modules/capital/index.ts'
import { buildCasework, uploadRegistry } from './modules/casework/index.ts'
import { buildConsole } from './modules/console/index.ts'
import { buildDisputes, disputeOf, isDisputed } from './modules/disputes/index.ts'
import { adsHeldDifferences, buildGrowth, campaignsOf } from './modules/growth/index.ts'
import { buildIdentity } from './modules/identity/index.ts'
import { buildMerchants } from './modules/merchants/index.ts'
import { buildMoney } from './modules/money/index.ts'
import { buildOverview } from './modules/overview/index.ts'
import { buildPeople } from './modules/people/index.ts'
import { buildSelling } from './modules/selling/index.ts'
import { buildService } from './modules/service/index.ts'
import { Refusals } from './platform/audit/refusals.ts'
import type { AllHandlers } from './platform/http/call.ts'
import { hasDeveloperSite, serveApiDocs } from './platform/http/pages/api-docs.ts'
import { productCookies } from './platform/http/cookies.ts'
import { servePages, type PagesOptions } from './platform/http/pages/pages.ts'
import { defaultRateLimits, RateLimiter, type RateLimits } from './platform/http/rate-limits/rate-limit.ts'
import { databaseBroadcast } from './platform/http/rate-limits/database-broadcast.ts'
import { buildServer } from './platform/http/server.ts'
import { KeyAttempts } from './platform/http/rate-limits/key-attempts.ts'
import type { Job } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/logging/logger.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import { tracedJob } from './platform/tracing/traced-job.ts'
import type { Mail } from './platform/mail/mail.ts'
import { composeAreas, defineArea } from './platform/modules/module.ts'
import { createOutbox } from './platform/outbox/outbox.ts'
import { housekeeping } from './platform/schedules/housekeeping.ts'
import { createSchedules, type Schedule, type Schedules } from './platform/schedules/schedules.ts'
import type { Sms } from './platform/sms/sms.ts'
import { publicConfigOf, toolOrigins } from './public-config.ts'
import { standaloneModules } from './standalone-modules.ts'

export interface AppDependencies extends Pick<
  AreaDependencies,
  'config' | 'database' | 'clock' | 'keys' | 'storage' | 'reader' | 'pictures' | 'papers'
> {
  logger: Logger
  mail: Mail
  sms: Sms
  /** Version of the build. */
  build: string
  /** Built web applications; null serves the API alone. */
  pages: Pick<PagesOptions, 'merchantRoot' | 'deskRoot' | 'payBuilt' | 'deskBuilt'> | null
  /** Schedules besides the product's own: the demo's shops. */
  schedules: readonly Schedule[]
  /** Of people at their screens and of servers of others; the machine's own unless told. */
  realNow?: () => Date
  /** What counts requests and jobs, where somebody reads it. */
  metrics?: Metrics | null
  /** How long whoever moves the demo's clock waits for what it sets off; ten seconds unless told. */
  patience?: () => Promise<unknown>
  rateLimits?: RateLimits
  checkAnswers?: boolean
}

export type App = Awaited<ReturnType<typeof buildApp>>

/**
 * The whole product out of what it depends on: its areas put together, and every endpoint served with its
 * handler.
 */
export async function buildApp(deps: AppDependencies) {
  const product = buildProduct(deps)
  const refusals = new Refusals(deps.database, (error) =>
    deps.logger.warn({ err: error }, 'refusals are not on record yet'),
  )
  const http = await serve(deps, product, refusals)
  const listening = await product.sessions.listen()
  const close = async () => {
    await listening.stop()
    await refusals.flush()
  }
  return { ...product, http, refusals, close }
}

/** The areas composed, around the outbox and the schedules that all of them share. */
function buildProduct(deps: AppDependencies) {
  const { database, clock, logger, realNow = machineTime } = deps
  const outbox = createOutbox(deps)
  const common = areaDependencies({ ...deps, outbox, realNow })
  const built = buildAreas(common, deps, {
    schedules: () => schedules,
    ruleOf: (purpose) => ruleOf(purpose),
  })
  const { people, selling, money, capital } = built
  // Of what falls due at one instant, a week is closed first.
  const composed = composeAreas([
    money.area,
    selling.area,
    capital.area,
    built.disputes.area,
    built.identity.area,
    built.casework.area,
    people.area,
    built.merchants.area,
    built.service.area,
    built.growth.area,
    built.overview.area,
    built.ownScreens.area,
    defineArea('standalone', standaloneModules(common)),
  ])
  const ruleOf = uploadRegistry(composed.uploads)
  outbox.add(composed.deliverers)
  const schedules: Schedules = createSchedules({
    database,
    clock,
    logger,
    schedules: [...composed.schedules, housekeeping(database), ...deps.schedules],
  })
  const handlers: AllHandlers = composed.handlers
  const watched = (jobs: readonly Job<unknown>[]) =>
    jobs.map((job) => tracedJob(deps.metrics ? deps.metrics.watched(job) : job))
  const jobs = watched([outbox.job, schedules.job, ...composed.jobs])
  return {
    modules: composed.modules,
    handlers,
    jobs,
    outside: { ...composed.outside, jobs: watched(composed.outside.jobs) },
    everyMinute: [schedules.job.name],
    serveBeside: composed.serve,
    schedules,
    outbox,
    readings: composed.readings,
    gatekeeper: { ...people.signIn.gatekeeper, key: selling.apiKeys.resolve },
    sessions: people.sessions,
    /** What the areas were built of, and the areas: for whoever goes through the product without HTTP. */
    deps: common,
    areas: { money, capital, selling, overview: built.overview, service: built.service },
  }
}

/**
 * Areas in the order in which each finds what it needs. Capital stands on money and selling and answers what
 * these ask of it: it is built before them, and its answers are handed down.
 */
function buildAreas(
  common: AreaDependencies,
  { build, mail, sms, patience = tenSeconds }: Pick<AppDependencies, 'build' | 'mail' | 'sms' | 'patience'>,
  later: { schedules: () => Schedules; ruleOf: Parameters<typeof buildCasework>[1]['ruleOf'] },
) {
  const people = buildPeople(common, { standing })
  const { codes, codesWith, sendsPerAddress } = people.signIn
  const casework = buildCasework(common, { ...later, staffNames: people.staffNames })
  const capital = buildCapital(common, {
    ...{ codes, codesWith, documents: casework.files.documents },
    adsHeld: adsHeldDifferences,
  })
  const money = buildMoney(common, capital.advances, {
    withPhoneAtHand: people.signIn.accountPhone.withPhone,
    campaignsOf,
  })
  const identity = buildIdentity(common, {
    documents: casework.files.documents,
    distrust: people.sessions.distrust,
    cycleOf: money.payouts.cycleOf,
    experiments: people.settings.experiments,
    withPhoneAtHand: people.signIn.accountPhone.withPhone,
    capital: capital.advances.capital,
    uses: { directDebits: capital.directDebitsOn },
    releasePayouts: money.settlement.releaseReinstated,
    codes,
    sendsPerAddress,
    files: casework.files,
    kybParts: capital.kybParts,
  })
  const selling = buildSelling(common, {
    codes,
    withPhoneAtHand: people.signIn.accountPhone.withPhone,
    sendsPerAddress,
    experiments: people.settings.experiments,
    payoutsOf: money.payouts.ofOrder,
    refundEffect: money.payouts.refundEffect,
    refundWaits: money.payouts.refundWaits,
    disputeOf,
    isDisputed,
  })
  const { orders, notify } = selling
  const disputes = buildDisputes(common, {
    ...{ orders, notify, codes, sendsPerAddress },
    files: casework.files,
  })
  const service = buildService(common, {
    live: casework.live,
    files: casework.files,
    referenceOf: money.referenceOf,
    payoutNamed: money.payoutNamed,
    isChargeOf: money.isChargeOf,
  })
  const growth = buildGrowth(common, {
    experiments: people.settings.experiments,
    documents: casework.files.documents,
  })
  const overview = buildOverview(common, { advanceOf: capital.advances.openOf })
  const ownScreens = buildConsole(common, {
    build,
    mail,
    sms,
    patience,
    runDue: (upTo) => later.schedules().runDue(upTo),
    scheduleNames: () => later.schedules().names,
  })
  return {
    people,
    casework,
    identity,
    merchants: buildMerchants(common),
    capital,
    money,
    selling,
    disputes,
    service,
    growth,
    overview,
    ownScreens,
  }
}

const machineTime = () => new Date()
const tenSeconds = () => sleep(10_000, undefined, { ref: false })

async function serve(
  deps: AppDependencies,
  product: ReturnType<typeof buildProduct>,
  refusals: Refusals,
): Promise<FastifyInstance> {
  const { config, database, clock, logger } = deps
  const secure = config.publicOrigin.startsWith('https:')
  const cookies = productCookies(secure)
  const realNow = deps.realNow ?? machineTime
  const rates = new RateLimiter(deps.rateLimits ?? defaultRateLimits, databaseBroadcast(database))
  const http = await buildServer({
    logger,
    secure,
    toolOrigins: toolOrigins(config),
    proxies: config.proxies,
    uploadLimitBytes: statementBytesMax,
    intake: config.intake,
    ...(deps.metrics && { answered: deps.metrics.answered }),
    context: {
      database,
      refusals,
      clock,
      realNow,
      gatekeeper: product.gatekeeper,
      handlers: product.handlers,
      cookies,
      keys: deps.keys,
      rates,
      keyAttempts: new KeyAttempts(rates),
      origins: [config.publicOrigin],
      development: config.mode !== 'production',
      trustsTraces: config.tracing.propagators === 'tracecontext',
      checkAnswers: deps.checkAnswers ?? false,
    },
  })
  await product.serveBeside(http)
  serveApiDocs(http, {
    shops: hasDeveloperSite(config),
    internal: config.internalApiDocs === 'on',
    product: config.brand.name,
    productAr: config.brand.nameAr,
    origin: config.publicOrigin,
    supportEmail: config.brand.supportEmail,
    version: deps.build,
    rates,
    realNow,
  })
  if (deps.pages)
    await servePages(http, {
      ...deps.pages,
      publicConfig: publicConfigOf(config),
      names: { en: config.brand.name, ar: config.brand.nameAr },
      bringsSession: (request) => cookies.read(request, 'session') !== null,
    })
  return http
}
