import { experimentNames, type ExperimentName } from '@daftar/rules/access/experiments'
import { m } from '@daftar/words'

const words: Readonly<Record<ExperimentName, () => string>> = {
  strict_payment_link_validation: m.desk_experiment_strict_payment_link_validation,
  ads: m.desk_experiment_ads,
  capital: m.desk_experiment_capital,
  capital_fake_door: m.desk_experiment_capital_fake_door,
  capital_waitlist: m.desk_experiment_capital_waitlist,
  capital_feedback_form: m.desk_experiment_capital_feedback_form,
  product_catalog: m.desk_experiment_product_catalog,
  marketing_and_products: m.desk_experiment_marketing_and_products,
  commercial_registry_maintenance: m.desk_experiment_commercial_registry_maintenance,
  integration_form: m.desk_experiment_integration_form,
  locations: m.desk_experiment_locations,
  acquiring_survey: m.desk_experiment_acquiring_survey,
  embedded_contract: m.desk_experiment_embedded_contract,
  store_management: m.desk_experiment_store_management,
  money_tab_mobile: m.desk_experiment_money_tab_mobile,
  chat_csat_redesign: m.desk_experiment_chat_csat_redesign,
  merchant_wallet: m.desk_experiment_merchant_wallet,
  redesigned_reset_form: m.desk_experiment_redesigned_reset_form,
}

/** What an experiment switches, in words; one the product does not know keeps its name. */
export function experimentText(name: string): string {
  const known = experimentNames.find((each) => each === name)
  return known ? words[known]() : name
}
