import type { ReadTx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { completeContract } from './complete.ts'
import type { ContractDependencies } from './dependencies.ts'
import { documentOf } from './document-answer.ts'
import { sendAgain } from './letter-again.ts'
import { presentForStaff } from './present.ts'
import { findForStaff, findPaper, listForStaff } from './store.ts'

/** Contracts of merchants, as staff see them and sign for the provider. */
export function staffContractHandlers(deps: ContractDependencies) {
  return {
    'contracts.listForStaff': async ({ tx, query }) => {
      const { rows, next_page_token } = await listPage(query, byTime('since'), (page) =>
        listForStaff(tx, query.status, page),
      )
      return { contracts: rows.map(presentForStaff), next_page_token }
    },

    'contracts.readForStaff': ({ tx, params }) => answer(tx, params.id),

    'contracts.documentForStaff': async ({ params, audit }) => {
      const paper = await deps.database.providerRead((tx) => findPaper(tx, params.id))
      if (!paper) return refuse('not_found')
      audit({ object: `merchant_contract:${paper.contract_id}`, merchantId: params.id })
      return documentOf(deps, paper, 'inline')
    },

    'contracts.resend': async ({ tx, params, now, audit }) => {
      const known = await findForStaff(tx, params.id)
      audit({ object: `merchant_contract:${params.id}`, merchantId: known ? params.id : null })
      if (!known) return refuse('not_found')
      return (await sendAgain(tx, deps, params.id, now)) ?? answer(tx, params.id)
    },

    'contracts.countersign': async ({ tx, params, actor, now: at, audit }) => {
      const known = await findForStaff(tx, params.id)
      audit({ object: `merchant_contract:${params.id}`, merchantId: known ? params.id : null })
      if (!known) return refuse('not_found')
      const by = { staffId: actor.id, name: actor.name, at }
      return (await completeContract(tx, deps, params.id, by)) ?? answer(tx, params.id)
    },
  } satisfies Partial<Handlers<'contracts'>>
}

async function answer(tx: ReadTx, merchantId: string) {
  const row = await findForStaff(tx, merchantId)
  return row ? { contract: presentForStaff(row) } : refuse('not_found')
}
