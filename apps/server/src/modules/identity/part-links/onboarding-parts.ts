import { isOpenToApplicant } from '@daftar/rules/onboarding/transitions'
import type { ReadTx } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Documents } from '../../casework/files/index.ts'
import { lockApplicant } from '../../merchants/merchants/index.ts'
import { findApplication, saveChange, type ApplicationRow } from '../onboarding/index.ts'
import type { PartOf, PartOwner, PartStanding } from './dependencies.ts'
import { partIn, patchOfPart } from './document-parts.ts'

/** The parts of an application to sell: its people and its bank account. */
export function onboardingParts(documents: Documents): PartOwner {
  const read = async (tx: ReadTx, part: PartOf) => standingOf(await rowOf(tx, part), part)
  return {
    purposes: {
      ...{ identity: 'onboarding_identity', licence: 'onboarding_licence' },
      document: 'onboarding_document',
    },
    async reach(tx, actor, subjectId) {
      const row = await findApplication(tx, subjectId)
      return row?.person_id === actor.id ? row.merchant_id : refuse('not_found')
    },
    read,
    async hold(tx, part) {
      await lockApplicant(tx, part.subjectId)
      return read(tx, part)
    },
    async write(tx, part, { values, at }) {
      const row = await rowOf(tx, part)
      if (!row) return refuse('not_found')
      const patch = patchOfPart(row.document, part, values)
      return saveChange(tx, row, patch, { documents, ifMatch: row.version, at })
    },
  }
}

async function rowOf(tx: ReadTx, { merchantId, subjectId }: PartOf): Promise<ApplicationRow | undefined> {
  const row = await findApplication(tx, subjectId)
  return row?.merchant_id === merchantId ? row : undefined
}

function standingOf(row: ApplicationRow | undefined, part: PartOf): PartStanding | undefined {
  const found = row && partIn(row.document, part)
  return (
    found && {
      ...found,
      businessName: row.document.basic_info.business_name,
      isOpen: isOpenToApplicant(row.status),
    }
  )
}
