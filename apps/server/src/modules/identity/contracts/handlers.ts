import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { findContract, findMerchant, listStores } from '../../merchants/merchants/index.ts'
import { listMembers } from '../../people/members/index.ts'
import { commissionsAt } from './commissions.ts'
import { presentTerms } from './commercial-terms.ts'
import type { ContractDependencies } from './dependencies.ts'
import { documentOf } from './document-answer.ts'
import { drawContract, placeContract } from './draw.ts'
import { sendAgain } from './letter-again.ts'
import { presentContract } from './present.ts'
import { signContract } from './sign.ts'
import { changePaper, findPaper } from './store.ts'

/** The contract of a merchant, asked for by any of its stores. */
export function contractHandlers(deps: ContractDependencies) {
  const { database } = deps
  return {
    'contracts.read': async ({ tx, actor, params }) =>
      (await sees(tx, actor, params.id)) ? presentContract(tx, deps, actor, params.id) : refuse('not_found'),

    'contracts.create': async ({ actor, params, body, now: at, audit }) => {
      const { merchantId } = actor
      const known = await database.tenantRead(actor.merchantIds, async (tx) => {
        if (!(await sees(tx, actor, params.id))) return 'no_store'
        return (await isAdmin(tx, merchantId, body.email)) ? 'admin' : 'nobody'
      })
      if (known === 'no_store') return refuse('not_found')
      if (known === 'nobody') return refuse('signatory_unknown')
      const drawn = await drawContract(deps, { merchantId, signatory: body })
      if (drawn instanceof Refusal) return drawn
      return async (tx: Tx) => {
        audit({ object: `merchant_contract:${drawn.contract_id}`, after: { signatory: body.email } })
        const by = { actor: 'merchant', actorId: actor.id, at } as const
        return (await placeContract(tx, deps, drawn, by)) ?? presentContract(tx, deps, actor, params.id)
      }
    },

    'contracts.completion': async ({ tx, actor, params }) => {
      if (!(await sees(tx, actor, params.id))) return refuse('not_found')
      const contract = await findContract(tx, actor.merchantId)
      return { is_completed: contract?.status === 'completed' }
    },

    'contracts.document': async ({ actor, params, query }) => {
      const found = await database.tenantRead(actor.merchantIds, async (tx) => {
        const isSeen = await sees(tx, actor, params.id)
        return isSeen ? findPaper(tx, actor.merchantId) : undefined
      })
      if (!found) return refuse('not_found')
      // DEC-BIZ-4: first the terms, then the contract.
      if (!found.terms_accepted_at) return refuse('terms_not_accepted')
      return documentOf(deps, found, query.save ? 'attachment' : 'inline')
    },

    'contracts.acceptTerms': async ({ tx, actor, params, now, audit }) => {
      if (!(await sees(tx, actor, params.id))) return refuse('not_found')
      const { merchantId } = actor
      const contract = await findContract(tx, merchantId)
      const paper = await findPaper(tx, merchantId)
      if (!paper || contract?.status !== 'sent') return refuse('wrong_status')
      audit({ object: `merchant_contract:${paper.contract_id}` })
      const accepted = { terms_accepted_at: now, terms_accepted_by: actor.id }
      if (!paper.terms_accepted_at && !(await changePaper(tx, paper, accepted))) return refuse('wrong_status')
      return presentContract(tx, deps, actor, params.id)
    },

    'contracts.sign': async ({ tx, actor, params, body, now: at, request, audit }) => {
      if (!(await sees(tx, actor, params.id))) return refuse('not_found')
      audit({ object: `merchant_contract:${actor.merchantId}`, after: { full_name: body.full_name } })
      const { full_name: fullName, document_sha256: documentSha256, proof, key } = body
      const signing = { fullName, documentSha256, proof, key, at, request }
      const refusal = await signContract(tx, deps, actor, signing)
      return refusal ?? presentContract(tx, deps, actor, params.id)
    },

    'contracts.sendAgain': async ({ tx, actor, params, now, audit }) => {
      if (!(await sees(tx, actor, params.id))) return refuse('not_found')
      audit({ object: `merchant_contract:${actor.merchantId}` })
      const refusal = await sendAgain(tx, deps, actor.merchantId, now)
      return refusal ?? presentContract(tx, deps, actor, params.id)
    },

    'contracts.commissions': async ({ tx, actor, params, now }) => {
      const merchant = await findMerchant(tx, actor.merchantId)
      if (!merchant || !(await sees(tx, actor, params.id))) return refuse('not_found')
      return { items: (await commissionsAt(tx, merchant, [params.id], now)).get(params.id) ?? [] }
    },

    'contracts.commercialTerms': async ({ tx, actor, now }) =>
      (await presentTerms(tx, deps, actor, now)) ?? refuse('not_found'),
  } satisfies Partial<Handlers<'contracts'>>
}

/** Whether a store is one the person may see. */
async function sees(tx: ReadTx, actor: MemberActor, storeId: string): Promise<boolean> {
  const stores = await listStores(tx, actor.merchantId, actor.id)
  return stores.some(({ id }) => id === storeId)
}

/** Whether somebody with this mailbox administers the merchant: nobody else can sign for it. */
async function isAdmin(tx: ReadTx, merchantId: string, email: string): Promise<boolean> {
  const members = await listMembers(tx, merchantId)
  return members.some(
    (one) => one.email === email && one.role === 'workspace_admin' && one.disabled_at === null,
  )
}
