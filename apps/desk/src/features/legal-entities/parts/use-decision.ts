import { useAct } from '@daftar/app-kit/use-act'
import { useQueryClient } from '@tanstack/react-query'
import { actMutation, type UpdateAct } from '../acts.ts'
import type { EntityUpdateCase } from '../queries.ts'

export type Deciding = {
  opened: EntityUpdateCase
  /** Closes its dialog, where it has one. */
  onClose?: () => void
}

/** One act on the opened update: it says what was done, and stays open with the reason when it was not. */
export function useDecision({ opened, onClose }: Deciding, doneText: () => string) {
  return useAct<UpdateAct, EntityUpdateCase>({
    mutation: actMutation(useQueryClient(), opened),
    doneText,
    onDone: () => onClose?.(),
    since: opened.version,
  })
}
