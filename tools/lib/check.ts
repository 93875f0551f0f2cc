/**
 * One thing that must hold. It counts as one test. `looked` says at how much it looked: zero is a failure.
 */
export type Check = { name: string; run: () => Promise<CheckResult> }
export type CheckResult = { ok: boolean; looked: number; unit: string; output?: string }

export type Outcome = { name: string; ok: boolean }

/**
 * Runs checks, at most `atOnce` at a time, prints a line for each as it ends and hands back how each ended.
 */
export async function runChecks(
  checks: Check[],
  atOnce = 2,
  say: (line: string) => void = console.log,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...checks]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await runCheck(next, say))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

async function runCheck(check: Check, say: (line: string) => void): Promise<Outcome> {
  const started = performance.now()
  const result = await check.run().catch((error: unknown): CheckResult => ({
    ok: false,
    looked: 0,
    unit: 'files',
    output: error instanceof Error ? error.message : String(error),
  }))
  const ok = result.ok && result.looked > 0
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`${ok ? '  ok  ' : ' FAIL '} ${check.name} (${result.looked} ${result.unit}, ${seconds} s)`)
  if (!ok && result.output?.trim()) say(indent(result.output.trim()))
  if (!ok && result.ok) say(indent(`It looked at nothing, which proves nothing.`))
  return { name: check.name, ok }
}

function indent(text: string): string {
  return text.replace(/^/gm, '       ')
}
