import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { fromRoot } from '../lib/paths.ts'
import { capture, program } from '../lib/run.ts'
import { planArea } from '../new/area.ts'
import { planEndpoint } from '../new/endpoint.ts'
import type { Planned } from '../new/plan.ts'
import { generate } from './generate.ts'
import { compileWords } from './words.ts'

const usage = `npm run new -- area <name> [--in <area of the server>] [--arabic <name in Arabic>]
npm run new -- endpoint <module>.<act> [--staff] [--feature <folder>] [--opens <permission or flag>] [--arabic <title in Arabic>]

  <name>          a plural noun in kebab-case: disputes, price-lists
  --in            where its module lies below apps/server/src/modules; casework where nothing is said
  --arabic        what its screens are called in Arabic; "الطلبات" (requests) where nothing is said

  <module>.<act>  an endpoint that reads, in camel case: contacts.counts; its page comes with it
  --staff         read at the console, and not by merchants
  --feature       the feature that gets the page; named as the module where nothing is said
  --opens         what the endpoint and its page need; as the first endpoint of its module where nothing is said`

/** Writes a new area, or an endpoint with its page, that is green at once. True when it is there. */
export async function makeNew(args: string[]): Promise<boolean> {
  const plan = planOf(args)
  if (!plan || typeof plan === 'string') {
    console.error(plan ? `${plan}\n\n${usage}` : usage)
    return false
  }
  const written = [...plan.files, ...plan.edits]
  for (const { path, text } of written) {
    mkdirSync(dirname(fromRoot(path)), { recursive: true })
    writeFileSync(fromRoot(path), text)
  }
  const paths = written.map(({ path }) => path)
  const formatted = await capture(
    program('prettier', '--write', '--log-level=warn', '--ignore-unknown', ...paths),
  )
  if (formatted.code !== 0) console.error(formatted.output)
  const isDone = formatted.code === 0 && (await generate()) && (await compileWords()).ok
  console.log(
    `${plan.files.length} new files, and lines added to ${plan.edits.map(({ path }) => path).join(', ')}`,
  )
  return isDone
}

function planOf(args: string[]): Planned | string | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        in: { type: 'string' },
        arabic: { type: 'string' },
        staff: { type: 'boolean' },
        feature: { type: 'string' },
        opens: { type: 'string' },
      },
    })
    const [kind, name, ...more] = positionals
    if (!name || more.length > 0) return null
    const { in: within = 'casework', arabic, staff: isForStaff = false, feature, opens } = values
    if (kind === 'area') return planArea({ name, within, arabic: arabic ?? 'الطلبات' })
    if (kind !== 'endpoint') return null
    return planEndpoint({ id: name, isForStaff, feature, opens, arabic: arabic ?? 'العدد' })
  } catch {
    return null
  }
}
