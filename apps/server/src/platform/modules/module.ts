import type { FastifyInstance } from 'fastify'
import type { AllHandlers, Handlers } from '../http/call.ts'
import type { Job } from '../jobs/jobs.ts'
import type { StateReading } from '../metrics/gauges.ts'
import type { Deliverer } from '../outbox/outbox.ts'
import type { Schedule } from '../schedules/schedules.ts'
import type { UploadRules } from './uploads.ts'

type SomeHandlers = Partial<AllHandlers>

/** What a module may do beside answering endpoints. */
interface ModuleWork {
  /** What falls due on the product's clock. */
  schedules: readonly Schedule[]
  jobs: readonly Job<unknown>[]
  /**
   * Jobs that wait for servers of others, among workers of their own; `stop` gives up the calls under way.
   */
  outside: { jobs: readonly Job<unknown>[]; stop?: () => void }
  /** What carries its kinds of outbox messages away. */
  deliverers: readonly Deliverer[]
  /** What it takes uploads for. */
  uploads: UploadRules
  /** Figures of how its work stands, for whoever watches the product. */
  readings: readonly StateReading[]
  /** Adds addresses that stand in no row of the endpoint table, such as the one a partner calls. */
  serve(http: FastifyInstance): unknown
}

/**
 * One module as a value: what it answers and what it does by itself. What it needs are the arguments of what
 * builds it.
 */
export interface Module<Answers extends SomeHandlers = SomeHandlers> extends ModuleWork {
  /** The name of its folder. */
  name: string
  handlers: Answers
}

/** Modules that lie in one folder, with the handlers of all of them. */
export interface Area<Answers extends SomeHandlers = SomeHandlers> {
  name: string
  modules: readonly Module[]
  handlers: Answers
}

/** What areas come to together. */
export interface Composed<Answers extends SomeHandlers> extends Omit<ModuleWork, 'outside'> {
  modules: readonly Module[]
  handlers: Answers
  outside: { jobs: readonly Job<unknown>[]; stop(): void }
  serve(http: FastifyInstance): Promise<void>
}

type HandlersOf<Parts extends readonly { handlers: SomeHandlers }[]> = Together<Parts[number]['handlers']> &
  SomeHandlers

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/**
 * Names a module and says what it answers: every endpoint whose id begins with the module's name, and no
 * other. What else it does may be left out.
 */
export function defineModule<Name extends string>({
  name,
  handlers,
  schedules = [],
  jobs = [],
  outside = { jobs: [] },
  deliverers = [],
  uploads = {},
  readings = [],
  serve = () => undefined,
}: { name: Name; handlers: HandlersOfModule<Name> } & Partial<ModuleWork>): Module<HandlersOfModule<Name>> {
  return { name, handlers, schedules, jobs, outside, deliverers, uploads, readings, serve }
}

type HandlersOfModule<Name extends string> = Handlers<CamelCase<Name>>

/** A folder is in kebab case, an id in camel case. */
type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** Puts the modules of a folder together. */
export function defineArea<const Modules extends readonly Module[]>(
  name: string,
  modules: Modules,
): Area<HandlersOf<Modules>> {
  return { name, modules, handlers: handlersOf(modules) }
}

/**
 * The whole product out of its areas. What falls due at one instant runs in their order. Throws where two
 * modules claim the same endpoint, schedule, job, kind of message or purpose of uploads, and names both:
 * silently, the later one would have won.
 */
export function composeAreas<const Areas extends readonly Area[]>(areas: Areas): Composed<HandlersOf<Areas>> {
  const modules = areas.flatMap((area) => area.modules)
  const jobs = modules.flatMap((module) => module.jobs)
  const outsideJobs = modules.flatMap(({ outside }) => outside.jobs)
  refuseTwice('module', modules, ({ name }) => [name])
  refuseTwice('endpoint', modules, ({ handlers }) => Object.keys(handlers))
  refuseTwice('schedule', modules, ({ schedules }) => namesOf(schedules))
  refuseTwice('job', modules, ({ jobs: own, outside }) => namesOf([...own, ...outside.jobs]))
  refuseTwice('kind of message', modules, ({ deliverers }) => deliverers.map(({ kind }) => kind))
  refuseTwice('purpose of uploads', modules, ({ uploads }) => Object.keys(uploads))
  return {
    modules,
    handlers: handlersOf(areas),
    schedules: modules.flatMap(({ schedules }) => schedules),
    jobs,
    outside: {
      jobs: outsideJobs,
      stop: () => modules.forEach(({ outside }) => outside.stop?.()),
    },
    deliverers: modules.flatMap(({ deliverers }) => deliverers),
    uploads: Object.assign({}, ...modules.map(({ uploads }) => uploads)),
    readings: modules.flatMap(({ readings }) => readings),
    serve: async (http) => {
      for (const module of modules) await module.serve(http)
    },
  }
}

function handlersOf<Parts extends readonly { handlers: SomeHandlers }[]>(parts: Parts): HandlersOf<Parts> {
  return Object.assign({}, ...parts.map(({ handlers }) => handlers))
}

function refuseTwice(
  what: string,
  modules: readonly Module[],
  claims: (module: Module) => readonly string[],
): void {
  const claimed = new Map<string, string>()
  for (const module of modules)
    for (const name of claims(module)) {
      const first = claimed.get(name)
      if (first !== undefined)
        throw new Error(`the ${what} ${name} is claimed twice: by ${first} and by ${module.name}`)
      claimed.set(name, module.name)
    }
}

function namesOf(named: readonly { name: string }[]): string[] {
  return named.map(({ name }) => name)
}
