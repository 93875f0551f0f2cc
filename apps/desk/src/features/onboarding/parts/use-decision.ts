import { useAct } from '@daftar/app-kit/use-act'
import { useQueryClient } from '@tanstack/react-query'
import { actMutation, type CaseAct } from '../acts.ts'
import type { OnboardingCase } from '../queries.ts'

type Deciding = {
  opened: OnboardingCase
  /** Closes its dialog, where it has one. */
  onClose?: () => void
}

/** One act on the opened case: it says what was done, and stays open with the reason when it was not. */
export function useDecision(
  { opened, onClose }: Deciding,
  doneText: (answer: OnboardingCase | null) => string,
) {
  return useAct<CaseAct, OnboardingCase | null>({
    mutation: actMutation(useQueryClient(), opened),
    doneText: ({ answer }) => doneText(answer),
    onDone: () => onClose?.(),
    since: opened.version,
  })
}
