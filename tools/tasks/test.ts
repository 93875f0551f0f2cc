import { existsSync, readFileSync } from 'node:fs'
import { costTable, measured, overBudget, type Budgets, type Cost } from '../cost/cost.ts'
import { chooseParts } from '../lib/choose-parts.ts'
import { addCounts, countLine, countOutcomes, type Count } from '../lib/count.ts'
import { fromRoot } from '../lib/paths.ts'
import { isStopping } from '../lib/run.ts'
import type { Tier } from '../lib/tier.ts'
import { readChange } from '../quick/change.ts'
import { chooseTests } from '../quick/choose-tests.ts'
import { planFor, planText, type Planned } from '../quick/plan.ts'
import { parts, type Part } from './parts.ts'

/**
 * Runs the parts of a tier, also after one failed, and ends with what each cost and with the count: `npm
 * test`, `npm test all`, `npm test quick`, or some parts by name (`npm test unit journeys`, `npm test all
 * server`).
 */
export async function test(args: string[]): Promise<boolean> {
  const { tier, parts: chosen, unknown } = chooseParts(args, parts)
  process.env['TEST_TIER'] = tier
  for (const word of unknown)
    console.error(
      `Not a part of the test: ${word}. The parts are ${parts.map(({ name }) => name).join(', ')}.`,
    )
  const plan = tier === 'quick' ? await planQuick(chosen) : chosen.map((part) => ({ part }))
  const { counts, costs } = await runParts(plan)
  const total = addCounts([
    ...counts,
    ...unknown.map(() => ({ passed: 0, failed: 1 })),
    sayCosts(costs, tier),
  ])
  console.log(`\n${countLine(total)}`)
  return total.failed === 0 && !isStopping()
}

async function planQuick(chosen: Part[]): Promise<Planned<Part>[]> {
  const change = await readChange()
  const tests = await chooseTests(change)
  const changed = change.files.filter((file) => existsSync(fromRoot(file)))
  const plan = planFor(chosen, changed, tests)
  console.log(`${change.files.length} files differ from ${change.sinceSays} (${change.since.slice(0, 7)})`)
  console.log(planText(chosen, plan, tests))
  return plan
}

async function runParts(plan: Planned<Part>[]): Promise<{ counts: Count[]; costs: Cost[] }> {
  const counts: Count[] = []
  const costs: Cost[] = []
  const broken = new Set<string>()
  for (const { part, files } of plan) {
    if (isStopping()) break
    console.log(`\n== ${part.name}`)
    const missing = part.needs.filter((need) => broken.has(need))
    const { result, cost } = await measured(part.name, async () =>
      missing.length > 0 ? notRun(missing) : part.run(files),
    )
    if (result.failed > 0) broken.add(part.name)
    counts.push(result)
    costs.push(cost)
    console.log(seconds(cost))
  }
  return { counts, costs }
}

function notRun(missing: string[]): Count {
  console.error(`Not run: ${missing.join(', ')} failed.`)
  return { passed: 0, failed: 1 }
}

function seconds({ part, wall, processor }: Cost): string {
  const used = processor === undefined ? '' : `, ${processor.toFixed(1)} s of processors`
  return `-- ${part}: ${wall.toFixed(1)} s${used}`
}

/** Prints the table; each part beyond its budget is a failed test. */
function sayCosts(costs: Cost[], tier: Tier): Count {
  const budgets = JSON.parse(readFileSync(fromRoot('tools', 'cost', 'budgets.json'), 'utf8')) as Budgets
  console.log(`\n${costTable(costs, budgets, tier)}`)
  const over = overBudget(costs, budgets, tier)
  for (const line of over) console.log(` FAIL  ${line}`)
  return countOutcomes(over.map(() => ({ ok: false })))
}
