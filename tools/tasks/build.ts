import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { compressAssets } from '../lib/compress.ts'
import { fromRoot } from '../lib/paths.ts'
import { capture, program } from '../lib/run.ts'
import { hashInputs, isFresh, markFresh, markStale, type Work } from '../lib/stamp.ts'
import { compileWords, type WordsOptions } from './words.ts'

export const webApps = ['merchant', 'desk'] as const
type WebApp = (typeof webApps)[number]

/** A plan of the files of an app is kept beside it; `plan` makes it anew, and builds by it. */
export type BuildOptions = {
  force?: boolean | undefined
  plan?: boolean | undefined
  say?: (line: string) => void
}
type AppsOptions = BuildOptions & { nice?: number; tell?: (part: WebPart) => void }
/** The shopper's page is the last of the merchant's build: whoever signs in does not wait for it. */
type WebPart = WebApp | 'pay'

/** Compiles the words and builds both web apps, each only when its inputs changed. True when all is there. */
export async function buildAll({ force, plan, say = console.log }: BuildOptions = {}): Promise<boolean> {
  return (await buildWords({ force }, say)) && buildApps({ force, plan, say })
}

/**
 * What `start` needs. The server that starts beside it hears when the words are there, and of each app when
 * it can be served: the compressed copies come last, and until then assets go out as they are.
 */
export async function prepare(tell: (part: 'words' | WebPart) => void): Promise<boolean> {
  if (!(await buildWords({}, console.log))) return false
  tell('words')
  // Filling an empty database is one long thread, building is many: on a small machine the long one goes
  // first.
  return buildApps({ nice: gentle, tell })
}

/**
 * What the server leaves where processors are scarce; all of it where they are not. What nobody begins with
 * has the least.
 */
const gentle = 15
const last = 19

async function buildWords(options: WordsOptions, say: (line: string) => void): Promise<boolean> {
  const words = await compileWords(options)
  if (words.detail !== 'unchanged') say(`words ${words.ok ? 'compiled' : 'failed'}: ${words.detail}`)
  return words.ok
}

/**
 * One after the other: building takes every processor there is, and merchants do not wait for the console.
 */
async function buildApps(options: AppsOptions): Promise<boolean> {
  const done: (() => Promise<void>)[] = []
  for (const app of webApps) {
    const finish = await buildApp(app, options)
    if (!finish) break
    for (const part of partsOf[app]) options.tell?.(part)
    done.push(finish)
  }
  await Promise.all(done.map((finish) => finish()))
  return done.length === webApps.length
}

const partsOf: Record<WebApp, readonly WebPart[]> = { merchant: ['merchant', 'pay'], desk: ['desk'] }

/**
 * What lives shortly of some thousand modules gets 64 MB from the beginning: collecting it sooner takes a
 * tenth of the build.
 */
const roomy = ['--min-semi-space-size=64', '--max-semi-space-size=64']

/** Builds an app and answers what is left to do once it can be served; null when it failed. */
async function buildApp(
  app: WebApp,
  { force = false, say = console.log, nice = 0, plan = false, tell }: AppsOptions,
): Promise<(() => Promise<void>) | null> {
  const { work, copies } = worksOf(app)
  const hash = hashInputs(work.inputs)
  const finish = async () => {
    if (isFresh(copies, hash)) return
    await compressAssets(fromRoot('apps', app, 'dist', 'assets'))
    markFresh(copies, hash)
  }
  if (!force && !plan && isFresh(work, hash)) return finish
  if (!existsSync(fromRoot('apps', app, 'vite.config.ts'))) {
    say(`apps/${app} failed to build: vite.config.ts is missing`)
    return null
  }
  for (const each of [work, copies]) markStale(each)
  const started = performance.now()
  const [node, vite] = program('vite', 'build', '--manifest', '--logLevel', 'warn')
  const done = await capture([node, [...roomy, ...vite]], {
    cwd: fromRoot('apps', app),
    // What is built is what is served, also where tests build it: theirs would hold the libraries' own
    // checks, half as much again.
    env: { ...process.env, NODE_ENV: 'production', SOURCES: hash, KEEP_PLAN: plan ? 'yes' : '' },
    nice: nice > 0 && app !== webApps[0] ? last : nice,
    ...(tell && {
      heard: (message, child) => {
        if (message !== 'servable') return
        tell(app)
        if (nice > 0 && child.pid !== undefined) setPriority(child.pid, last)
      },
    }),
  })
  if (done.code !== 0) {
    say(`apps/${app} failed to build:\n${done.output.trim()}`)
    return null
  }
  markFresh(work, hash)
  say(`apps/${app} built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return finish
}

/**
 * A web app is made of its own folder, the packages it draws from, the lock file and the tools' own choices.
 * Its compressed copies are work of their own, which may be cut short without the app being built again.
 */
function worksOf(app: WebApp): { work: Work; copies: Work } {
  const packages = ['rules', 'contract', 'words', 'client', 'ui', 'app-kit'].map((name) => `packages/${name}`)
  const tools = ['tools/lib/compress.ts', 'tools/tasks/build.ts']
  const made = {
    inputs: [`apps/${app}`, ...packages, 'package-lock.json', 'tsconfig.base.json', ...tools],
    products: [`apps/${app}/dist/.vite/manifest.json`],
  }
  return { work: { name: `web-${app}`, ...made }, copies: { name: `copies-${app}`, ...made } }
}
