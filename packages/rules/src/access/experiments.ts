/** Names of the feature flags the product knows (PERM-37 to PERM-55, DEC-PERM-4). */
export const experimentNames = [
  'strict_payment_link_validation',
  'ads',
  'capital',
  'capital_fake_door',
  'capital_waitlist',
  'capital_feedback_form',
  'product_catalog',
  'marketing_and_products',
  'commercial_registry_maintenance',
  'integration_form',
  'locations',
  'acquiring_survey',
  'embedded_contract',
  'store_management',
  'money_tab_mobile',
  'chat_csat_redesign',
  'merchant_wallet',
  'redesigned_reset_form',
] as const
export type ExperimentName = (typeof experimentNames)[number]

/**
 * Of which a wrong share moves money of many merchants or binds them: two people switch it for more than one
 * of them.
 */
const sensitive: readonly ExperimentName[] = ['ads', 'capital', 'embedded_contract', 'merchant_wallet']

export function isSensitive(name: ExperimentName): boolean {
  return sensitive.includes(name)
}

/** Stands in a rule for every country that has none of its own. */
export const everyCountry = 'all'

export type Experiment = Readonly<{ name: string; value: unknown }>

/** DEC-PERM-5: which values switch an experiment on. */
export function isEnabled(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on' || value === 'enabled'
}

/** PERM-04: only enabled experiments are kept on the account. */
export function keepEnabled<E extends Experiment>(experiments: readonly E[]): E[] {
  return experiments.filter(({ value }) => isEnabled(value))
}

/** PERM-37: whether a feature is on for this account; false for anything not named or not enabled. */
export function isExperimentOn(experiments: readonly Experiment[], name: ExperimentName): boolean {
  return experiments.some((experiment) => experiment.name === name && isEnabled(experiment.value))
}
