/** NAV-54; hidden is final. */
export const tutorialSteps = ['first', 'second', 'hidden'] as const
export type TutorialStep = (typeof tutorialSteps)[number]

/**
 * `first` is a tooltip on the disputes page with next and close; `second` one on Users with back, add and
 * close (DEC-NAV-10).
 */
export type TutorialEvent = 'next' | 'back' | 'add' | 'close'

export type TutorialMove = Readonly<{ step: TutorialStep; goTo: 'disputes' | 'users' | null }>

const moves: Readonly<Record<TutorialStep, Readonly<Partial<Record<TutorialEvent, TutorialMove>>>>> = {
  first: {
    next: { step: 'second', goTo: null },
    close: { step: 'hidden', goTo: null },
  },
  second: {
    back: { step: 'first', goTo: 'disputes' }, // NAV-58
    add: { step: 'hidden', goTo: 'users' }, // NAV-59
    close: { step: 'hidden', goTo: null },
  },
  hidden: {},
}

/** What a button of the tutorial does. Whoever does not see Users goes from first to hidden (DEC-NAV-10). */
export function moveTutorial(
  step: TutorialStep,
  event: TutorialEvent,
  isWorkspaceAdmin: boolean,
): TutorialMove {
  if (step === 'first' && event === 'next' && !isWorkspaceAdmin) return { step: 'hidden', goTo: null }
  return moves[step][event] ?? { step, goTo: null }
}

/** NAV-55: where the tooltip stands, or null. Users is there for workspace admins only. */
export function tutorialPlace(
  step: TutorialStep,
  isWorkspaceAdmin: boolean,
): 'disputes_page' | 'users_item' | null {
  if (step === 'first') return 'disputes_page'
  return step === 'second' && isWorkspaceAdmin ? 'users_item' : null
}

/** NAV-60: the step as it was stored; anything else starts at first. */
export function readTutorialStep(stored: string | null): TutorialStep {
  return tutorialSteps.find((step) => step === stored) ?? 'first'
}
