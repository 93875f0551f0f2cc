import { kybStepNames, type KybStep, type KybStepName } from './steps.ts'

type Steps = readonly KybStep[]

/** The step before one, null before the first: going back walks the order in reverse (KYB-07). */
export function previousKybStep(name: KybStepName): KybStepName | null {
  return kybStepNames[kybStepNames.indexOf(name) - 1] ?? null
}

/** The step after one; null after the review. */
export function nextKybStep(name: KybStepName): KybStepName | null {
  return kybStepNames[kybStepNames.indexOf(name) + 1] ?? null
}

/** Whether the header lets somebody jump to a step: only if the one before it is complete (KYB-20). */
export function isKybStepReachable(steps: Steps, name: KybStepName): boolean {
  const before = previousKybStep(name)
  return before === null || isDone(steps, before)
}

/** Where an entry from outside begins when its step cannot be shown (KYB-15, KYB-16). */
export function kybLandingStep(status: string): KybStepName {
  return status === 'verified' ? 'commercial_licence' : 'initialization'
}

/**
 * The step an address shows. From outside the page a step is entered only where all before it are complete,
 * else the entry begins where the status says; inside the page nothing leads elsewhere, but a step that is
 * none (DEC-KYB-1).
 */
export function resolveKybStep(
  { steps, status }: { steps: Steps; status: string },
  asked: string,
  from: 'outside' | 'inside',
): KybStepName {
  const name = kybStepNames.find((known) => known === asked)
  if (name && (from === 'inside' || isWelcome(steps, status, name))) return name
  return kybLandingStep(status)
}

/** A confirmed signatory has read the check-list; every other step is entered over complete ones. */
function isWelcome(steps: Steps, status: string, name: KybStepName): boolean {
  if (name === 'initialization') return status !== 'verified'
  return kybStepNames.slice(0, kybStepNames.indexOf(name)).every((before) => isDone(steps, before))
}

function isDone(steps: Steps, name: KybStepName): boolean {
  return steps.find((step) => step.name === name)?.completed ?? false
}
