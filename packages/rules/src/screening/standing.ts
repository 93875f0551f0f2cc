/** What somebody who is compared belongs to. */
export const screenedSubjects = ['onboarding', 'legal_entity', 'kyb'] as const
export type ScreenedSubject = (typeof screenedSubjects)[number]

/** A hit is somebody else, or it is them. */
export const hitDecisions = ['dismissed', 'confirmed'] as const
export type HitDecision = (typeof hitDecisions)[number]

/** How the lists stand to a case. */
export const screeningStates = ['no_list', 'not_compared', 'clear', 'open', 'confirmed'] as const
export type ScreeningState = (typeof screeningStates)[number]

/** Where nothing was compared, that is said: it is never `clear`. */
export function screeningState(facts: {
  lists: number
  /** How many people and companies the case names, and how many of them were compared with every list. */
  named: number
  compared: number
  decisions: readonly (HitDecision | null)[]
}): ScreeningState {
  const { lists, named, compared, decisions } = facts
  if (decisions.includes('confirmed')) return 'confirmed'
  if (decisions.includes(null)) return 'open'
  if (lists === 0) return 'no_list'
  return named === 0 || compared < named ? 'not_compared' : 'clear'
}

/** Whether a case may be decided: every hit has been. */
export function isScreeningDecided(state: ScreeningState): boolean {
  return state !== 'open'
}
