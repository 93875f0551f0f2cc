import { isExperimentOn, type Experiment } from '../../access/experiments.ts'

/** What an advance would be for (WAIT-07). */
export const capitalUses = [
  'invest_in_marketing',
  'manage_cash_flows',
  'buy_more_inventory',
  'other',
] as const
export type CapitalUse = (typeof capitalUses)[number]

/** DEC-WAIT-2: how long the free text of `other` is, in characters. */
export const otherUseLength = { min: 3, max: 500 } as const

export interface WaitlistForm {
  readonly stores: readonly string[]
  readonly capitalUse: CapitalUse | null
  readonly otherUse: string
}

export type WaitlistProblem = 'required' | 'choose_option' | 'too_short' | 'too_long'
export type WaitlistErrors = { readonly [Field in keyof WaitlistForm]?: WaitlistProblem }

/** An empty form; a single store is chosen already (DEC-WAIT-3). */
export function emptyWaitlistForm(stores: readonly { readonly id: string }[]): WaitlistForm {
  const [only] = stores
  return { stores: only && stores.length === 1 ? [only.id] : [], capitalUse: null, otherUse: '' }
}

/** WAIT-06, WAIT-08, DEC-WAIT-2. Whoever may see no store has none to choose (DEC-CAP-14). */
export function checkWaitlistForm(form: WaitlistForm, hasStores: boolean): WaitlistErrors {
  const otherUse = form.capitalUse === 'other' ? checkOtherUse(form.otherUse) : null
  return {
    ...(hasStores && form.stores.length === 0 && { stores: 'required' }),
    ...(form.capitalUse === null && { capitalUse: 'choose_option' }),
    ...(otherUse && { otherUse }),
  }
}

/** What is wrong with the free text of `other`, null when nothing is. Spaces around it do not count. */
export function checkOtherUse(text: string): WaitlistProblem | null {
  const { length } = text.trim()
  if (length === 0) return 'required'
  if (length < otherUseLength.min) return 'too_short'
  return length > otherUseLength.max ? 'too_long' : null
}

/** The experiment by which screens know that a merchant is on the list (DEC-WAIT-4). */
export const joinedWaitlist = { name: 'capital_waitlist', value: 'on' } as const

/**
 * Whether the fake door is a page of this account: the product is not open to it yet, or it has joined and is
 * told so (DEC-CAP-12). Whoever capital is open to is led there instead.
 */
export function showsFakeDoor(experiments: readonly Experiment[]): boolean {
  return isExperimentOn(experiments, 'capital_fake_door') || isExperimentOn(experiments, joinedWaitlist.name)
}
