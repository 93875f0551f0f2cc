// What `up.mjs` hands over to, on Node 24: one task by name.
import { show } from './lib/run.ts'
import { buildAll, prepare } from './tasks/build.ts'
import { check } from './tasks/check.ts'
import { dev } from './tasks/dev.ts'
import { generate } from './tasks/generate.ts'
import { makeNew } from './tasks/new.ts'
import { test } from './tasks/test.ts'
import { compileWords } from './tasks/words.ts'

const tasks: Record<string, (args: string[]) => Promise<boolean>> = {
  prepare: () => prepare((part) => process.send?.(part)),
  build: (args) => buildAll({ force: args.includes('--force') }),
  check,
  dev,
  generate,
  new: makeNew,
  schema: async () => (await show([process.execPath, ['apps/server/src/testing/write-schema.ts']])) === 0,
  statement: async (args) =>
    (await show([process.execPath, ['packages/testkit/src/write-statement.ts', ...args]])) === 0,
  test,
  words: async () => {
    const { ok, detail } = await compileWords()
    if (!ok) console.error(detail)
    return ok
  },
}

const [name = '', ...args] = process.argv.slice(2)
const task = tasks[name]
if (!task) {
  console.error(
    `There is no task "${name}". The tasks are: start, staff, identity, keys, merchant, ${Object.keys(tasks).join(', ')}.`,
  )
  process.exit(2)
}
const ok = await task(args)
process.exitCode = ok ? (process.exitCode ?? 0) : 1
