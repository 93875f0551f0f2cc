import { organizationStatusOf, type OrganizationStatus } from '@daftar/rules/merchants/organization'
import type { BusinessProfile } from '@daftar/contract/endpoints/identity/business-profile'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { Documents } from '../../casework/files/index.ts'
import { findContract } from '../../merchants/merchants/index.ts'
import {
  applicationOf,
  holdApplication,
  presentApplication,
  saveWhole,
  type ApplicationRow,
} from '../onboarding/index.ts'

interface ProfileDependencies {
  documents: Documents
}

/**
 * What an organization said of itself when it applied: its applicant and its administrators read it
 * (DEC-BIZ-2).
 */
export function buildBusinessProfile({ documents }: ProfileDependencies) {
  const handlers: Handlers<'businessProfile'> = {
    'businessProfile.read': async ({ tx, actor, params, version }) => {
      if (!isTheirs(actor, params.id)) return refuse('not_found')
      if (params.id === actor.merchantId && !actor.permissions.isWorkspaceAdmin)
        return refuse('no_permission')
      const row = await applicationOf(tx, params.id)
      version(row?.version ?? 1)
      const business_profile = await presentProfile(tx, params.id, row)
      return business_profile ? { business_profile } : refuse('not_found')
    },

    'businessProfile.save': async ({ tx, actor, params, body, ifMatch, now: at, version }) => {
      if (!isTheirs(actor, params.id)) return refuse('not_found')
      const row = await holdApplication(tx, params.id, actor.id)
      if (row?.status !== 'changes_requested') return refuse(row ? 'wrong_status' : 'not_found')
      const { general: _, ...document } = body.application
      const refusal = await saveWhole(tx, row, document, { documents, ifMatch, at })
      if (refusal) return refusal
      const saved = await applicationOf(tx, params.id)
      version(saved?.version ?? row.version)
      const business_profile = await presentProfile(tx, params.id, saved)
      return business_profile ? { business_profile } : refuse('not_found')
    },
  }
  return defineModule({ name: 'business-profile', handlers })
}

/** An organization has the id of its merchant, from its application on (docs/decisions/0077). */
function isTheirs({ merchantId, applicantId }: MerchantActor, id: string): boolean {
  return id === merchantId || id === applicantId
}

async function presentProfile(
  tx: ReadTx,
  id: string,
  row: ApplicationRow | undefined,
): Promise<BusinessProfile | null> {
  const contract = await findContract(tx, id)
  // Of a merchant that staff entered there is no application, and nobody would have entered it unapproved.
  const status: OrganizationStatus | null = row ? organizationStatusOf(row.status) : 'approved'
  if (status === null) return null
  const application = row && (await presentApplication(tx, row))
  return {
    id: row?.id ?? id,
    organization_id: id,
    status,
    contract_status: contract?.status ?? 'none',
    application: application
      ? { ...application, general: { ...application.general, status: 'submitted' } }
      : null,
    review: application?.review ? { status, reasons: application.review.reasons } : null,
  }
}
