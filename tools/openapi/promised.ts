import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { fromRoot } from '../lib/paths.ts'
import { capture } from '../lib/run.ts'
import { breaksOf, surfaceOf } from './breaking.ts'

/** What shops were told last that they may call, send and rely on. */
const file = 'tools/openapi/published.json'
const command = 'npm run promise'

/** Prints both descriptions as one JSON text. */
export const printDescriptions: [string, string[]] = [
  process.execPath,
  ['apps/server/src/platform/openapi/print.ts'],
]

/** What a shop that relies on the published surface would trip over today. */
export function promiseProblems(shops: object): string[] {
  return breaksOf(promised(), surfaceOf(shops)).map(
    (problem) => `${problem}: shops rely on it (meant so? \`${command} -- --break\`)`,
  )
}

/** Whether what is described today is exactly what was published. */
export function isPromised(shops: object): boolean {
  return isDeepStrictEqual(promised(), surfaceOf(shops))
}

/** The description of what shops call, as the server would answer it. */
export async function shopsToday(): Promise<object> {
  const { code, output } = await capture(printDescriptions)
  if (code !== 0) throw new Error(output)
  return (JSON.parse(output) as { shops: object }).shops
}

/**
 * `npm run promise`: today's surface becomes what shops rely on. What they would lose is told, and written
 * only with `--break`.
 */
export async function promise(args: string[]): Promise<boolean> {
  const shops = await shopsToday()
  const lost = promiseProblems(shops)
  for (const problem of lost) console.error(problem)
  if (lost.length > 0 && !args.includes('--break')) return false
  writeFileSync(fromRoot(file), `${JSON.stringify(surfaceOf(shops), null, 1)}\n`)
  console.log(`${file} says what shops may rely on`)
  return true
}

function promised(): object {
  return JSON.parse(readFileSync(fromRoot(file), 'utf8')) as object
}
