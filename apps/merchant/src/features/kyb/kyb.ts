import type { KybState } from '@daftar/contract/endpoints/capital/kyb-shapes'
import type { KybStepName } from '@daftar/rules/capital/kyb/steps'
import type { SaveOutcome } from './save.ts'
import type { Application, UpdateApplicationBody } from './wire.ts'

/** An application with a business verification. */
export type KybApplication = Application & { readonly kyb: KybState }

/** What every step of one business verification knows. */
export interface Kyb {
  readonly application: KybApplication
  readonly step: KybStepName
  /** Where Back leads: the step before, and from the first the wizard or the offer (KYB-07, KYB-31). */
  readonly back: string
  /** Whether a save is under way; a second one meanwhile does nothing. */
  readonly isSaving: boolean
  /** How the last save ended, null after a success and before the first. */
  readonly trouble: Exclude<SaveOutcome, { kind: 'saved' }> | null
  /**
   * The version of somebody else that was taken over last in place of what was typed: the step begins again
   * with it.
   */
  readonly restarts: number
  /**
   * Saves blocks and says so (KYB-154, KYB-155); null when one is under way already. `isTold` failures say
   * what they are by themselves.
   */
  save(body: UpdateApplicationBody, isTold?: (outcome: SaveOutcome) => boolean): Promise<SaveOutcome | null>
  /** Takes over what another call answered, or what somebody else has saved. */
  take(application: Application): void
  /** To the step after; never asks whether to leave, because everything is saved. */
  forward(): void
  go(step: KybStepName): void
  /** To any other address of the product. */
  leave(path: string): void
}
