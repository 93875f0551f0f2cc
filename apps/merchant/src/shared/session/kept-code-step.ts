import { storageKeys } from '@daftar/client'
import type { Services } from '../page.ts'

interface CodeStep {
  sentAtMs: number
}

type Clocked = Pick<Services, 'config' | 'now'>

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

/** What was kept of that step, while its code may still count; what is older is forgotten. */
export function keptCodeStep<Step extends CodeStep>(of: string, { config, now }: Clocked): Step | null {
  const sinceMs = now() - config.codes.validSeconds * 1000
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKeys.codeStep) ?? 'null') as {
      of: string
      step: Step
    } | null
    if (kept && kept.step.sentAtMs <= sinceMs) keepCodeStep(of, null)
    else if (kept?.of === of) return kept.step
    return null
  } catch {
    return null
  }
}

/** A code that was asked for before, in another tab too, is the one that counts; so does its time. */
export function codeSentAtMs(answer: { resend_after_seconds: number }, { config, now }: Clocked): number {
  return now() - (config.codes.resendSeconds - answer.resend_after_seconds) * 1000
}
