import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import { incompleteKybSteps } from '@daftar/rules/capital/kyb/steps'
import { stepsFor, type Step, type StepName } from '@daftar/rules/capital/applications/steps'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { findOffer } from '../offers/index.ts'
import { kybStepsOf } from './kyb-state.ts'
import { listStatements } from './statements.ts'
import type { ApplicationRow } from './store.ts'

/**
 * The steps of an application as the server sees them: the browser never computes completion itself
 * (DEC-WIZ-1). The older form has none (DEC-APPL-12).
 */
export async function stepsOf(tx: ReadTx, row: ApplicationRow): Promise<Step[]> {
  if (row.form === 'single_page') return []
  const [offer, statements, hasIntegrationForm] = await Promise.all([
    findOffer(tx, row.merchant_id, row.offer_id),
    listStatements(tx, row.merchant_id, row.id),
    isOn(tx, row.merchant_id, 'integration_form'),
  ])
  return stepsFor({
    hasIntegrationForm,
    tags: (offer?.tags ?? []) as OfferTag[],
    amountMinor: row.amount_minor,
    currency: row.currency,
    hasRentalContract: !!row.location_details?.rental_contract_url,
    done: doneSteps(row, statements.length > 0),
  })
}

function doneSteps(row: ApplicationRow, hasStatements: boolean): StepName[] {
  const done: [StepName, boolean][] = [
    ['bank_statements', hasStatements && row.requirements_confirmed],
    ['sales_data', row.sales_data_done],
    ['social_networks', row.social_done],
    ['location_details', row.location_done],
    // The reviewer needs the licence itself (DEC-WIZ-5).
    ['preapproved_legal_info', !!row.legal_info?.cr_file],
    ['kyb_legal_info', incompleteKybSteps(kybStepsOf(row)).length === 0],
  ]
  return done.filter(([, isDone]) => isDone).map(([name]) => name)
}

async function isOn(tx: ReadTx, merchantId: string, name: string): Promise<boolean> {
  const [row] = await tx<Row<'merchant_experiment_public', 'enabled'>[]>`
    select enabled from merchant_experiment_public where merchant_id = ${merchantId} and name = ${name}`
  return row?.enabled ?? false
}
