import { kindsOfStep, waterfallSteps, type WaterfallStep } from '@daftar/rules/settlement/payout-lines'

/** The step an address names; null when it names none that has movements. */
export function readStep(value: unknown): WaterfallStep | null {
  return waterfallSteps.find((step) => step === value && kindsOfStep(step).length > 0) ?? null
}
