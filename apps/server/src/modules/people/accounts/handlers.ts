import type { AnswerOf } from '@daftar/contract'
import { keepEnabled } from '@daftar/rules/access/experiments'
import { aboutWithdrawal } from '@daftar/rules/wallet/withdrawal'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import type { Handlers, RequestFacts } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { unreadOf } from '../notifications/index.ts'
import { accessOf, inMerchant } from '../sessions/index.ts'
import type { WireExperiment } from '../settings/index.ts'
import type { AccountPhone } from '../sign-in/index.ts'
import { contractStatusOf, findAccount } from './store.ts'

interface AccountDependencies {
  accountPhone: AccountPhone
  experiments(tx: ReadTx, merchantId: string | null): Promise<WireExperiment[]>
  published(tx: ReadTx): Promise<Record<string, unknown>>
  walletCountries?: readonly string[]
}

export function accountHandlers(deps: AccountDependencies): Handlers<'accounts'> {
  return { ...account(deps), ...phone(deps) }
}

/** Who the person is, and what they may do. */
function account({ experiments, published, walletCountries }: AccountDependencies) {
  return {
    'accounts.permissions': ({ actor }) => Promise.resolve(rawPermissions(actor)),

    'accounts.read': async ({ actor, tx, now }) => {
      const found = await findAccount(tx, actor.id)
      if (!found) return refuse('not_found')
      const row = inMerchant(found, actor.viewer?.merchantId ?? null)
      const { workspace, flags, permissions } = accessOf(row, actor.merchantId, walletCountries)
      const merchantId = workspace?.merchant_id ?? null
      return {
        id: row.id,
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.email,
        phone: row.phone,
        created_at: row.created_at.toISOString(),
        now: now.toISOString(),
        merchant_name: workspace?.name ?? null,
        merchant_name_ar: workspace?.name_ar ?? null,
        country: workspace?.country ?? null,
        contract_status: merchantId === null ? null : await contractStatusOf(tx, merchantId),
        workspaces: row.workspaces.map(({ merchant_id, name, name_ar, stores }) => ({
          merchant_id,
          name,
          name_ar,
          stores,
        })),
        permissions: rawPermissions({ merchantId, role: workspace?.role ?? null, flags }),
        unread_notifications: await unreadOf(tx, actor),
        experiments: keepEnabled(await experiments(tx, merchantId)),
        computedPermissions: permissions,
        viewed_until: actor.viewer?.until.toISOString() ?? null,
        published: await published(tx),
      }
    },
  } satisfies Partial<Handlers<'accounts'>>
}

/** The phone of the second factor: at hand, or changed. */
function phone({ accountPhone }: AccountDependencies) {
  return {
    'accounts.phoneProof': async ({ actor, body, tx, now, request, audit }) => {
      audit({ object: actor.id })
      const sent = await accountPhone.sendProof(tx, {
        ...{ now, request, ...ownerOf(actor, request) },
        about: aboutWithdrawal(body?.withdrawal),
      })
      return sent instanceof Refusal ? sent : { resend_at: sent.resendAt.toISOString() }
    },

    'accounts.phoneProve': async ({ actor, body, tx, now, request, audit }) => {
      audit({ object: actor.id })
      const about = aboutWithdrawal(body.withdrawal)
      const call = { now, request, ...ownerOf(actor, request), code: body.otp_code, about }
      const proven = await accountPhone.prove(tx, call)
      return proven instanceof Refusal
        ? proven
        : { proof: proven.proof, expires_at: proven.expiresAt.toISOString() }
    },

    'accounts.phone': async ({ actor, body, tx, now, request, audit }) => {
      audit({ object: actor.id })
      const sent = await accountPhone.send(tx, {
        now,
        request,
        ...ownerOf(actor, request),
        phone: body.phone,
        proof: body.proof,
      })
      return sent instanceof Refusal ? sent : { resend_at: sent.resendAt.toISOString() }
    },

    'accounts.phoneVerify': async ({ actor, body, tx, now, request, audit }) => {
      audit({ object: actor.id })
      const { phone, proof, otp_code: code } = body
      return accountPhone.verify(tx, { now, request, ...ownerOf(actor, request), phone, proof, code })
    },
  } satisfies Partial<Handlers<'accounts'>>
}

/** PERM-01, PERM-02, ACC-02. */
function rawPermissions({
  merchantId,
  role,
  flags,
}: Pick<MerchantActor, 'merchantId' | 'role' | 'flags'>): AnswerOf<'accounts.permissions'> {
  return { merchant_id: merchantId, role, ...flags }
}

function ownerOf(actor: MerchantActor, request: RequestFacts) {
  return { personId: actor.id, sessionId: actor.sessionId, language: request.language }
}
