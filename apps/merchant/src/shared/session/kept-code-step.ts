import { storageKeys } from '@daftar/client'

interface CodeStep {
  sentAtMs: number
}

/**
 * A code step outlives a reload, as in a sign-in (decision 0068): a phone that leaves for its messages may
 * throw the page away. What the step knows stays in the tab, and never a code.
 */
export function keepCodeStep(of: string, step: CodeStep | null): void {
  try {
    if (step === null) sessionStorage.removeItem(storageKeys.codeStep)
    else sessionStorage.setItem(storageKeys.codeStep, JSON.stringify({ of, step }))
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** What was kept of that step, while its code may still be the one that counts. */
export function keptCodeStep<Step extends CodeStep>(of: string, sinceMs: number): Step | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKeys.codeStep) ?? 'null') as {
      of: string
      step: Step
    } | null
    return kept?.of === of && kept.step.sentAtMs > sinceMs ? kept.step : null
  } catch {
    return null
  }
}
