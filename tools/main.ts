// What `up.mjs` hands over to, on Node 24: one task by name.
import { show } from './lib/run.ts'

/** A task loads what it needs by itself: `start` does not wait for the checks to be read. */
const tasks: Record<string, (args: string[]) => Promise<boolean>> = {
  prepare: async () => (await import('./tasks/build.ts')).prepare((part) => process.send?.(part)),
  build: async (args) =>
    (await import('./tasks/build.ts')).buildAll({
      force: args.includes('--force'),
      plan: args.includes('--plan'),
    }),
  check: async () => (await import('./tasks/check.ts')).check(),
  dev: async (args) => (await import('./tasks/dev.ts')).dev(args),
  fonts: async () => {
    await (await import('./fonts/cut-fonts.ts')).writeFonts()
    return true
  },
  generate: async () => (await import('./tasks/generate.ts')).generate(),
  new: async (args) => (await import('./tasks/new.ts')).makeNew(args),
  promise: async (args) => (await import('./openapi/promised.ts')).promise(args),
  release: async (args) => (await import('./tasks/release.ts')).release(args),
  schema: async () =>
    (await show([process.execPath, ['apps/server/src/testing/database/write-schema.ts']])) === 0,
  statement: async (args) =>
    (await show([process.execPath, ['packages/testkit/src/write-statement.ts', ...args]])) === 0,
  test: async (args) => (await import('./tasks/test.ts')).test(args),
  words: async () => {
    const { compileWords } = await import('./tasks/words.ts')
    const { ok, detail } = await compileWords()
    if (!ok) console.error(detail)
    return ok
  },
}

const [name = '', ...args] = process.argv.slice(2)
const task = tasks[name]
if (!task) {
  console.error(
    `There is no task "${name}". The tasks are: start, staff, identity, keys, merchant, roles, totals, backup, upgrade, ${Object.keys(tasks).join(', ')}.`,
  )
  process.exit(2)
}
const ok = await task(args)
process.exitCode = ok ? (process.exitCode ?? 0) : 1
