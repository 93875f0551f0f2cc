import type { Step } from '@daftar/rules/capital/applications/steps'
import type { WizardOffer } from './forms/address.ts'
import type { Drafts } from './drafts/draft.ts'
import type { Terms } from './forms/customise-form.ts'
import type { Application } from './wire.ts'

/** What every step of one wizard knows. */
export interface Wizard {
  readonly offer: WizardOffer
  readonly terms: Terms
  readonly application: Application | null
  readonly steps: readonly Step[]
  /**
   * The step that stands here, as the server sees it: whether it is completed, and whether it may be left
   * out.
   */
  readonly step: Step
  readonly drafts: Drafts
  /** The address of the step before, null on the first. */
  readonly back: string | null
  /** On to the step after, as the answer of a save knows it. */
  forward(application: Application): void
  /** To any address; never asks whether to leave, because everything is saved. */
  go(path: string): void
  /** Starts the step over from a newer version, without what was typed. */
  takeOver(latest: Application): void
}

/** A step that only exists once the application was begun. */
export type BegunWizard = Wizard & { readonly application: Application }
