import { stepNames, type Step, type StepName } from './steps.ts'

/** Moving through the steps the server sent; nothing here decides whether one is completed (DEC-WIZ-1). */
type Steps = readonly Step[]

const alwaysEnabled: readonly StepName[] = ['customize_your_offer', 'bank_statements', 'sales_data']

/**
 * Customise, statements and sales data are always enabled, the others once the statements are in (WIZ-17,
 * WIZ-18). On an offer that does not ask for statements they do not hold anything back.
 */
export function isStepEnabled(steps: Steps, name: StepName): boolean {
  if (!find(steps, name)) return false
  if (alwaysEnabled.includes(name)) return true
  const statements = find(steps, 'bank_statements')
  return statements === undefined || statements.completed || statements.optional
}

/** The step after one (WIZ-19 to WIZ-25); null after the last. */
export function nextStep(steps: Steps, name: StepName): StepName | null {
  const index = steps.findIndex((step) => step.name === name)
  return index < 0 ? null : (steps[index + 1]?.name ?? null)
}

/** The step before one (WIZ-26, WIZ-27); null before the first. */
export function previousStep(steps: Steps, name: StepName): StepName | null {
  const index = steps.findIndex((step) => step.name === name)
  return index < 1 ? null : steps[index - 1]!.name
}

/** The first incomplete step that is not optional; null when nothing is missing for submission. */
export function firstIncompleteStep(steps: Steps): StepName | null {
  return missingSteps(steps)[0] ?? null
}

/** What a refused submission names (DEC-WIZ-6). */
export function missingSteps(steps: Steps): StepName[] {
  return steps.filter((step) => !step.completed && !step.optional).map((step) => step.name)
}

/**
 * Where an opened application starts: the first incomplete non-optional step (WIZ-03), or the last step when
 * all are complete.
 */
export function landingStep(steps: Steps): StepName {
  return firstIncompleteStep(steps) ?? steps.at(-1)?.name ?? 'customize_your_offer'
}

export type StepAddress =
  | { readonly kind: 'open'; readonly name: StepName }
  | { readonly kind: 'redirect'; readonly to: StepName }
  | { readonly kind: 'not_found' }

/** What an address with a step name shows (WIZ-14, DEC-WIZ-18). */
export function resolveStep(steps: Steps, name: string): StepAddress {
  if (!isStepName(name)) return { kind: 'not_found' }
  if (name === 'sales_data' && !find(steps, name)) return { kind: 'redirect', to: 'customize_your_offer' }
  return isStepEnabled(steps, name) ? { kind: 'open', name } : { kind: 'redirect', to: landingStep(steps) }
}

/** Percent of the badge "+30% approval chance", until the step is completed (WIZ-29, DEC-WIZ-16). */
export function approvalChancePercent({ name, completed }: Step): number | null {
  return (name === 'social_networks' || name === 'location_details') && !completed ? 30 : null
}

/** Steps shown as optional (WIZ-28): sales data is not marked. */
export function isShownOptional({ name, optional }: Step): boolean {
  return optional && (name === 'social_networks' || name === 'location_details')
}

export type ApplicationEntry =
  | { readonly kind: 'wizard'; readonly step: StepName }
  | { readonly kind: 'kyb'; readonly step: 'initialization' | 'commercial_licence' }

/**
 * Where an application opens: its landing step, or the KYB route when that is what is left (WIZ-03, WIZ-04,
 * WIZ-10, WIZ-11).
 */
export function applicationEntry(steps: Steps, status: string): ApplicationEntry {
  const step = landingStep(steps)
  if (step !== 'kyb_legal_info') return { kind: 'wizard', step }
  return { kind: 'kyb', step: status === 'verified' ? 'commercial_licence' : 'initialization' }
}

function find(steps: Steps, name: StepName): Step | undefined {
  return steps.find((step) => step.name === name)
}

function isStepName(name: string): name is StepName {
  return (stepNames as readonly string[]).includes(name)
}
